import { emptyDraft, slotOf, withDate, withDoctor, withPatient, withSpecialty } from './draft.ts';
import type { BookingDraft } from './draft.ts';
import { earliestIncomplete, reachable } from './earliest-step.ts';

const dentistry = { id: 1, name_ar: 'طب الأسنان', name_en: 'Dentistry' };
const khalid = { id: 58, name_ar: 'د. خالد', name_en: 'Dr. Khalid' };
const whole: BookingDraft = {
  specialty: dentistry,
  doctor: khalid,
  date: '2026-11-24',
  time: '07:30',
  step: 5,
  bookingFor: 'self',
  userDetails: { name: 'سارة', phone: '+966500000011', email: 'sara@nabd.example' },
};

test('S57–S59: another answer clears what depended on the one before, the same answer clears nothing', () => {
  expect(withSpecialty(whole, { ...dentistry, id: 2 })).toMatchObject({ doctor: null, date: null, time: null });
  expect(withDoctor(whole, { ...khalid, id: 67 })).toMatchObject({ specialty: dentistry, date: null, time: null });
  expect(withDate(whole, '2026-11-25')).toMatchObject({ doctor: khalid, time: null });
  expect(withSpecialty(whole, dentistry)).toBe(whole);
  expect(withDoctor(whole, khalid)).toBe(whole);
  expect(withDate(whole, '2026-11-24')).toBe(whole);
});

test('S62: changing whom it is for clears the details', () => {
  expect(withPatient(whole, 'someoneElse')).toMatchObject({ userDetails: { name: '', phone: '', email: '' } });
  expect(withPatient(whole, 'self')).toBe(whole);
});

test.each([
  [{}, 5],
  [{ userDetails: { name: '', phone: '', email: '' } }, 4],
  [{ time: null }, 3],
  [{ date: null }, 3],
  [{ doctor: null }, 2],
  [{ specialty: null }, 1],
] as const)('S8: a draft without %o continues at step %i', (missing, step) => {
  const draft = { ...whole, ...missing };
  expect(earliestIncomplete(draft)).toBe(step);
  expect(reachable(5, draft)).toBe(step);
  expect(reachable(1, draft)).toBe(1);
});

test('only a whole choice is a slot', () => {
  expect(slotOf(whole)).toEqual({ doctor_id: 58, specialty_id: 1, date: '2026-11-24', time: '07:30' });
  expect(slotOf({ ...whole, time: null })).toBeNull();
  expect(slotOf(emptyDraft)).toBeNull();
});
