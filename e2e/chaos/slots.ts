import type { AvailableDays, AvailableDoctors, BookAppointment } from '@clinic/contracts';
import { read, send } from './client.ts';

/** A time of a doctor as a patient chooses it. */
export interface Slot {
  readonly doctor_id: number;
  readonly specialty_id: number;
  readonly date: string;
  readonly time: string;
}

/** A booking of a slot for the patient's own account. */
export const bookingOf = (slot: Slot): BookAppointment => ({
  ...slot,
  bookingFor: 'self',
  userDetails: { name: '', phone: '', email: '' },
});

/** A booking for somebody without an account, who is another person each time. */
export const bookingFor = (slot: Slot, person: string): BookAppointment => ({
  ...slot,
  bookingFor: 'someoneElse',
  userDetails: { name: `Guest ${person}`, phone: '0551112233', email: 'guest@nabd.example' },
});

export const slotKey = ({ doctor_id, date, time }: Pick<Slot, 'doctor_id' | 'date' | 'time'>) =>
  `${doctor_id} ${date} ${time}`;

/** Doctors of one speciality who have a free time. */
export async function doctorsOf(url: string, specialtyId: number): Promise<number[]> {
  const { data } = read<AvailableDoctors>(await send(`${url}/api/available-doctors?specialty_id=${specialtyId}`));
  return data.flatMap(({ doctor_id, slot }) => (slot === null ? [] : [doctor_id]));
}

/** Days of a doctor with free times, in order. */
export async function freeDays(url: string, doctorId: number): Promise<string[]> {
  const { days } = read<AvailableDays>(await send(`${url}/api/available-days?doctor_id=${doctorId}`));
  return Object.keys(days).sort();
}

export const freeTimes = async (url: string, doctorId: number, date: string): Promise<string[]> =>
  read<string[]>(await send(`${url}/api/available-slots?date=${date}&doctor_id=${doctorId}`));

/** Every free slot of some doctors of a speciality, by doctor and day. */
export async function freeSlots(url: string, specialtyId: number, most: number): Promise<Slot[]> {
  const slots: Slot[] = [];
  for (const doctor_id of await doctorsOf(url, specialtyId)) {
    for (const date of await freeDays(url, doctor_id)) {
      for (const time of await freeTimes(url, doctor_id, date)) {
        slots.push({ doctor_id, specialty_id: specialtyId, date, time });
        if (slots.length === most) return slots;
      }
    }
  }
  return slots;
}

/** The items in an order that the generator gives. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
