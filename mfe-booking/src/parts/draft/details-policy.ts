import { contactPhone, emailPattern } from '@clinic/contracts';
import type { UserDetails } from '@clinic/contracts';
import type { TranslationKey } from '@clinic/kit/i18n';
import type { BookingDraft } from './draft.ts';

export type DetailsField = keyof UserDetails;

/** What stands in the way: the alert of the whole, and a text key for each field in the order of the form. */
export interface DetailsError {
  alert: 'fillAllFields' | 'invalidEmail' | 'correctDetails';
  fields: readonly { field: DetailsField; key: TranslationKey<'shared'> }[];
}

const order: readonly DetailsField[] = ['name', 'phone', 'email'];

/**
 * Name, phone and e-mail are required and the e-mail has the simple shape; an account without an address needs none. What is
 * typed for somebody else is also held to what the API accepts; what an account knows of its owner and family was checked when it
 * was stored.
 */
export function detailsError({
  bookingFor,
  dependent,
  userDetails: details,
}: Pick<BookingDraft, 'bookingFor' | 'dependent' | 'userDetails'>): DetailsError | null {
  const isTyped = bookingFor === 'someoneElse' && dependent === undefined;
  const empty = order.filter((field) => (isTyped || field !== 'email') && details[field].trim() === '');
  if (empty.length > 0) {
    return { alert: 'fillAllFields', fields: empty.map((field) => ({ field, key: 'validation.required' })) };
  }
  if (details.email !== '' && !emailPattern.test(details.email.trim())) {
    return { alert: 'invalidEmail', fields: [{ field: 'email', key: 'validation.email' as const }] };
  }
  if (!isTyped) return null;
  const fields = [
    ...(details.name.trim().length < 2 ? [{ field: 'name' as const, key: 'validation.tooShort' as const }] : []),
    ...(contactPhone(details.phone) === null ? [{ field: 'phone' as const, key: 'validation.phone' as const }] : []),
  ];
  return fields.length > 0 ? { alert: 'correctDetails', fields } : null;
}
