import { useEffect, useState } from 'react';
import type { FreeSlot } from '@clinic/contracts';
import { formatCountdown } from '@clinic/contracts/time';
import { Alert } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Button, Typography, VisuallyHidden } from '@clinic/kit/ui';
import { SlotChoices } from '@clinic/kit/dates';
import { ConflictNotice } from './ConflictNotice.tsx';
import type { ConflictActions } from './ConflictNotice.tsx';
import type { HoldState } from './hold-keeper.ts';

/** How long before its end a kept time is spoken of, in milliseconds: earlier it would only press people. */
const quietUntil = 2 * 60_000;

interface HoldNoticeProps extends ConflictActions {
  state: HoldState;
  onRenew: () => void;
  onSlot: (slot: FreeSlot) => void;
  /** Leads to the calendar; not given where it is shown already. */
  onOtherTime?: (() => void) | undefined;
  onOtherDoctor: () => void;
  /** Something more urgent is said above it. */
  waits: boolean;
}

/** What a patient has to know of the kept time: that it runs out soon, that it ran out, that it cannot be had, or not by them. */
export function HoldNotice({ state, onRenew, onSlot, onOtherTime, onOtherDoctor, waits, ...actions }: HoldNoticeProps) {
  const { t } = useTranslation('booking');
  // The end of the time that was asked for again.
  const [ended, setEnded] = useState<number>();
  if (state.status === 'none') return null;
  const role = waits ? 'status' : 'alert';
  if (state.status === 'kept' && state.conflict !== null) {
    return (
      <ConflictNotice
        conflict={state.conflict}
        mayBeForOther={onOtherTime === undefined}
        onOtherTime={onOtherTime}
        role={role}
        {...actions}
      />
    );
  }
  if (state.status === 'kept') {
    const { until } = state;
    const renew = () => {
      setEnded(until);
      onRenew();
    };
    return (
      <>
        {ended !== undefined && ended !== until && <VisuallyHidden role="status">{t('hold.again')}</VisuallyHidden>}
        <Countdown key={until} until={until} onRenew={renew} />
      </>
    );
  }
  return (
    <Alert severity="warning" role={role}>
      {t(`failure.${state.code}`)}
      <SlotChoices slots={state.alternatives} onChoose={onSlot} />
      {state.code === 'DOCTOR_CLOSED' && (
        <Button size="small" variant="outlined" onClick={onOtherDoctor} sx={{ marginBlockStart: 1.5 }}>
          {t('failure.otherDoctor')}
        </Button>
      )}
      {state.code !== 'DOCTOR_CLOSED' && onOtherTime !== undefined && (
        <Button size="small" variant="outlined" onClick={onOtherTime} sx={{ marginBlockStart: 1.5 }}>
          {t(state.code === 'KIND_CLOSED' ? 'failure.otherKind' : 'failure.otherTime')}
        </Button>
      )}
    </Alert>
  );
}

function Countdown({ until, onRenew }: { until: number; onRenew: () => void }) {
  const { t } = useTranslation('booking');
  const lang = useLang();
  const remaining = useRemaining(until);
  if (remaining > quietUntil) return null;
  if (remaining <= 0) {
    return (
      <Alert
        severity="info"
        role="status"
        action={
          <Button size="small" variant="outlined" onClick={onRenew}>
            {t('hold.renew')}
          </Button>
        }
      >
        {t('hold.over')}
      </Alert>
    );
  }
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      <span aria-hidden>{t('hold.left', { remaining: formatCountdown(Math.ceil(remaining / 1000), lang) })}</span>
      {/* Read aloud once, not with every second. */}
      <VisuallyHidden role="status">{t('hold.soon')}</VisuallyHidden>
    </Typography>
  );
}

/** Milliseconds until a moment, to the second. */
function useRemaining(until: number): number {
  const [remaining, setRemaining] = useState(Infinity);
  useEffect(() => {
    const tick = () => setRemaining(Math.max(0, until - Date.now()));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return remaining;
}
