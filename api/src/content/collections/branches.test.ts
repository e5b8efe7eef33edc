import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Branch } from '@clinic/contracts/content';
import { eq } from 'drizzle-orm';
import { parse } from 'yaml';
import { databaseErrorOf } from '../../db/database.ts';
import { branches as table, scheduleRules } from '../../db/schema.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aSpecialty, call, openClinic } from '../../testing/clinic.ts';
import { fillClinic } from '../../testing/content-folder.ts';
import { engines } from '../../testing/database.ts';
import { exportContent } from '../export-content.ts';

const aBranch = (slug: string, more: object = {}) => ({
  slug,
  ...{ name_ar: `فرع ${slug}`, name_en: `${slug} branch` },
  ...{ city_ar: 'الرياض', city_en: 'Riyadh', address_ar: `شارع ${slug}`, address_en: `${slug} Street` },
  ...more,
});
const aDoctorOf = (hours: object[]) => ({
  ...{ id: 900, slug_ar: 'طبيب', slug_en: 'a-doctor', name_ar: 'د. طبيب', name_en: 'Dr. A', image: 'doctors/58.svg' },
  job_titles: [{ name_ar: 'طبيب', name_en: 'Physician' }],
  ...{ bio_ar: 'نبذة', bio_en: 'Bio', licence_no: 'L-900', specialties: ['skin'], slot_minutes: 30, hours },
});

describe.each(engines)('branches as content on %s', (engine) => {
  let clinic: TestClinic;
  let folder: string;

  beforeEach(async () => {
    clinic = await openClinic(engine);
    folder = await mkdtemp(join(tmpdir(), 'clinic-branches-'));
    await aSpecialty(clinic, { slugEn: 'skin' });
  });
  afterEach(async () => {
    await clinic.close();
    await rm(folder, { recursive: true });
  });

  const listed = async () => (await call(clinic, 'GET', '/api/branches')).json<{ data: Branch[] }>().data;
  const exported = async (name: string) => {
    await exportContent(clinic.database.db, join(folder, name), clinic.services.files);
    return join(folder, name);
  };
  const places = async () => {
    const rows = await clinic.database.db
      .select({ weekday: scheduleRules.weekday, slug: table.slug })
      .from(scheduleRules)
      .innerJoin(table, eq(table.id, scheduleRules.branchId))
      .where(eq(scheduleRules.doctorId, 900))
      .orderBy(scheduleRules.weekday);
    return rows.map(({ weekday, slug }) => `${weekday} ${slug}`);
  };

  test('a clinic that describes none has one, and nothing is said of it', async () => {
    expect(await listed()).toEqual([]);
    expect(existsSync(join(await exported('none'), 'branches.yaml'))).toBe(false);
    await fillClinic(clinic, { 'branches.yaml': [aBranch('olaya')] });
    expect(await listed()).toEqual([]);
  });

  test('what was planned and booked before belongs to the first branch that is described', async () => {
    const skin = await aSpecialty(clinic, { slugEn: 'teeth' });
    const doctor = await aDoctor(clinic, { specialtyId: skin.id });
    await fillClinic(clinic, { 'branches.yaml': [aBranch('olaya'), aBranch('yasmin')] });
    const [main] = await clinic.database.db.select().from(table).where(eq(table.slug, 'olaya'));
    const [rule] = await clinic.database.db.select().from(scheduleRules).where(eq(scheduleRules.doctorId, doctor.id));
    expect(rule?.branchId).toBe(main?.id);
    expect((await listed()).map(({ slug }) => slug)).toEqual(['olaya', 'yasmin']);
  });

  test('branches and who works where are exported as they were written', async () => {
    const yasmin = aBranch('yasmin', {
      ...{ phone: '+966112345678', latitude: 24.8262, longitude: 46.6477, map_url: 'https://maps.example/yasmin' },
      hours: [{ days: [0, 6], opens: '20:00', minutes: 360 }],
    });
    await fillClinic(clinic, {
      'branches.yaml': [aBranch('olaya'), yasmin],
      'doctors/900.yaml': aDoctorOf([
        { days: [0], opens: '09:00', minutes: 240 },
        { days: [1], opens: '09:00', minutes: 240, branch: 'yasmin' },
      ]),
    });
    expect(await places()).toEqual(['0 olaya', '1 yasmin']);
    const [, found] = await listed();
    expect(found).toEqual({
      ...{ id: found?.id, slug: 'yasmin', name_ar: 'فرع yasmin', name_en: 'yasmin branch' },
      ...{ city_ar: 'الرياض', city_en: 'Riyadh', address_ar: 'شارع yasmin', address_en: 'yasmin Street' },
      ...{ phone: '+966112345678', map_url: 'https://maps.example/yasmin', latitude: 24.8262, longitude: 46.6477 },
      intervals: [
        { weekday: 0, start_min: 1200, duration_min: 360 },
        { weekday: 6, start_min: 1200, duration_min: 360 },
      ],
    });

    const one = await exported('one');
    const read = async (from: string, file: string) => readFile(join(from, file), 'utf8');
    expect(parse(await read(one, 'branches.yaml'))).toEqual([
      aBranch('olaya', { phone: null, latitude: null, longitude: null, map_url: null, hours: [] }),
      yasmin,
    ]);
    const files = {
      'branches.yaml': await read(one, 'branches.yaml'),
      'doctors/900.yaml': await read(one, 'doctors/900.yaml'),
    };
    await fillClinic(clinic, files);
    const two = await exported('two');
    expect({
      'branches.yaml': await read(two, 'branches.yaml'),
      'doctors/900.yaml': await read(two, 'doctors/900.yaml'),
    }).toEqual(files);
  });

  test('a branch that is gone is closed and keeps its id', async () => {
    await fillClinic(clinic, { 'branches.yaml': [aBranch('olaya'), aBranch('yasmin'), aBranch('north')] });
    const before = await listed();
    await fillClinic(clinic, { 'branches.yaml': [aBranch('olaya'), aBranch('north')] });
    expect((await listed()).map(({ slug }) => slug)).toEqual(['olaya', 'north']);
    await fillClinic(clinic, { 'branches.yaml': [aBranch('olaya'), aBranch('yasmin'), aBranch('north')] });
    expect(await listed()).toEqual(before);
  });

  test.each([
    [
      'an unknown branch',
      [{ days: [0], opens: '09:00', minutes: 60, branch: 'nowhere' }],
      /there is no branch "nowhere"/,
    ],
    [
      'two branches at once',
      [
        { days: [0, 1], opens: '09:00', minutes: 240 },
        { days: [1], opens: '12:00', minutes: 60, branch: 'yasmin' },
      ],
      /^doctors\/900\.yaml:\d+:5 hours\[1\]: the doctor is in another branch at that time$/,
    ],
    [
      'two branches at once over the end of the week',
      [
        { days: [6], opens: '20:00', minutes: 480 },
        { days: [0], opens: '03:00', minutes: 60, branch: 'yasmin' },
      ],
      /hours\[1\]: the doctor is in another branch at that time$/,
    ],
  ])('%s is a mistake', async (_name, hours, message) => {
    const files = { 'branches.yaml': [aBranch('olaya'), aBranch('yasmin')], 'doctors/900.yaml': aDoctorOf(hours) };
    await expect(fillClinic(clinic, files)).rejects.toThrow(message);
  });

  test('no branch at all, and half of a position, are mistakes', async () => {
    await expect(fillClinic(clinic, { 'branches.yaml': [] })).rejects.toThrow('must name one branch at least');
    await expect(fillClinic(clinic, { 'branches.yaml': [aBranch('olaya', { latitude: 24 })] })).rejects.toThrow(
      /^branches\.yaml:1:3 longitude: is missing beside the other one$/,
    );
  });

  test('the database itself keeps a doctor out of two branches at once', async () => {
    await fillClinic(clinic, {
      'branches.yaml': [aBranch('olaya'), aBranch('yasmin')],
      'doctors/900.yaml': aDoctorOf([{ days: [2], opens: '09:00', minutes: 240 }]),
    });
    const [, yasmin] = await listed();
    const there = { doctorId: 900, weekday: 2, startMin: 600, durationMin: 60, branchId: yasmin?.id ?? 0 };
    const refused = await clinic.database.db.insert(scheduleRules).values(there).catch(databaseErrorOf);
    expect(refused).toMatchObject({ constraint: 'schedule_rules_one_branch_at_once' });
  });
});
