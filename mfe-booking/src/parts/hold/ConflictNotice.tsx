import { useState } from 'react';
import type { Appointment, HoldConflict } from '@clinic/contracts';
import { Alert } from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { Box, Button, LinkButton, Ltr } from '@clinic/kit/ui';
import { isChosen, isOfChosenKind } from '../draft/draft.ts';
import type { BookingDraft } from '../draft/draft.ts';

export interface ConflictActions {
  draft: BookingDraft;
  /** Something is being sent. */
  busy: boolean;
  onCancel: (visit: number) => void;
  /** Moves a visit to the chosen time. */
  onMove: (visit: number) => void;
  /** A link leads away from the wizard. */
  onLeave?: (() => void) | undefined;
}

interface ConflictNoticeProps extends ConflictActions {
  conflict: HoldConflict;
  /** Somebody else may still be chosen as the patient. */
  mayBeForOther: boolean;
  /** Leads to the calendar; not given where it is shown already. */
  onOtherTime?: (() => void) | undefined;
  /** `alert` interrupts, `status` waits for a pause. */
  role: 'alert' | 'status';
}

/** What of the patient's own stands in the way of the chosen time, each with what can be done about it right here. */
export function ConflictNotice({ conflict, mayBeForOther, onOtherTime, role, ...actions }: ConflictNoticeProps) {
  const { t } = useTranslation('booking');
  const whose = actions.draft.bookingFor === 'self' ? 'self' : 'other';
  return (
    <Alert severity="warning" role={role}>
      <strong>{t(`conflict.${whose}.${conflict.code}`)}</strong> {t(`conflict.help.${conflict.code}`)}
      {mayBeForOther && whose === 'self' && <> {t('conflict.forOther')}</>}
      <Box component="ul" sx={list}>
        {conflict.visits.map((visit) => (
          <Visit key={visit.id} visit={visit} {...actions} />
        ))}
      </Box>
      {onOtherTime !== undefined && (
        <Button size="small" variant="outlined" onClick={onOtherTime} sx={{ marginBlockStart: 1.5 }}>
          {t('failure.otherTime')}
        </Button>
      )}
    </Alert>
  );
}

function Visit({ visit, draft, busy, onCancel, onMove, onLeave }: ConflictActions & { visit: Appointment }) {
  const { t } = useTranslation('booking');
  const lang = useLang();
  const [asked, ask] = useState(false);
  const what = t('conflict.visit', {
    doctor: pick(visit.doctor, 'name', lang),
    date: formatDate(visit.date, lang, 'day'),
    time: formatTime(visit.time, lang),
  });
  const leave = onLeave === undefined ? {} : { onClick: onLeave };
  const isWanted = visit.specialty.id === draft.specialty?.id && isOfChosenKind(draft, visit);
  const fits = visit.can_reschedule && isWanted && !isChosen(draft, visit);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <span>
        {what} (<Ltr>{visit.reference}</Ltr>)
      </span>
      {!visit.can_cancel && !visit.can_reschedule && <span>{t('conflict.fixed')}</span>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {asked && visit.can_cancel ? (
          <>
            <span role="status">{t('conflict.sure')}</span>
            <Button size="small" color="error" loading={busy} autoFocus onClick={() => onCancel(visit.id)}>
              {t('conflict.yes')}
            </Button>
            <Button size="small" variant="outlined" disabled={busy} onClick={() => ask(false)}>
              {t('conflict.no')}
            </Button>
          </>
        ) : (
          <>
            {fits && (
              <Button
                size="small"
                variant="outlined"
                disabled={busy}
                aria-label={`${t('conflict.moveHere')}: ${what}`}
                onClick={() => onMove(visit.id)}
              >
                {t('conflict.moveHere')}
              </Button>
            )}
            {!fits && visit.can_reschedule && (
              <LinkButton
                size="small"
                variant="outlined"
                to={accountPaths.appointment(visit.id, 'move')}
                aria-label={`${t('conflict.moveAway')}: ${what}`}
                {...leave}
              >
                {t('conflict.moveAway')}
              </LinkButton>
            )}
            {visit.can_cancel && (
              <Button
                size="small"
                variant="outlined"
                disabled={busy}
                aria-label={`${t('conflict.cancel')}: ${what}`}
                onClick={() => ask(true)}
              >
                {t('conflict.cancel')}
              </Button>
            )}
          </>
        )}
      </Box>
    </Box>
  );
}

const list = { display: 'grid', gap: 1.5, margin: 0, marginBlockStart: 1.5, padding: 0, listStyle: 'none' } as const;
