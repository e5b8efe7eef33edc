import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataVersion, z } from '@clinic/contracts';
import { roles } from '@clinic/contracts';
import type { DeskOverview, QaSpecialtyGroupList } from '@clinic/contracts/qa';
import { parse } from 'yaml';
import { questions } from '../../db/schema.ts';
import { askedIn, aNamedQuestion, postQuestion } from '../../testing/asked-question.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aPatient, call, openClinic } from '../../testing/clinic.ts';
import { fillClinic } from '../../testing/content-folder.ts';
import { engines } from '../../testing/database.ts';
import { aStoredQuestion } from '../../testing/questions.ts';
import { exportContent } from '../export-content.ts';
import { importContent } from '../import-content.ts';

const starter = join(import.meta.dirname, '../../../starter');

const both = (name: string, ar: string, en: string) => ({ [`${name}_ar`]: ar, [`${name}_en`]: en });
const anEyeClinic = {
  ...{ ...both('slug', 'طب-العيون', 'ophthalmology'), order: 1, ...both('name', 'طب العيون', 'Ophthalmology') },
  ...{ ...both('summary', 'فحص النظر.', 'Eye tests.'), icon: 'eye' },
};
const eyes = (more: object = {}) => ({
  ...{ id: 3, ...both('name', 'العيون', 'Eyes'), ...both('slug', 'العيون', 'eyes') },
  ...{ ...both('description', 'ضعف النظر والجفاف.', 'Eyesight and dryness.'), specialty: 'ophthalmology' },
  ...more,
});
const ears = (more: object = {}) => ({
  ...{ id: 4, ...both('name', 'الأذن', 'Ears'), ...both('slug', 'الأذن', 'ears') },
  ...{ ...both('description', 'السمع والدوار.', 'Hearing and dizziness.'), specialty: null },
  ...more,
});
const senses = (...qa_specialties: object[]) => ({ id: 2, ...both('name', 'الحواس', 'Senses'), qa_specialties });

describe.each(engines)('the specialities of questions as content on %s', (engine) => {
  let clinic: TestClinic;

  // As `npm run setup` leaves it: no demo, the pages to begin with.
  beforeEach(async () => {
    clinic = await openClinic(engine);
    const source = { folder: starter, files: clinic.services.files, now: clinic.now() };
    await clinic.database.db.transaction((tx) => importContent(tx, source));
  });
  afterEach(() => clinic.close());

  const fill = (...groups: object[]) => fillClinic(clinic, { 'question-groups.yaml': groups });
  const fillEyes = (...groups: object[]) =>
    fillClinic(clinic, { 'specialties/ophthalmology.yaml': anEyeClinic, 'question-groups.yaml': groups });
  const grouped = async () =>
    (await call(clinic, 'GET', '/api/qa/specialties/grouped')).json<z.infer<typeof QaSpecialtyGroupList>>().data;
  /** Groups and what is in them, in the order of the site. */
  const shown = async () =>
    (await grouped()).map(({ name_en, qa_specialties }) => [name_en, qa_specialties.map((one) => one.slug_en)]);
  const refusal = async (...groups: object[]) =>
    fill(...groups).then(
      () => [],
      (error: Error) => error.message.split('\n'),
    );
  const version = async () => (await call(clinic, 'GET', '/api/data-version')).json<DataVersion>();

  test('a clinic of its own has none until it imports them; then questions are asked, and its doctors answer', async () => {
    expect(await grouped()).toEqual([]);
    expect((await postQuestion(clinic, aNamedQuestion(3))).statusCode).toBe(422);
    const before = await version();
    const { stored } = await fillEyes(senses(eyes(), ears()));
    expect(stored.get('question-groups')).toBe(1);
    expect(await version()).not.toEqual(before);
    expect(await shown()).toEqual([['Senses', ['eyes', 'ears']]]);

    const asked = await postQuestion(clinic, aNamedQuestion(3));
    expect(asked.statusCode).toBe(201);
    expect(askedIn(asked).slug).toEqual(expect.any(String));
    const { rows } = await clinic.database.pool.query<{ id: number }>('SELECT id::int FROM specialties');
    const doctor = await aDoctor(clinic, { specialtyId: rows[0]?.id ?? 0 });
    const as = await aPatient(clinic, { roleId: roles.doctor, doctorId: doctor.id });
    const desk = await call(clinic, 'GET', '/api/qa/desk/overview', { as });
    const { may, specialties } = desk.json<z.infer<typeof DeskOverview>>().data;
    expect([may.answer, specialties.map(({ id }) => id)]).toEqual([true, [3]]);
  });

  test('another import keeps ids and questions, whatever changes its name, address, group or place', async () => {
    await fillEyes(senses(eyes(), ears()));
    const question = await aStoredQuestion(clinic, { qaSpecialtyId: 3 });
    const before = await grouped();
    await fill(senses(eyes(), ears()));
    expect(await grouped()).toEqual(before);

    const sight = { id: 7, ...both('name', 'النظر', 'Sight'), qa_specialties: [eyes(both('slug', 'البصر', 'vision'))] };
    await fill(sight, senses(ears()));
    expect(await shown()).toEqual([
      ['Sight', ['vision']],
      ['Senses', ['ears']],
    ]);
    // The group that it was in may go at once.
    await fill({ ...sight, qa_specialties: [eyes(), ears()] });
    expect(await shown()).toEqual([['Sight', ['eyes', 'ears']]]);
    expect(await clinic.database.db.select().from(questions)).toEqual([question]);
    const { rows } = await clinic.database.pool.query<{ next: number }>(
      `SELECT nextval(pg_get_serial_sequence('qa_specialties', 'id'))::int AS next`,
    );
    expect(rows).toEqual([{ next: 5 }]);
  });

  test('one with questions cannot go and is named, and nothing changes; one without goes', async () => {
    await fillEyes(senses(eyes(), ears()));
    await aStoredQuestion(clinic, { qaSpecialtyId: 3, visibility: 'hidden' });
    const before = [await grouped(), await version()];
    const said = ['question-groups.yaml: the speciality "Eyes" (eyes) is gone, and stored questions are in it: 1'];
    expect(await refusal({ ...senses(ears()), name_en: 'Hearing' })).toEqual(said);
    expect(await refusal()).toEqual(said);
    // Under another id it would be another one.
    expect(await refusal(senses(eyes({ id: 9 }), ears()))).toEqual(said);
    expect([await grouped(), await version()]).toEqual(before);
    await fill(senses(eyes()));
    expect(await shown()).toEqual([['Senses', ['eyes']]]);
  });

  test('a speciality that the clinic has not, and ids and addresses that two have, are named with their place', async () => {
    const hearing = { id: 5, ...both('name', 'السمع', 'Hearing'), qa_specialties: [ears({ slug_ar: 'eyes' })] };
    expect(await refusal(senses(eyes()), hearing, { ...senses(ears({ id: 3, slug_en: 'hearing' })), id: 6 })).toEqual([
      'question-groups.yaml:20:7 qa_specialties[0].slug_ar: "eyes" is also used',
      'question-groups.yaml:29:7 qa_specialties[0].id: "3" is also used',
      'question-groups.yaml:12:7 qa_specialties[0].specialty: there is no speciality "ophthalmology"',
    ]);
    expect(await refusal(senses(eyes({ specialty: null })), senses())).toEqual([
      'question-groups.yaml:13:3 id: "2" is also used at question-groups.yaml:1',
    ]);
    expect(await grouped()).toEqual([]);
  });

  test('an export has them as they were written', async () => {
    const written = [{ ...senses(eyes(), ears()), id: 8 }, senses()];
    await fillEyes(...written);
    const folder = await mkdtemp(join(tmpdir(), 'clinic-question-groups-'));
    try {
      await exportContent(clinic.database.db, folder, clinic.services.files);
      expect(parse(await readFile(join(folder, 'question-groups.yaml'), 'utf8'))).toEqual(written);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
