import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defaultTimeZone, setClinicTimeZone } from '@clinic/contracts/time';
import type { DoctorCalendar, ScheduleRule } from './slots.ts';
import { calendarFor, forBooked, forEachOpenKind } from './visit-kinds.ts';
import {
  firstFreeSlots,
  freeTimes,
  isOffered,
  isRamadan,
  isWithinHours,
  minutesOfWeek,
  scheduledTimes,
  slotInterval,
} from './slots.ts';

const sunday = '2026-11-22';
const monday = '2026-11-23';

/** Nothing is asked of bookings. */
const booking = { leadHours: 0, bufferBefore: 0, bufferAfter: 0, mostPerDay: null };

function rule(values: Partial<ScheduleRule>): ScheduleRule {
  return {
    weekday: 0,
    startMin: 540,
    durationMin: 120,
    validFrom: null,
    validTo: null,
    kind: 'normal',
    branchId: 1,
    byPhone: false,
    kindPlaces: null,
    ...values,
  };
}

function calendar(values: Partial<DoctorCalendar>): DoctorCalendar {
  return {
    ...{ slotMinutes: 30, kinds: [], rules: [rule({})], leave: [], visits: [], branches: [] },
    ...{ booking, seen: [], noticeFrom: null },
    ...values,
  };
}

describe('kinds of visits', () => {
  const kind = (id: number, minutes: number, byPatients = true) => ({
    ...{ id, nameAr: `نوع ${id}`, nameEn: `Kind ${id}`, minutes, byPatients },
  });
  const kinds = [kind(7, 15), kind(8, 45), kind(9, 60, false)];
  const now = new Date('2026-11-20T09:00:00Z');
  const timesOf = (kindId: number | null, values: Partial<DoctorCalendar> = {}, day = sunday) => {
    const wanted = calendarFor(calendar({ kinds, ...values }), { doctorId: 1, kindId });
    return wanted && freeTimes(wanted, day);
  };
  const visit = (time: string, minutes: number) => slotInterval(sunday, time, minutes);

  test.each([
    ['the ordinary visit', null, ['09:00', '09:30', '10:00', '10:30']],
    [
      'a shorter one follows itself',
      7,
      Array.from({ length: 8 }, (_, n) => `${n < 4 ? '09' : '10'}:${['00', '15', '30', '45'][n % 4]}`),
    ],
    ['a longer one begins where an ordinary visit could', 8, ['09:00', '09:30', '10:00']],
    ['the reception books all', 9, ['09:00', '09:30', '10:00']],
    ['one that the doctor does not have', 10, undefined],
  ])('%s', (_what, kindId, times) => {
    expect(timesOf(kindId)).toEqual(times);
  });

  test('a patient has no times of a kind that the reception books', () => {
    expect(timesOf(9, { noticeFrom: now })).toBeUndefined();
    expect(timesOf(8, { noticeFrom: now })).toHaveLength(3);
    expect(forEachOpenKind(calendar({ kinds })).map((one) => one.kind.id)).toEqual([7, 8]);
  });

  test('its whole length has to be free, with the buffers; leave and the most of a day count', () => {
    const visits = [visit('10:00', 30)];
    expect(timesOf(8, { visits })).toEqual(['09:00']);
    expect(timesOf(7, { visits })).toEqual(['09:00', '09:15', '09:30', '09:45', '10:30', '10:45']);
    expect(timesOf(8, { visits, booking: { ...booking, bufferAfter: 10 } })).toEqual(['09:00']);
    expect(timesOf(8, { leave: [visit('09:40', 5)] })).toEqual(['10:00']);
    expect(timesOf(7, { visits, booking: { ...booking, mostPerDay: 1 } })).toEqual([]);
  });

  test('hours by phone only, and hours for some kinds, are closed to the others', () => {
    const rules = [
      rule({ durationMin: 60, byPhone: true }),
      rule({ startMin: 600, durationMin: 60, kindPlaces: [1, 3] }),
      rule({ startMin: 660, durationMin: 60, kindPlaces: [0] }),
    ];
    expect(timesOf(null, { rules })).toEqual(['09:00', '09:30', '11:00', '11:30']);
    expect(timesOf(null, { rules, noticeFrom: now })).toEqual(['11:00', '11:30']);
    expect(timesOf(9, { rules })).toEqual(['09:00', '10:00']);
    expect(timesOf(7, { rules, noticeFrom: now })).toEqual(['10:00', '10:15', '10:30', '10:45']);
    expect(minutesOfWeek(calendar({ rules, noticeFrom: now }), sunday)).toBe(180);
  });

  test('a booked visit brings its length and kind along, whatever became of the kind', () => {
    const rules = [rule({ kindPlaces: [2] })];
    const booked = {
      doctorId: 1,
      kindId: 8,
      kindEn: 'Kind 8',
      startsAt: now,
      endsAt: new Date(now.getTime() + 50 * 60_000),
    };
    const seen = (values: Partial<typeof booked>, more: Partial<DoctorCalendar> = {}) =>
      freeTimes(forBooked(calendar({ kinds, rules, ...more }), 1, { ...booked, ...values }), sunday);
    expect(seen({})).toEqual(['09:00', '09:30', '10:00']);
    expect(seen({ kindId: 9 })).toEqual([]);
    // Removed since: no hours of its own doctor are closed to it; with a colleague it is an ordinary visit.
    expect(seen({}, { kinds: [] })).toHaveLength(3);
    expect(seen({ doctorId: 2 })).toEqual([]);
    expect(seen({ doctorId: 2 }, { rules: [rule({})] })).toHaveLength(3);
  });
});

describe('E4: start times of a schedule', () => {
  test.each([
    [15, ['09:00', '09:15', '09:30', '09:45']],
    [20, ['09:00', '09:20', '09:40']],
    [30, ['09:00', '09:30']],
  ])('visits of %i minutes', (slotMinutes, times) => {
    expect(scheduledTimes({ booking, slotMinutes, rules: [rule({ durationMin: 60 })] }, sunday)).toEqual(times);
  });

  test('a visit that would end after closing is not offered', () => {
    expect(scheduledTimes({ booking, slotMinutes: 30, rules: [rule({ durationMin: 50 })] }, sunday)).toEqual(['09:00']);
  });

  test('hours past midnight belong to the next date, from its first minute', () => {
    const night = { booking, slotMinutes: 30, rules: [rule({ startMin: 1380, durationMin: 150 })] };
    expect(scheduledTimes(night, sunday)).toEqual(['23:00', '23:30']);
    expect(scheduledTimes(night, monday)).toEqual(['00:00', '00:30', '01:00']);
  });

  test('a split shift is sorted and overlapping hours are offered once', () => {
    const rules = [rule({ startMin: 960, durationMin: 60 }), rule({}), rule({ startMin: 600, durationMin: 60 })];
    expect(scheduledTimes({ booking, slotMinutes: 30, rules }, sunday)).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '16:00',
      '16:30',
    ]);
  });

  test('a rule counts on its weekday and in its validity only, both ends included', () => {
    const rules = [rule({ durationMin: 30, validFrom: sunday, validTo: sunday })];
    expect(scheduledTimes({ booking, slotMinutes: 30, rules }, sunday)).toEqual(['09:00']);
    expect(scheduledTimes({ booking, slotMinutes: 30, rules }, monday)).toEqual([]);
    expect(scheduledTimes({ booking, slotMinutes: 30, rules }, '2026-11-29')).toEqual([]);
    expect(scheduledTimes({ booking, slotMinutes: 30, rules }, '2026-11-15')).toEqual([]);
  });

  test('in Ramadan the Ramadan hours stand in for the others, if the doctor has any', () => {
    const inRamadan = '2026-02-22';
    const both = [rule({ durationMin: 30 }), rule({ startMin: 1260, durationMin: 30, kind: 'ramadan' })];
    expect(isRamadan('2026-02-17')).toBe(false);
    expect(isRamadan('2026-02-18')).toBe(true);
    expect(scheduledTimes({ booking, slotMinutes: 30, rules: both }, inRamadan)).toEqual(['21:00']);
    expect(scheduledTimes({ booking, slotMinutes: 30, rules: both }, sunday)).toEqual(['09:00']);
    expect(scheduledTimes({ booking, slotMinutes: 30, rules: [rule({ durationMin: 30 })] }, inRamadan)).toEqual([
      '09:00',
    ]);
  });

  test('Ramadan hours of one year stand in for the others in that year only', () => {
    const ofOneYear = { kind: 'ramadan', validFrom: '2026-02-18', validTo: '2026-03-19' } as const;
    const rules = [rule({ durationMin: 30 }), rule({ ...ofOneYear, startMin: 1260, durationMin: 30 })];
    expect(scheduledTimes({ booking, slotMinutes: 30, rules }, '2026-02-22')).toEqual(['21:00']);
    expect(isRamadan('2027-02-14')).toBe(true);
    expect(scheduledTimes({ booking, slotMinutes: 30, rules }, '2027-02-14')).toEqual(['09:00']);
    // On its other days the week of Ramadan is free.
    expect(scheduledTimes({ booking, slotMinutes: 30, rules: [...rules, rule({ weekday: 1 })] }, '2026-02-23')).toEqual(
      [],
    );
  });
});

describe('hours of a period', () => {
  const summer = { kind: 'period', validFrom: '2026-11-20', validTo: '2026-11-24' } as const;
  const rules = [rule({ durationMin: 30 }), rule({ ...summer, startMin: 1200, durationMin: 30 })];

  test('stand in for the others between their dates, both included, also on days without any of them', () => {
    expect(scheduledTimes({ booking, slotMinutes: 30, rules }, sunday)).toEqual(['20:00']);
    const alsoMondays = [...rules, rule({ weekday: 1, durationMin: 30 })];
    expect(scheduledTimes({ booking, slotMinutes: 30, rules: alsoMondays }, monday)).toEqual([]);
    expect(scheduledTimes({ booking, slotMinutes: 30, rules: alsoMondays }, '2026-11-30')).toEqual(['09:00']);
    expect(scheduledTimes({ booking, slotMinutes: 30, rules }, '2026-11-29')).toEqual(['09:00']);
  });

  test('in Ramadan they stand in for the hours of Ramadan too', () => {
    const inRamadan = '2026-02-22';
    const period = rule({ ...summer, validFrom: inRamadan, validTo: inRamadan, startMin: 600, durationMin: 30 });
    const both = [rule({ startMin: 1260, durationMin: 30, kind: 'ramadan' }), period];
    expect(scheduledTimes({ booking, slotMinutes: 30, rules: both }, inRamadan)).toEqual(['10:00']);
  });
});

describe('a visit within hours', () => {
  const visitAt = (date: string, time: string, minutes = 30, branchId = 1) => {
    const startsAt = new Date(slotInterval(date, time, minutes).from);
    return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000), branchId };
  };
  const week = { booking, slotMinutes: 30, rules: [rule({}), rule({ startMin: 1380, durationMin: 120 })] };

  test.each([
    ['from the first minute to the last', sunday, '09:00', 120, 1, true],
    ['at a minute at which none is offered', sunday, '09:10', 20, 1, true],
    ['past the end', sunday, '10:45', 30, 1, false],
    ['on another day', monday, '09:00', 30, 1, false],
    ['in another branch', sunday, '09:00', 30, 2, false],
    ['after midnight, of the day before', monday, '00:30', 30, 1, true],
    ['over midnight', sunday, '23:45', 30, 1, true],
  ])('%s', (_what, date, time, minutes, branchId, expected) => {
    expect(isWithinHours(week, visitAt(date, time, minutes, branchId))).toBe(expected);
  });

  test('the minutes of a week', () => {
    expect(minutesOfWeek(week, '2026-11-18')).toBe(240);
  });
});

describe('what is free', () => {
  test('visits take the slots that they touch, and those beside them stay free', () => {
    const visits = [slotInterval(sunday, '09:30', 30)];
    expect(freeTimes(calendar({ visits }), sunday)).toEqual(['09:00', '10:00', '10:30']);
  });

  test('buffers stay free around each visit, and the slots leave room for them', () => {
    const slow = { ...booking, bufferBefore: 5, bufferAfter: 10 };
    expect(freeTimes(calendar({ booking: slow }), sunday)).toEqual(['09:00', '09:45', '10:30']);
    // Booked before there were buffers: half an hour, which ends a quarter of an hour before half past ten.
    const visits = [slotInterval(sunday, '09:45', 30)];
    expect(freeTimes(calendar({ booking: slow, visits }), sunday)).toEqual(['09:00', '10:30']);
    const closer = [slotInterval(sunday, '09:44', 32)];
    expect(freeTimes(calendar({ booking: slow, visits: closer }), sunday)).toEqual([]);
  });

  test('a day with its most visits is full, those that are over included; other days are not', () => {
    const full = {
      booking: { ...booking, mostPerDay: 2 },
      rules: [rule({}), rule({ weekday: 1 })],
      visits: [slotInterval(sunday, '10:00', 30)],
    };
    expect(freeTimes(calendar(full), sunday)).toEqual(['09:00', '09:30', '10:30']);
    const over = { seen: [slotInterval(sunday, '09:00', 30)] };
    expect(freeTimes(calendar({ ...full, ...over }), sunday)).toEqual([]);
    expect(freeTimes(calendar({ ...full, ...over }), monday)).toHaveLength(4);
  });

  test('a lead time counts from the moment of who has to keep it, and ends with its last minute', () => {
    const slow = { ...booking, leadHours: 48 };
    const noticeFrom = new Date(slotInterval('2026-11-20', '10:00', 30).from);
    expect(freeTimes(calendar({ booking: slow, noticeFrom }), sunday)).toEqual(['10:00', '10:30']);
    expect(freeTimes(calendar({ booking: slow }), sunday)).toHaveLength(4);
  });

  test('a longer visit takes every slot under it', () => {
    const visits = [slotInterval(sunday, '09:45', 30)];
    expect(freeTimes(calendar({ visits }), sunday)).toEqual(['09:00', '10:30']);
  });

  test('a taken slot is offered, a slot in leave is not', () => {
    const taken = calendar({ visits: [slotInterval(sunday, '09:00', 30)] });
    const away = calendar({ leave: [slotInterval(sunday, '09:00', 30)] });
    expect(isOffered(taken, sunday, '09:00')).toBe(true);
    expect(isOffered(away, sunday, '09:00')).toBe(false);
    expect(isOffered(taken, sunday, '09:10')).toBe(false);
    expect(freeTimes(away, sunday)).toEqual(['09:30', '10:00', '10:30']);
  });

  test('the first free slots run over days and stop at the end of the range', () => {
    const two = calendar({ rules: [rule({ durationMin: 60 })] });
    expect(firstFreeSlots(two, { first: sunday, last: '2026-12-05' }, 3)).toEqual([
      { date: sunday, time: '09:00' },
      { date: sunday, time: '09:30' },
      { date: '2026-11-29', time: '09:00' },
    ]);
    expect(firstFreeSlots(two, { first: monday, last: '2026-11-28' }, 3)).toEqual([]);
  });
});

describe('a clinic whose clock changes', () => {
  beforeEach(() => setClinicTimeZone('Africa/Cairo'));
  afterEach(() => setClinicTimeZone(defaultTimeZone));
  const nights = {
    booking,
    slotMinutes: 30,
    rules: [4, 5].map((day) => rule({ weekday: day, startMin: 1320, durationMin: 240 })),
  };
  const lengths = (date: string) =>
    scheduledTimes(nights, date).map((time) => new Date(slotInterval(date, time, 30).from).toISOString().slice(11, 16));

  test('times that it leaves out are not offered, and the rest stay as far apart as they are', () => {
    expect(scheduledTimes(nights, '2026-04-24')).toEqual(['01:00', '01:30', '22:00', '22:30', '23:00', '23:30']);
    expect(lengths('2026-04-23')).toEqual(['20:00', '20:30', '21:00', '21:30']);
    expect(lengths('2026-04-24').slice(0, 2)).toEqual(['22:00', '22:30']);
    expect(isOffered(calendar(nights), '2026-04-24', '00:30')).toBe(false);
  });

  test('times that come twice are offered once, and no two visits overlap', () => {
    expect(lengths('2026-10-29')).toEqual(['19:00', '19:30', '20:00', '20:30']);
    expect(lengths('2026-10-30').slice(0, 2)).toEqual(['22:00', '22:30']);
  });

  test('opening hours keep their clock time through the year', () => {
    const mornings = { booking, slotMinutes: 30, rules: [rule({ durationMin: 30 })] };
    for (const [date, utc] of [
      ['2026-07-05', '06:00'],
      ['2026-12-06', '07:00'],
    ] as const) {
      expect(scheduledTimes(mornings, date)).toEqual(['09:00']);
      expect(new Date(slotInterval(date, '09:00', 30).from).toISOString().slice(11, 16)).toBe(utc);
    }
  });
});

test('R19: the zone of the server changes nothing', () => {
  const slots = new URL('./slots.ts', import.meta.url).href;
  const time = new URL('../../../../shared/contracts/src/time/booking-window.ts', import.meta.url).href;
  const script = `
    const { freeTimes, slotInterval, isRamadan } = await import('${slots}');
    const { bookingWindow } = await import('${time}');
    const rules = [{ weekday: 0, startMin: 1320, durationMin: 240, validFrom: null, validTo: null, kind: 'normal', kindPlaces: null }];
    const visits = [slotInterval('2026-11-22', '23:30', 30)];
    const own = { slotMinutes: 30, rules, booking: ${JSON.stringify(booking)}, noticeFrom: null, seen: [] };
    console.log(JSON.stringify([
      freeTimes({ ...own, leave: [], visits }, '2026-11-22'),
      freeTimes({ ...own, leave: [], visits }, '2026-11-23'),
      bookingWindow('2027-01-31'), isRamadan('2026-02-18')]));`;
  const answers = ['UTC', 'Asia/Riyadh', 'America/Los_Angeles'].map((zone) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, NODE_OPTIONS: '', TZ: zone },
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      encoding: 'utf8',
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(JSON.parse(answers[0] ?? '')).toEqual([
    ['22:00', '22:30', '23:00'],
    ['00:00', '00:30', '01:00', '01:30'],
    { first: '2027-02-02', last: '2027-02-27' },
    true,
  ]);
});
