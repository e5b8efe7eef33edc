import { createHash } from 'node:crypto';
import type { BookAppointment } from '@clinic/shared/contracts';
import { contactPhone, emailPattern, foldArabic } from '@clinic/shared/contracts';
import { ClinicError } from '../../http/errors.ts';

/** Whom an appointment is for, as it is stored. */
export interface Patient {
  readonly key: string;
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

  const identity = createHash('sha256')
    .update(`${phone}|${foldArabic(details.name)}`)
    .digest('hex');
  return { key: `p:${identity}`, name: details.name, phone, email: details.email };
}

/** The patient of a booking. For `self` the account's own values count, whatever was sent (Q25). */
export function patientOf(booker: Booker, booking: Pick<BookAppointment, 'bookingFor' | 'userDetails'>): Patient {
  if (booking.bookingFor === 'someoneElse') return otherPerson(booking.userDetails);
  return { key: `u:${booker.id}`, name: booker.name, phone: booker.phone, email: booker.email };
}
