import { useEffect, useState } from 'react';
import type { Payload } from '@clinic/contracts';
import { useTranslation } from '@clinic/kit/i18n';
import type { SlotContentProps } from '@clinic/kit/routing';
import { useSession } from '@clinic/kit/session';
import { Dialog, DialogContent, onEscape } from '@clinic/kit/dialogs';
import { LoadFailed } from '@clinic/kit/forms';
import { Box, Icon, IconButton, SkeletonLines, Typography } from '@clinic/kit/ui';
import { adoptChoice } from '../parts/draft/adopt-choice.ts';
import { withoutDoctor } from '../parts/draft/draft.ts';
import { reachable } from '../parts/draft/earliest-step.ts';
import { changeDraft, useKeptBooking } from '../parts/draft/kept-booking.ts';
import { Wizard } from '../parts/flow/Wizard.tsx';
import { logFailure } from '../parts/log-failure.ts';
import { LanguageToggle } from './LanguageToggle.tsx';
import { useModalPlace } from './use-modal-place.ts';

/** The wizard over whatever page it was called from, with the doctor or speciality of the call chosen already. */
export function BookingModal({ activation }: SlotContentProps) {
  const { t } = useTranslation('booking');
  const choice = activation?.payload as Payload<'booking/wizard.open@1'> | undefined;
  const [prepared, setPrepared] = useState(choice?.doctor === undefined && choice?.specialty === undefined);
  const [failed, setFailed] = useState(false);
  const { draft, owner } = useKeptBooking();
  const account = useSession((session) => session.user?.public_id);
  // Nothing of the draft of another account is ever drawn.
  const own = account !== undefined && owner === account;
  const step = reachable(draft.step, draft);
  const { open, close } = useModalPlace(own && prepared, step);

  useEffect(() => {
    if (prepared || !own) return;
    const left = new AbortController();
    adoptChoice({ doctor: choice?.doctor, specialty: choice?.specialty }, left.signal)
      // A call for a doctor or a speciality begins with the question after it.
      .then(() => changeDraft((now) => ({ ...now, step: reachable(choice?.doctor === undefined ? 2 : 3, now) })))
      .catch((error: unknown) => {
        if (left.signal.aborted) return;
        logFailure('the choice of the page', error);
        // The steps after the question name no doctor: an older draft would lead on to another one without a word.
        if (choice?.doctor === undefined) return changeDraft((now) => ({ ...now, step: 1 }));
        changeDraft((now) => ({ ...withoutDoctor(now), step: reachable(2, now) }));
        setFailed(true);
      })
      .finally(() => {
        if (!left.signal.aborted) setPrepared(true);
      });
    return () => left.abort();
  }, [prepared, own, choice]);

  const retry = () => {
    setFailed(false);
    setPrepared(false);
  };

  return (
    <Dialog
      open={open}
      onClose={onEscape(close)}
      maxWidth={false}
      aria-labelledby="booking-title"
      slotProps={{ paper: { sx: paper } }}
    >
      <Box sx={header}>
        <Typography id="booking-title" component="p" variant="h4" sx={{ margin: 0, flex: 1, minWidth: 0 }}>
          {t('title')}
        </Typography>
        <LanguageToggle />
        <IconButton aria-label={t('actions.close')} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <DialogContent sx={content}>
        {failed && draft.doctor === null && <LoadFailed text={t('doctor.chosenFailed')} onRetry={retry} />}
        {own && prepared ? (
          <Wizard
            place="modal"
            step={step}
            onStep={(next) => changeDraft((now) => ({ ...now, step: next }))}
            onLeave={close}
          />
        ) : (
          <SkeletonLines count={6} />
        )}
      </DialogContent>
    </Dialog>
  );
}

const header = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  paddingBlock: 1.5,
  paddingInline: { xs: 2, sm: 3 },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;

/** The wizard fills the height, so that its buttons are always at the lower edge. */
const content = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  paddingBlock: '20px 0',
  paddingInline: { xs: 2, sm: 3 },
  '& > :last-child': { flex: '1 0 auto' },
} as const;

/** The whole screen on a phone. */
const paper = {
  width: { xs: '100%', sm: 'min(920px, calc(100% - 32px))' },
  maxWidth: '100%',
  // One height for all steps: a dialog that jumps moves the button from under the finger.
  height: { xs: '100dvh', sm: 'min(820px, calc(100dvh - 32px))' },
  maxHeight: { xs: '100dvh', sm: 'calc(100dvh - 32px)' },
  margin: { xs: 0, sm: 2 },
  borderRadius: { xs: 0, sm: '20px' },
  // Only the content scrolls, never the header with the way out.
  overflow: 'clip',
} as const;
