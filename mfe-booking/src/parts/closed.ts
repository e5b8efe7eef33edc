/** What is not offered any more, whatever time is chosen: the doctor, or the kind of visit. */
export type Closed = 'DOCTOR_CLOSED' | 'KIND_CLOSED';

/** What the fields that were refused say of it: the doctor sees nobody any more, or not for this speciality. */
export function closedIn(fields: readonly string[]): Closed | undefined {
  if (fields.includes('doctor_id') || fields.includes('specialty_id')) return 'DOCTOR_CLOSED';
  return fields.includes('kind_id') ? 'KIND_CLOSED' : undefined;
}
