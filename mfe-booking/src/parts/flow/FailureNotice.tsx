import type { FreeSlot } from '@clinic/contracts';
import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import type { TranslationKey } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { Button, LinkButton } from '@clinic/kit/ui';
import type { Step } from '../draft/draft.ts';
import { SlotChoices } from '@clinic/kit/dates';
import { failureMessage } from './failure-message.ts';
import type { Failure } from './failure-message.ts';

interface FailureNoticeProps {
  failure: Failure;
  onSlot: (slot: FreeSlot) => void;
  onStep: (step: Step) => void;
  onLeave?: (() => void) | undefined;
}

/** Where each refusal is put right; the others only need another try. */
const remedies: Partial<Record<Failure['code'], { step: Step; key: TranslationKey<'booking'> }>> = {
  SLOT_TAKEN: { step: 3, key: 'failure.otherTime' },
  DAY_FULL: { step: 3, key: 'failure.otherTime' },
  SLOT_NOT_OFFERED: { step: 3, key: 'failure.otherTime' },
  TOO_SOON: { step: 3, key: 'failure.otherTime' },
  DATE_OUT_OF_RANGE: { step: 3, key: 'failure.otherTime' },
  PATIENT_BUSY: { step: 3, key: 'failure.otherTime' },
  KIND_CLOSED: { step: 3, key: 'failure.otherKind' },
  DOCTOR_CLOSED: { step: 2, key: 'failure.otherDoctor' },
  VALIDATION: { step: 4, key: 'failure.toDetails' },
};

/** Whether another try would fail the same way until something else is chosen. */
export const needsOtherChoice = ({ code }: Failure) => remedies[code] !== undefined;

/** Whether the list of visits says what to do next, or what came of it. */
const leadsToVisits = ({ intent, code, mayBeDone }: Failure) =>
  code === 'TOO_MANY_BOOKINGS' || code === 'INVALID_TRANSITION' || (intent !== 'book' && mayBeDone);

/** Why it failed and what helps; a taken time offers the next free ones. */
export function FailureNotice({ failure, onSlot, onStep, onLeave }: FailureNoticeProps) {
  const { t } = useTranslation('booking');
  const message = failureMessage(failure, '');
  const remedy = remedies[failure.code];
  return (
    <Alert severity="error" attempt={failure}>
      {t(message.key, message.values)}
      <SlotChoices slots={failure.alternatives} onChoose={onSlot} />
      {remedy !== undefined && (
        <Button size="small" variant="outlined" onClick={() => onStep(remedy.step)} sx={beneath}>
          {t(remedy.key)}
        </Button>
      )}
      {leadsToVisits(failure) && (
        <LinkButton
          size="small"
          variant="outlined"
          to={accountPaths.appointments()}
          sx={beneath}
          {...(onLeave === undefined ? {} : { onClick: onLeave })}
        >
          {t('booked.appointments')}
        </LinkButton>
      )}
    </Alert>
  );
}

const beneath = { display: 'flex', width: 'fit-content', marginBlockStart: 1.5 } as const;
