import type { FreeSlot } from '@clinic/contracts';
import { SlotChoices } from '@clinic/kit/dates';
import { Alert, FailureWords } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import type { MoveOutcome } from './appointment.data.ts';

/** Refusals that have words of their own; of any other it says what the API says. */
const known = [
  'SLOT_TAKEN',
  'DAY_FULL',
  'SLOT_NOT_OFFERED',
  'TOO_SOON',
  'PATIENT_BUSY',
  'TOO_LATE_TO_CANCEL',
  'INVALID_TRANSITION',
  'DATE_OUT_OF_RANGE',
] as const;

interface MoveRefusalProps {
  refusal: Extract<MoveOutcome, { kind: 'refused' }>;
  onSlot: (slot: FreeSlot) => void;
}

/** Why the appointment stays where it is, and the next times that are free. */
export function MoveRefusal({ refusal: { failure }, onSlot }: MoveRefusalProps) {
  const { t } = useTranslation('account');
  const code = known.find((one) => one === failure.code);
  return (
    <Alert severity="error" attempt={failure}>
      {code === undefined ? (
        <FailureWords failure={failure} text={t('appointments.moveDialog.failure.unknown')} />
      ) : (
        t(`appointments.moveDialog.failure.${code}`)
      )}
      <SlotChoices slots={failure.alternatives} onChoose={onSlot} />
    </Alert>
  );
}
