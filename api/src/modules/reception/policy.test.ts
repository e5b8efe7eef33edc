import { AppointmentStatus } from '@clinic/contracts';
import type { VisitAction } from '@clinic/contracts/account';
import { visitActions } from '@clinic/contracts/account';
import type { Receptionist } from './policy.ts';
import * as policy from './policy.ts';
import { readReason, storedReason } from './reasons.ts';

const now = new Date('2026-11-21T07:00:00Z');
const limits = { specialties: null, branches: null };
const reception: Receptionist = { kind: 'reception', userId: 1, role: 3, limits };
const doctor: Receptionist = { kind: 'doctor', userId: 2, role: 2, limits, doctorId: 7 };

describe('E5: what the clinic may do with a visit', () => {
  const allowed = new Set<string>([
    ...['pending>confirm', 'pending>reject', 'pending>cancel', 'pending>move'],
    ...['confirmed>check-in', 'confirmed>no-show', 'confirmed>cancel', 'confirmed>move'],
    'checked_in>complete',
  ]);
  const every = AppointmentStatus.options.flatMap((status) => visitActions.map((act) => [status, act] as const));

  test.each(every.filter(([status]) => status !== 'held'))('%s: %s', (status, act) => {
    expect(policy.isOpenTo(act, { status, startsAt: now }, now)).toBe(allowed.has(`${status}>${act}`));
  });

  test.each<[VisitAction, string, boolean]>([
    ['check-in', '2026-11-20T21:00:00Z', true],
    ['check-in', '2026-11-20T20:59:00Z', false],
    ['check-in', '2026-11-21T20:59:00Z', true],
    ['check-in', '2026-11-21T21:00:00Z', false],
    ['no-show', '2026-11-21T07:00:00Z', true],
    ['no-show', '2026-11-21T07:01:00Z', false],
    ['cancel', '2026-11-21T07:01:00Z', true],
  ])('%s of a visit that starts at %s: %s', (act, startsAt, open) => {
    expect(policy.isOpenTo(act, { status: 'confirmed', startsAt: new Date(startsAt) }, now)).toBe(open);
  });
});

test.each<[string, string, boolean]>([
  ['2026-11-21T20:45:00Z', '2026-11-21T21:01:00Z', true],
  ['2026-11-21T20:45:00Z', '2026-11-22T02:45:00Z', true],
  ['2026-11-21T20:45:00Z', '2026-11-22T02:46:00Z', false],
  ['2026-11-21T21:15:00Z', '2026-11-21T20:50:00Z', true],
  ['2026-11-21T21:15:00Z', '2026-11-21T15:15:00Z', true],
  ['2026-11-21T21:15:00Z', '2026-11-21T15:14:00Z', false],
])('around midnight in Riyadh: check-in of a visit that starts at %s, at %s: %s', (startsAt, at, open) => {
  const visit = { status: 'confirmed' as const, startsAt: new Date(startsAt) };
  expect(policy.isOpenTo('check-in', visit, new Date(at))).toBe(open);
  expect(policy.openActions(reception, visit, new Date(at)).includes('check-in')).toBe(open);
});

test('E10: the reception sees and does everything; a doctor looks at the days of their own', () => {
  expect([reception, doctor, doctor].map((staff, at) => policy.isColleague(staff, [7, 7, 8][at] ?? 0))).toEqual([
    false,
    false,
    true,
  ]);
  expect([policy.mayManageVisits(reception), policy.mayManageVisits(doctor)]).toEqual([true, false]);
  const visit = { status: 'pending' as const, startsAt: now };
  expect(policy.openActions(reception, visit, now)).toEqual(['confirm', 'reject', 'cancel', 'move']);
  expect(policy.openActions(doctor, visit, now)).toEqual([]);
});

test.each([
  [
    { reason: 'other', note: '' },
    { reason: 'other', note: null },
  ],
  [
    { reason: 'doctor-away', note: 'سفر: أسبوع' },
    { reason: 'doctor-away', note: 'سفر: أسبوع' },
  ],
] as const)('E5: a reason is read as it was stored: %o', (given, read) => {
  expect(readReason(storedReason(given))).toEqual(read);
});

test('E5: what a patient wrote stays what it is', () => {
  expect(readReason('سفر: لا أستطيع')).toEqual({ reason: null, note: 'سفر: لا أستطيع' });
  expect(readReason(null)).toEqual({ reason: null, note: null });
});
