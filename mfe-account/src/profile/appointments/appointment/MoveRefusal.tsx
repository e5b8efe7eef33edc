import { useEffect, useRef } from 'react';
import type { FreeSlot } from '@clinic/contracts';
import { SlotChoices } from '@clinic/kit/dates';
import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import type { MoveOutcome } from './appointment.data.ts';

/** Refusals that have words of their own; every other one may be tried again. */
const known = [
  'SLOT_TAKEN',
  'SLOT_NOT_OFFERED',
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
export function MoveRefusal({ refusal: { code, alternatives }, onSlot }: MoveRefusalProps) {
  const { t } = useTranslation('account');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert severity="error">
        {t(`appointments.moveDialog.failure.${known.find((one) => one === code) ?? 'unknown'}`)}
        <SlotChoices slots={alternatives} onChoose={onSlot} />
      </Alert>
    </div>
  );
}
