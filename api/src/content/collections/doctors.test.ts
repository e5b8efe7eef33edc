import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AvailableDays, DoctorDetail } from '@clinic/contracts';
import { and, eq } from 'drizzle-orm';
import { doctors as doctorTable, scheduleRules, specialties as specialtyTable, visitKinds } from '../../db/schema.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aKind, aSpecialty, call, openClinic } from '../../testing/clinic.ts';
import { aCategory, anOffer, aPost, fillClinic } from '../../testing/content-folder.ts';
import { engines } from '../../testing/database.ts';
import { exportContent } from '../export-content.ts';
import { importContent } from '../import-content.ts';

async function recordsIn(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder);
  const texts = files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

const below = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]));

const aSection = { heading_ar: 'متى', heading_en: 'When', body_ar: 'نص', body_en: 'Text' };
const aService = { name_ar: 'كشف', name_en: 'Visit' };

describe.each(engines)('specialities and doctors as content on %s', (engine) => {
  let demo: TestClinic;
  let stays: number;
  let goes: number;
  let folder: string;
  let specialties: Record<string, string>;
  let doctors: Record<string, string>;

  beforeAll(async () => {
    demo = await openClinic(engine);
    const skin = await aSpecialty(demo, { slugEn: 'skin', sections: [aSection], services: [aService] });
    const teeth = await aSpecialty(demo, { slugEn: 'teeth' });
    for (const { id: specialtyId } of [skin, teeth])
      await aDoctor(demo, { specialtyId, startMin: 1200, durationMin: 360 });
    // The pictures of the product are there wherever content is imported.
    const rows = await demo.database.db.update(doctorTable).set({ image: 'doctors/58.svg' }).returning();
    [stays = 0, goes = 0] = rows.map(({ id }) => id);
    await aKind(demo, stays, { byPatients: false });
    await demo.database.db
      .update(scheduleRules)
      .set({ byPhone: true, kindPlaces: [0, 1] })
      .where(and(eq(scheduleRules.doctorId, stays), eq(scheduleRules.weekday, 2)));
    folder = await mkdtemp(join(tmpdir(), 'clinic-export-'));
    await exportContent(demo.database.db, join(folder, 'one'), demo.services.files);
    specialties = below('specialties', await recordsIn(join(folder, 'one/specialties')));
    doctors = below('doctors', await recordsIn(join(folder, 'one/doctors')));
  });
  afterAll(async () => {
    await demo.close();
    await rm(folder, { recursive: true });
  });

  test('a clinic that was exported and imported elsewhere has the same doctors, who work at the same times', async () => {
    const other = await openClinic(engine);
    await fillClinic(other, { ...specialties, ...doctors });
    await exportContent(other.database.db, join(folder, 'two'), other.services.files);
    expect(below('doctors', await recordsIn(join(folder, 'two/doctors')))).toEqual(doctors);
    expect(below('specialties', await recordsIn(join(folder, 'two/specialties')))).toEqual(specialties);
    const { days } = (await call(other, 'GET', `/api/available-days?doctor_id=${stays}`)).json<AvailableDays>();
    expect(Object.keys(days).length).toBeGreaterThan(5);
    const hasRules = /by_phone: true\n +kinds:\n +- 0\n +- 1\n/;
    expect(doctors[`doctors/${stays}.yaml`]).toMatch(hasRules);
    // A kind keeps its id, which booked visits have; one that is renamed in English is another.
    const kindsNow = async () => other.database.db.select().from(visitKinds);
    const [before] = await kindsNow();
    const file = doctors[`doctors/${stays}.yaml`] ?? '';
    await fillClinic(other, { ...doctors, [`doctors/${stays}.yaml`]: file.replace('minutes: 15', 'minutes: 10') });
    expect(await kindsNow()).toEqual([{ ...before, minutes: 10 }]);
    const none = { ...doctors, [`doctors/${stays}.yaml`]: file.replace(/(kinds:\n +- 0\n +-) 1/, '$1 2') };
    await expect(fillClinic(other, none)).rejects.toThrow(/kinds: the doctor has no such kind of visit$/);
    await other.close();
  });

  test('a doctor who is gone is not shown any more; one with an unknown speciality is refused', async () => {
    const { [`doctors/${goes}.yaml`]: gone = '', ...others } = doctors;
    await fillClinic(demo, others);
    expect((await call(demo, 'GET', `/api/doctors/by-slug/${goes}`)).statusCode).toBe(404);
    await fillClinic(demo, doctors);
    const { data } = (await call(demo, 'GET', `/api/doctors/by-slug/${goes}`)).json<{ data: DoctorDetail }>();
    expect(data.specialties).toHaveLength(1);
    const wrong = gone.replace(/^specialties:\n {2}- .*/m, 'specialties:\n  - nowhere');
    await expect(fillClinic(demo, { ...doctors, [`doctors/${goes}.yaml`]: wrong })).rejects.toThrow(
      /^doctors\/\d+\.yaml:\d+:5 specialties\[0\]: there is no speciality "nowhere"$/,
    );
  });

  test('a clinic that names a doctor who left is exported and imported elsewhere as it is', async () => {
    const [one, other] = [await openClinic(engine), await openClinic(engine)];
    const teeth = await aSpecialty(one, { slugEn: 'teeth' });
    const skin = await aSpecialty(one, { slugEn: 'skin' });
    const values = { image: 'doctors/58.svg' };
    await aDoctor(one, { specialtyId: teeth.id, values });
    const { id: former } = await aDoctor(one, { specialtyId: skin.id, values, active: false });
    await fillClinic(one, {
      'settings.yaml': { inbox_email: 'inbox@clinic.example', featured_doctor: former },
      'categories.yaml': [aCategory()],
      'posts/a.yaml': aPost({ reviewer: former, reviewed_on: '2026-11-01' }),
      'offers.yaml': [anOffer({ doctor: former })],
    });
    // The clinic closed the speciality after the doctor who had it left.
    await one.database.db.delete(specialtyTable).where(eq(specialtyTable.id, skin.id));

    await exportContent(one.database.db, join(folder, 'of-one'), one.services.files);
    const source = { folder: join(folder, 'of-one'), files: other.services.files, now: other.now() };
    await other.database.db.transaction((tx) => importContent(tx, source));
    await exportContent(other.database.db, join(folder, 'of-other'), other.services.files);
    const all = async (from: string) => {
      const found = await readdir(join(folder, from), { recursive: true, withFileTypes: true });
      const paths = found.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
      const texts = paths.map(async (path) => [path.split(from)[1] ?? '', await readFile(path, 'utf8')] as const);
      return Object.fromEntries(await Promise.all(texts));
    };
    const written = await all('of-one');
    expect(await all('of-other')).toEqual(written);
    expect(written[`/doctors/${former}.yaml`]).toContain('active: false');

    const pages = ['/api/doctors', '/api/posts/by-slug/blood-pressure', '/api/offers', '/api/home'];
    for (const path of pages) {
      const [shown, before] = [await call(other, 'GET', path), await call(one, 'GET', path)];
      expect([path, shown.statusCode, shown.body]).toEqual([path, 200, before.body]);
    }
    const { [`/doctors/${former}.yaml`]: text = '' } = written;
    await expect(
      fillClinic(other, { [`doctors/${former}.yaml`]: text.replace('active: false', 'active: true') }),
    ).rejects.toThrow(/specialties: must name one at least$/);
    await one.close();
    await other.close();
  });

  test('hours that were changed in the browser are not overwritten, unless the import says so', async () => {
    await fillClinic(demo, doctors);
    const { db } = demo.database;
    const rowOf = async () => (await db.select().from(doctorTable).where(eq(doctorTable.id, stays)))[0];
    const { scheduleVersion = 0 } = (await rowOf()) ?? {};
    await db.update(scheduleRules).set({ kind: 'period', validFrom: '2027-01-01', validTo: '2027-02-01' });
    await db.update(doctorTable).set({ scheduleEditedAt: demo.now() }).where(eq(doctorTable.id, stays));
    await expect(fillClinic(demo, doctors)).rejects.toThrow(
      new RegExp(`^doctors/${stays}\\.yaml:\\d+:\\d+ hours: these hours were changed in the browser`),
    );
    expect((await rowOf())?.scheduleEditedAt).not.toBeNull();

    // What was edited goes out and comes back as it is, and from then on belongs to the folder.
    await exportContent(db, join(folder, 'edited'), demo.services.files);
    const edited = below('doctors', await recordsIn(join(folder, 'edited/doctors')));
    expect(edited[`doctors/${stays}.yaml`]).toContain('kind: period');
    await fillClinic(demo, edited);
    expect(await rowOf()).toMatchObject({ scheduleEditedAt: null, scheduleVersion });
    await fillClinic(demo, doctors);
    expect(await rowOf()).toMatchObject({ scheduleVersion: scheduleVersion + 1 });

    await db.update(doctorTable).set({ slotMinutes: 15, scheduleEditedAt: demo.now() });
    await fillClinic(demo, doctors, { overwrite: true });
    expect(await rowOf()).toMatchObject({ slotMinutes: 30, scheduleEditedAt: null });
  });
});
