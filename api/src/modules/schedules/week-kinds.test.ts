import { engines } from '../../testing/database.ts';
import { refusalIn } from '../../testing/forms.ts';
import { at, draft, everyDay, timetable, useSchedules } from '../../testing/schedules.ts';

const monday = '2026-11-23';

describe.each(engines)('kinds of visits, and hours with rules of their own, on %s', (engine) => {
  const schedules = useSchedules(engine);
  const followUp = { name_ar: 'متابعة', name_en: 'Follow-up', minutes: 15, by_patients: true };
  const procedure = { name_ar: 'إجراء', name_en: 'Procedure', minutes: 60, by_patients: false };
  const kinds = [followUp, procedure];
  /** Mornings of all days by phone only or for some kinds; 0 is the ordinary visit. */
  const mornings = (rules: object) => {
    const { hours, ...dates } = timetable(everyDay, '09:00', 120);
    return { ...dates, hours: hours.map((one) => ({ ...one, ...rules })) };
  };
  test('are saved with the week, keep their ids, and a request that says nothing of them leaves them', async () => {
    const doctorId = await schedules.newDoctor();
    const week = { ...draft(mornings({ by_phone: true, kinds: [0, 1] })), kinds };
    expect((await schedules.save(doctorId, week)).statusCode).toBe(200);
    const stored = await schedules.weekOf(doctorId);
    expect(stored).toMatchObject({ ...week, version: 1 });
    const [first, second] = (stored.kinds ?? []).map(({ id }) => id);
    expect(await schedules.slotsOf(doctorId, monday)).toEqual([]);

    await schedules.save(doctorId, draft(timetable(everyDay, '09:30', 60)), 1);
    const silent = await schedules.weekOf(doctorId);
    expect(silent).toMatchObject({ kinds, version: 2 });
    expect(silent.timetables[0]?.hours[0]).toMatchObject({ opens: '09:30', by_phone: true, kinds: [0, 1] });

    const other = [
      { ...procedure, id: second, minutes: 90 },
      { ...followUp, name_en: 'New' },
    ];
    await schedules.save(doctorId, { ...draft(mornings({})), kinds: other }, 2);
    const changed = await schedules.weekOf(doctorId);
    expect(changed.kinds).toMatchObject(other);
    expect(changed.kinds?.[1]?.id).not.toBe(first);
    // Hours that say nothing of who books them stay as they were.
    expect(changed.timetables[0]?.hours[0]).toMatchObject({ by_phone: true, kinds: null });
    await schedules.save(doctorId, { ...draft(mornings({ by_phone: false })), kinds: [] }, 3);
    expect((await schedules.weekOf(doctorId)).kinds).toEqual([]);
    expect(await schedules.slotsOf(doctorId, monday)).toHaveLength(4);
  });

  test.each([
    ['another doctor’s', { kinds: [{ ...followUp, id: 999 }] }, 'kinds.0.id', 'validation.unknown'],
    [
      'a name twice',
      { kinds: [followUp, { ...procedure, name_ar: 'متابعة' }] },
      'kinds.1.name_ar',
      'schedules.errors.sameKind',
    ],
    ['too long', { kinds: [{ ...followUp, minutes: 241 }] }, 'kinds.0.minutes', 'validation.invalid'],
    ['without a name', { kinds: [{ ...followUp, name_en: ' ' }] }, 'kinds.0.name_en', 'validation.required'],
    [
      'nine of them',
      { kinds: Array.from({ length: 9 }, (_, n) => ({ ...followUp, name_ar: `${n}`, name_en: `${n}` })) },
      'kinds',
      'validation.tooLong',
    ],
    [
      'hours for none',
      { timetables: [mornings({ kinds: [] })] },
      'timetables.0.hours.0.kinds',
      'schedules.errors.noKind',
    ],
    [
      'hours for one that is not there',
      { kinds, timetables: [mornings({ kinds: [3] })] },
      'timetables.0.hours.0.kinds',
      'validation.unknown',
    ],
  ])('%s is refused by name', async (_what, changes, field, key) => {
    const answer = await schedules.save(await schedules.newDoctor(), { ...draft(mornings({})), ...changes });
    expect([answer.statusCode, refusalIn(answer).errors]).toEqual([422, expect.objectContaining({ [field]: [key] })]);
  });

  test('the effect counts the times of each kind that patients book; visits outside of their hours are displaced', async () => {
    const doctorId = await schedules.newDoctor();
    await schedules.save(doctorId, { ...draft(mornings({})), kinds });
    const [short, long] = ((await schedules.weekOf(doctorId)).kinds ?? []).map(({ id }) => id);
    const patientKey = 'x:kinds';
    const ordinary = await schedules.aVisit({ doctorId, patientKey, startsAt: at(monday, '09:00') });
    const follow = await schedules.aVisit({
      ...{ doctorId, patientKey, startsAt: at(monday, '10:00'), endsAt: at(monday, '10:15') },
      ...{ kindId: short ?? null, kindAr: 'متابعة', kindEn: 'Follow-up' },
    });
    const gone = await schedules.aVisit({
      ...{ doctorId, patientKey, startsAt: at(monday, '10:15'), endsAt: at(monday, '11:00') },
      ...{ kindAr: 'أول زيارة', kindEn: 'First visit' },
    });
    const withIds = [
      { ...followUp, id: short },
      { ...procedure, id: long },
    ];
    const closed = await schedules.effectOf(doctorId, { ...draft(mornings({ kinds: [1] })), kinds: withIds });
    // Of ordinary visits and follow-ups, the second stay.
    expect(closed.days[5]).toMatchObject({ before: 4 + 8, after: 8 });
    expect(closed.visits.map(({ id }) => id)).toEqual([ordinary.id]);
    const byPhone = await schedules.effectOf(doctorId, { ...draft(mornings({ by_phone: true })), kinds: withIds });
    expect(byPhone).toMatchObject({ won: 0, visits: [] });
    expect(byPhone.days[5]).toMatchObject({ before: 12, after: 0 });

    // An hour less: what is displaced brings its own length to other times, and no two are proposed the same.
    const shorter = { ...draft(timetable(everyDay, '09:00', 60)), kinds: withIds };
    const effect = await schedules.effectOf(doctorId, shorter);
    expect(effect.visits.map(({ id, kind }) => [id, kind?.minutes])).toEqual([
      [follow.id, 15],
      [gone.id, 45],
    ]);
    expect(effect.visits.map(({ moves }) => moves[0])).toEqual([
      { date: monday, time: '09:30' },
      { date: '2026-11-24', time: '09:00' },
    ]);
    const settlements = effect.visits.map(({ id, moves: [to] }) => ({ id, action: 'move', ...to }));
    // The kind of the first is removed in the same step; it keeps its name and length.
    const saved = await schedules.save(doctorId, { ...shorter, kinds: [], settlements }, 1);
    expect(saved.json()).toMatchObject({ data: { moved: 2 } });
    const moved = (await schedules.storedOf(doctorId)).filter(({ rescheduledFrom }) => rescheduledFrom !== null);
    expect(moved.map(({ kindId, kindEn, endsAt }) => [kindId, kindEn, endsAt])).toEqual([
      [null, 'Follow-up', at(monday, '09:45')],
      [null, 'First visit', at('2026-11-24', '09:45')],
    ]);
  });
});
