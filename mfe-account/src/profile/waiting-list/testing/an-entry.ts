import type { Waitlist, WaitlistEntry, WaitlistOffer } from '@clinic/contracts/account';

const doctor = {
  id: 58,
  name_ar: 'د. ريم العتيبي',
  name_en: 'Dr. Reem Al-Otaibi',
  slug_ar: 'ريم-العتيبي',
  slug_en: 'reem-al-otaibi',
  image: 'doctors/58.svg',
};

/** An entry that waits for an offer. */
export function anEntry(changes: Partial<WaitlistEntry> = {}): WaitlistEntry {
  return {
    id: 3,
    status: 'waiting',
    specialty: { id: 1, name_ar: 'طب الأسنان', name_en: 'Dentistry' },
    doctor,
    first_date: '2026-11-22',
    last_date: '2026-12-20',
    weekdays: [0, 2],
    day_parts: ['morning'],
    dependent: null,
    appointment: null,
    joined_at: '2026-11-21T07:00:00.000Z',
    place: 2,
    offer: null,
    ...changes,
  };
}

/** A slot that is held for half an hour. */
export const anOffer: WaitlistOffer = {
  id: 9,
  doctor,
  starts_at: '2026-11-23T06:00:00.000Z',
  date: '2026-11-23',
  time: '09:00',
  expires_at: '2026-11-21T07:30:00.000Z',
  seconds_left: 1800,
};

/** The waiting list of an account. */
export const aList = (...entries: WaitlistEntry[]): Waitlist => ({ today: '2026-11-21', last: '2027-02-19', entries });
