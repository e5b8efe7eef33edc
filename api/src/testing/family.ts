import type { Dependent } from '@clinic/contracts/account';
import type { Patient, TestClinic } from './clinic.ts';
import { call } from './clinic.ts';

/** A child of seven years on the day of the tests' clock. */
export const layan = { name: 'ليان الحربي', relation: 'daughter', birth_date: '2019-03-05' } as const;

/** Somebody added to the family of a patient. */
export async function aDependent(
  clinic: TestClinic,
  patient: Patient,
  values: Record<string, unknown> = {},
): Promise<Dependent> {
  const answer = await call(clinic, 'POST', '/api/dependents', { as: patient, body: { ...layan, ...values } });
  return answer.json<{ data: Dependent }>().data;
}
