import { createHash } from 'node:crypto';
import type { BookAppointment } from '@clinic/contracts';
import { contactPhone, emailPattern, foldArabic } from '@clinic/contracts';
import type { Tx } from '../../db/database.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import { mailAddressOf } from '../../messaging/addresses.ts';
import type { Dependent } from '../dependents/own-dependent.ts';
import { ownDependent, ownFamily } from '../dependents/own-dependent.ts';

/** Whom an appointment is for, as it is stored. */
export interface Patient {
  readonly key: string;
  readonly dependentId: number | null;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** The account that books. */
export interface Booker {
  readonly id: number;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string;
  readonly lang: 'ar' | 'en';
}

/** Somebody who is known by name and number only; the key is the same however both are written (E2). */
export function callingPatient({ name, phone, email }: Pick<Patient, 'name' | 'phone' | 'email'>): Patient {
  const identity = createHash('sha256')
    .update(`${phone}|${foldArabic(name)}`)
    .digest('hex');
  return { key: `p:${identity}`, dependentId: null, name, phone, email };
}

function otherPerson(details: BookAppointment['userDetails']): Patient {
  const errors: Record<string, string[]> = {};
  const refuse = (field: string, key: string) => {
    errors[`userDetails.${field}`] = [key];
  };
  const phone = contactPhone(details.phone);
  if (details.name === '') refuse('name', 'validation.required');
  else if (details.name.length < 2) refuse('name', 'validation.tooShort');
  if (details.phone === '') refuse('phone', 'validation.required');
  else if (phone === null) refuse('phone', 'validation.phone');
  if (details.email === '') refuse('email', 'validation.required');
  else if (!emailPattern.test(details.email)) refuse('email', 'validation.email');
  if (Object.keys(errors).length > 0) throw new ClinicError('VALIDATION', { errors });

  return callingPatient({ name: details.name, phone, email: details.email });
}

/** The account's owner as a patient, with the account's own values. */
export function ownPatient(booker: Booker): Patient {
  const { id, name, phone } = booker;
  return { key: `u:${id}`, dependentId: null, name, phone, email: mailAddressOf(booker) };
}

/** Somebody of the account's family. The clinic calls their own number, or that of the account. */
export function familyPatient(booker: Booker, { id, name, phone: own }: Dependent): Patient {
  // One that was stored with the zero after its calling code could not be dialled.
  const phone = own === null ? booker.phone : (contactPhone(own) ?? own);
  return { key: `d:${id}`, dependentId: id, name, phone, email: mailAddressOf(booker) };
}

const isSamePerson = (a: Patient, b: Patient) => a.phone === b.phone && foldArabic(a.name) === foldArabic(b.name);

/**
 * The patient of a booking. For `self` the account's own values count, and for one of its family those of the family,
 * whatever was sent (Q25). Somebody of the family, or the account's owner, who is typed by name and number is found, so
 * that nobody has two visits at once, or twice as many as the limit, as two patients.
 */
export async function patientOf(
  tx: Tx,
  booker: Booker,
  { bookingFor, dependent_id, userDetails }: Pick<BookAppointment, 'bookingFor' | 'dependent_id' | 'userDetails'>,
): Promise<Patient> {
  if (bookingFor === 'self') return ownPatient(booker);
  if (dependent_id !== undefined) {
    const dependent = await ownDependent(tx, booker.id, dependent_id);
    if (!dependent) throw invalidField('dependent_id', 'validation.unknown');
    return familyPatient(booker, dependent);
  }
  const typed = otherPerson(userDetails);
  const family = (await ownFamily(tx, booker.id)).map((one) => familyPatient(booker, one));
  // Family first: whoever books for someone else means a namesake in it rather than themselves.
  const known = [...family, ownPatient(booker)].find((one) => isSamePerson(one, typed));
  return known === undefined ? typed : { ...typed, key: known.key, dependentId: known.dependentId };
}
