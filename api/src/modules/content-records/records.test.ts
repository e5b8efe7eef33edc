import type {
  ContentRecord,
  RecordCollection,
  RecordForm,
  RecordRevision,
  StoredRecord,
} from '@clinic/contracts/content/records';
import { recordCollections } from '@clinic/contracts/content/records';
import { roles } from '@clinic/contracts';
import type { ErrorBody } from '@clinic/contracts';
import { storedRecords } from '../../content/stored-records.ts';
import type { Patient } from '../../testing/clinic.ts';
import { aPatient, call } from '../../testing/clinic.ts';
import { fillClinic } from '../../testing/content-folder.ts';
import { engines } from '../../testing/database.ts';
import { useContentRecords } from '../../testing/content-records.ts';
import { writeRecords } from './write-records.ts';

describe.each(engines)('the content in the browser on %s', (engine) => {
  const { clinic, people, forgetLimits, at, read, save, change, add, remove, listed, errorsOf, everything } =
    useContentRecords(engine);

  test('every collection lists what the demo clinic has of it', async () => {
    const { data } = (await call(clinic, 'GET', '/api/content-records', { as: people.author })).json<{
      data: { collection: string; count: number; may_edit: boolean }[];
    }>();
    expect(data.map(({ collection }) => collection)).toEqual([...recordCollections]);
    expect(data.filter(({ count }) => count === 0)).toEqual([]);
    expect(data.every(({ may_edit }) => !may_edit)).toBe(true);
  });

  test('records of every collection that the caller reads are found by their titles, without Arabic marks', async () => {
    const found = async (search: string, as: Patient) =>
      call(clinic, 'GET', at('search', `?search=${encodeURIComponent(search)}`), { as });
    const [doctor] = (await listed('doctors')).records;
    const words = doctor?.title_ar.replace(/[أإآ]/g, 'ا') ?? '';
    const { data } = (await found(words, people.author)).json<{ data: { collection: string; id: string }[] }>();
    expect(data).toContainEqual({ collection: 'doctors', ...doctor });
    expect((await found(words, people.schedules)).json()).toEqual({ data: [] });
    expect((await found('Dr.', people.author)).json<{ data: object[] }>().data).toHaveLength(10);
    expect(errorsOf(await found('ab', people.author))).toEqual({ search: ['validation.tooShort'] });
  });

  test('an account searches sixty times a minute', async () => {
    await forgetLimits();
    const search = async (as: Patient) =>
      (await call(clinic, 'GET', at('search', '?search=nobody'), { as })).statusCode;
    for (let n = 0; n < 60; n += 1) expect(await search(people.author)).toBe(200);
    expect(await search(people.author)).toBe(429);
    expect(await search(people.admin)).toBe(200);
    await forgetLimits();
  });

  test.each(recordCollections)('%s written as they are read change nothing in the database', async (collection) => {
    const { db } = clinic.database;
    const records = await storedRecords(db, collection);
    const before = await everything();
    await db.transaction((tx) => writeRecords({ tx, now: clinic.now() }, collection, records, 0));
    expect(await everything()).toEqual(before);
  });

  test.each(recordCollections)('the first records of %s are read and saved as they are', async (collection) => {
    const { records } = await listed(collection);
    // Saving writes the whole collection.
    for (const { id } of records.slice(0, 12)) {
      const { version, record } = await read(collection, id);
      const answer = await save(collection, id, { version, record }, people.admin);
      expect([id, errorsOf(answer), answer.statusCode]).toEqual([id, undefined, 200]);
      expect(answer.json<{ data: StoredRecord }>().data).toEqual({ id, version, record, removed: [] });
      await forgetLimits();
    }
  });

  test('every field of a form is there in its records, and the other way round', async () => {
    for (const collection of recordCollections) {
      await forgetLimits();
      const answer = await call(clinic, 'GET', at(collection, '/form'), { as: people.admin });
      const { fields, blank } = answer.json<{ data: RecordForm }>().data;
      const top = fields.filter(({ path }) => !path.includes('.'));
      const names = top.flatMap(({ path, bilingual }) => (bilingual ? [`${path}_ar`, `${path}_en`] : [path]));
      expect(Object.keys(blank).sort()).toEqual([...names].sort());
      const [first] = (await listed(collection)).records;
      const { record } = await read(collection, first?.id ?? '');
      expect(Object.keys(record).filter((name) => !names.includes(name))).toEqual([]);
    }
  });

  test('a changed price and title are what visitors get, and the audit log says which fields', async () => {
    const [offer] = (await listed('offers')).records;
    const id = offer?.id ?? '';
    const answer = await change('offers', id, { price: 123, price_before: 321, title_en: 'Spring check-up' });
    expect(answer.statusCode).toBe(200);
    const shown = (await call(clinic, 'GET', '/api/offers')).json<{ data: { title_en: string; price: number }[] }>();
    expect(shown.data).toContainEqual(expect.objectContaining({ title_en: 'Spring check-up', price: 123 }));
    const { rows } = await clinic.database.pool.query(
      `SELECT action, subject, details FROM audit_log WHERE action LIKE 'content-record.%' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([
      {
        action: 'content-record.saved',
        subject: `content:offers:${id}`,
        details: { fields: 'title_en price price_before' },
      },
    ]);
  });

  test('what is typed in HTML is cleaned as an import would, and the answer says what went', async () => {
    const [tip] = (await listed('skin-tips')).records;
    const html = '<p>Sun</p><script>steal()</script>';
    const answer = await change('skin-tips', tip?.id ?? '', { description_html_en: html });
    const { record, removed } = answer.json<{ data: StoredRecord & { removed: string[] } }>().data;
    expect(record['description_html_en']).toBe('<p>Sun</p>');
    expect(removed).toEqual(['<script>']);
  });

  test('whoever saw an older version changes nothing', async () => {
    const [offer] = (await listed('offers')).records;
    const id = offer?.id ?? '';
    const { version, record } = await read('offers', id);
    await change('offers', id, { subtitle_en: 'Meanwhile' });
    const answer = await save('offers', id, { version, record: { ...record, subtitle_en: 'Late' } });
    expect(answer.json<ErrorBody>().code).toBe('EDIT_CONFLICT');
    expect((await read('offers', id)).record['subtitle_en']).toBe('Meanwhile');
  });

  test('two who save different records at once both keep theirs', async () => {
    const [one, other] = (await listed('offers')).records;
    const answers = await Promise.all([
      change('offers', one?.id ?? '', { subtitle_en: 'First' }),
      change('offers', other?.id ?? '', { subtitle_en: 'Second' }, people.admin),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await read('offers', one?.id ?? '')).record['subtitle_en']).toBe('First');
    expect((await read('offers', other?.id ?? '')).record['subtitle_en']).toBe('Second');
  });

  test.each<[RecordCollection, ContentRecord, Record<string, string[]>]>([
    ['offers', { price: 500, price_before: 400 }, { 'record.price_before': ['records.wrong.morePrice'] }],
    ['offers', { price: -1 }, { 'record.price': ['records.wrong.tooSmall'] }],
    ['offers', { title_en: '  ' }, { 'record.title_en': ['records.wrong.empty'] }],
    ['offers', { title_ar: '' }, { 'record.title_ar': ['records.wrong.required'] }],
    ['offers', { style: 'loud' }, { 'record.style': ['records.wrong.invalid'] }],
    ['offers', { cta: 'link', cta_link: null }, { 'record.cta_link': ['records.wrong.linkNeeded'] }],
    ['offers', { cta: 'link', cta_link: 'javascript:x' }, { 'record.cta_link': ['records.wrong.link'] }],
    ['offers', { doctor: 999_999 }, { 'record.doctor': ['records.wrong.noDoctor'] }],
    ['offers', { image: 'nowhere.svg' }, { 'record.image': ['records.wrong.noPicture'] }],
    ['offers', { valid_from: '2026-02-30' }, { 'record.valid_from': ['records.wrong.noDay'] }],
    [
      'offers',
      { valid_from: '2026-12-02', valid_to: '2026-12-01' },
      { 'record.valid_to': ['records.wrong.endsBefore'] },
    ],
    ['offers', { slug: 'another' }, { 'record.slug': ['records.wrong.fixed'] }],
    ['offers', { surprise: 1 }, { 'record.surprise': ['records.wrong.unknown'] }],
    ['hours', { opens: '25:00' }, { 'record.opens': ['records.wrong.time'] }],
    ['hours', { days: [] }, { 'record.days': ['records.wrong.tooFew'] }],
    ['hours', { minutes: 1441 }, { 'record.minutes': ['records.wrong.tooLarge'] }],
    ['doctors', { hours: [] }, { 'record.hours': ['records.wrong.unknown'] }],
    ['doctors', { specialties: ['nowhere'] }, { 'record.specialties.0': ['records.wrong.noSpeciality'] }],
    ['doctors', { specialties: [] }, { 'record.specialties': ['records.wrong.tooFew'] }],
    ['branches', { latitude: 24, longitude: null }, { 'record.longitude': ['records.wrong.beside'] }],
    ['packages', { items: [] }, { 'record.items': ['records.wrong.tooFew'] }],
    ['packages', { order: 2 ** 40 }, { record: ['records.wrong.refused'] }],
    ['reviews', { rating: 4.3 }, { 'record.rating': ['records.wrong.halves'] }],
    ['slides', { button_link: 'nowhere' }, { 'record.button_link': ['records.wrong.link'] }],
    ['awareness-rules', { rule: 'some day' }, { 'record.rule': ['records.wrong.invalid'] }],
  ])('%s with %j: refused at its field', async (collection, more, errors) => {
    const [first] = (await listed(collection)).records;
    const before = await everything();
    const answer = await change(collection, first?.id ?? '', more, people.admin);
    expect([answer.statusCode, errorsOf(answer)]).toEqual([422, errors]);
    expect(await everything()).toEqual(before);
  });

  test('texts and lists longer than any page shows are refused', async () => {
    const [first] = (await listed('packages')).records;
    const { record } = await read('packages', first?.id ?? '');
    const [item] = record['items'] as object[];
    const more = { summary_en: 'x'.repeat(10_001), items: Array.from({ length: 201 }, () => item) };
    expect(errorsOf(await change('packages', first?.id ?? '', more))).toEqual({
      'record.summary_en': ['records.wrong.tooLong'],
      'record.items': ['records.wrong.tooLong'],
    });
  });

  test('a profile that is saved leaves hours, visits lengths and the schedules’ own version alone', async () => {
    const doctor = (await listed('doctors')).records[0]?.id ?? '';
    const { pool } = clinic.database;
    await pool.query('UPDATE doctors SET schedule_edited_at = now(), slot_minutes = 20 WHERE id = $1', [doctor]);
    const schedules = async () => [
      (await pool.query('SELECT * FROM schedule_rules ORDER BY id')).rows,
      (await pool.query('SELECT id, slot_minutes, schedule_version, schedule_edited_at FROM doctors ORDER BY id')).rows,
    ];
    const before = await schedules();
    expect((await change('doctors', doctor, { bio_en: 'Looks after hearts.' })).statusCode).toBe(200);
    expect(await schedules()).toEqual(before);
    expect((await read('doctors', doctor)).record).not.toHaveProperty('hours');
  });

  test('a new offer comes last, changes places and goes', async () => {
    const [first] = (await listed('offers')).records;
    const { record } = await read('offers', first?.id ?? '');
    expect(errorsOf(await add('offers', record))).toEqual({ 'record.slug': ['records.wrong.taken'] });
    expect((await add('offers', { ...record, slug: 'new-offer' })).statusCode).toBe(201);
    const { records, version } = await listed('offers');
    expect(records.at(-1)?.id).toBe('new-offer');
    const ids = records.map(({ id }) => id).reverse();
    const order = (body: object) => call(clinic, 'POST', at('offers', '/order'), { as: people.publisher, body });
    expect((await order({ version, ids: ids.slice(1) })).statusCode).toBe(422);
    expect((await order({ version, ids })).statusCode).toBe(200);
    expect((await listed('offers')).records.map(({ id }) => id)).toEqual(ids);
    expect((await order({ version, ids })).json<ErrorBody>().code).toBe('EDIT_CONFLICT');
    expect((await remove('offers', 'new-offer')).statusCode).toBe(204);
    expect((await listed('offers')).records.map(({ id }) => id)).not.toContain('new-offer');
    expect((await call(clinic, 'GET', at('offers', '/records/new-offer'), { as: people.author })).statusCode).toBe(404);
  });

  test('records known by their place keep their order around one that comes and one that goes', async () => {
    const before = await listed('reviews');
    const { record } = await read('reviews', before.records[0]?.id ?? '');
    const answer = await add('reviews', { ...record, name_en: 'Huda' });
    const added = answer.json<{ data: StoredRecord }>().data;
    expect(added.record['name_en']).toBe('Huda');
    expect((await remove('reviews', added.id)).statusCode).toBe(204);
    expect((await listed('reviews')).records).toEqual(before.records);
  });

  describe('rights', () => {
    const whatTheyMay = async (who: keyof typeof people, collection: RecordCollection) => {
      const as = people[who];
      const [first] = (await listed(collection, people.admin)).records;
      const id = first?.id ?? '';
      const reading = await call(clinic, 'GET', at(collection, `/records/${id}`), { as });
      const { version, record } = await read(collection, id, people.admin);
      return [reading.statusCode, (await save(collection, id, { version, record }, as)).statusCode];
    };

    test.each<[keyof typeof people, RecordCollection, number[]]>([
      ['author', 'offers', [200, 403]],
      ['reviewer', 'hours', [200, 403]],
      ['publisher', 'settings', [200, 200]],
      ['admin', 'doctors', [200, 200]],
      ['schedules', 'hours', [200, 200]],
      ['schedules', 'offers', [403, 403]],
      ['reception', 'hours', [403, 403]],
      ['patient', 'offers', [403, 403]],
    ])('%s with %s', async (who, collection, codes) => {
      expect(await whatTheyMay(who, collection)).toEqual(codes);
    });

    test('limited people read all of it, and change the doctors, specialities and branches that are theirs', async () => {
      const { pool } = clinic.database;
      const idOf = async (table: string, column: string, value: string) =>
        Number((await pool.query<{ id: string }>(`SELECT id FROM ${table} WHERE ${column} = $1`, [value])).rows[0]?.id);
      const dermatology = await idOf('specialties', 'slug_en', 'dermatology_cosmetics_and_laser');
      const limited = (values: object) => aPatient(clinic, { roleId: roles.publisher, ...values });
      const ofSkin = await limited({ limitSpecialties: [dermatology] });
      const ofOlaya = await limited({ limitBranches: [await idOf('branches', 'slug', 'al-olaya')] });
      const both = await limited({ limitSpecialties: [dermatology], limitBranches: ofOlaya.limitBranches });
      const mayEdit = async (collection: RecordCollection, id: string, as: Patient) => {
        const { may_edit } = (await read(collection, id, as)) as StoredRecord & { may_edit: boolean };
        const saved = await change(collection, id, {}, as);
        expect(saved.statusCode).toBe(may_edit ? 200 : 403);
        return may_edit;
      };
      expect((await listed('offers', ofSkin)).may).toEqual({ edit: false, add: false, remove: false, order: false });
      expect((await listed('doctors', ofSkin)).may).toEqual({ edit: true, add: false, remove: false, order: false });
      expect([await mayEdit('doctors', '111', ofSkin), await mayEdit('doctors', '58', ofSkin)]).toEqual([true, false]);
      expect(await mayEdit('specialties', 'dermatology_cosmetics_and_laser', ofSkin)).toBe(true);
      expect(await mayEdit('specialties', 'ophthalmology', ofSkin)).toBe(false);
      expect([await mayEdit('branches', 'al-olaya', ofOlaya), await mayEdit('branches', 'al-yasmin', ofOlaya)]).toEqual(
        [true, false],
      );
      // A branch is more than one speciality, and a speciality more than one branch.
      expect(await mayEdit('branches', 'al-olaya', both)).toBe(false);
      expect(await mayEdit('specialties', 'dermatology_cosmetics_and_laser', both)).toBe(false);
      const moved = await change('doctors', '111', { specialties: ['ophthalmology'] }, ofSkin);
      expect([moved.statusCode, Object.keys(errorsOf(moved) ?? {})]).toEqual([422, ['record.specialties']]);
    });

    test('the schedule manager is shown the opening hours alone', async () => {
      const answer = await call(clinic, 'GET', '/api/content-records', { as: people.schedules });
      expect(answer.json<{ data: object[] }>().data).toEqual([
        { collection: 'hours', count: expect.any(Number), may_edit: true },
      ]);
    });
  });

  describe('an import afterwards', () => {
    const refusalOf = async (files: object, options?: { overwrite: boolean }) => {
      try {
        await fillClinic(clinic, { ...files }, options);
        return '';
      } catch (error) {
        return String(error instanceof Error ? error.message : error);
      }
    };
    const folderOf = async (collection: RecordCollection) => ({
      [`${collection}.yaml`]: (await storedRecords(clinic.database.db, collection)).map(({ record }) => record),
    });

    test('is refused where it would replace what was changed in the browser, unless it says so', async () => {
      const folder = await folderOf('partners');
      const [partner] = folder['partners.yaml'] ?? [];
      const id = String(partner?.['slug']);
      await change('partners', id, { name_en: 'Edited here' });
      expect(await refusalOf(folder)).toContain(`partners: ${id} was changed in the browser since`);
      expect((await read('partners', id)).record['name_en']).toBe('Edited here');
      expect(await refusalOf(folder, { overwrite: true })).toBe('');
      expect((await read('partners', id)).record['name_en']).toBe(partner?.['name_en']);
      const kept = await call(clinic, 'GET', at('partners', `/revisions?record=${id}`), { as: people.author });
      expect(kept.json<{ data: RecordRevision[] }>().data[0]).toMatchObject({
        ...{ title_en: 'Edited here', reason: 'imported', by: null },
      });
      expect(await refusalOf(folder)).toBe('');
    });

    test('takes an export that has the change, and then stands where that folder stands', async () => {
      const [partner] = (await listed('partners')).records;
      await change('partners', partner?.id ?? '', { name_en: 'Edited again' });
      const folder = await folderOf('partners');
      expect(await refusalOf(folder)).toBe('');
      const renamed = (folder['partners.yaml'] ?? []).map((one) => ({ ...one, name_en: `${String(one['name_en'])}!` }));
      expect(await refusalOf({ 'partners.yaml': renamed })).toBe('');
    });

    test('of other records of the collection is taken', async () => {
      const { records } = await listed('partners');
      await change('partners', records[0]?.id ?? '', { name_en: 'Mine' });
      const folder = await folderOf('partners');
      const others = (folder['partners.yaml'] ?? []).map((one, place) =>
        place === 1 ? { ...one, name_en: 'Theirs' } : one,
      );
      expect(await refusalOf({ 'partners.yaml': others })).toBe('');
    });

    test('does not undo a new order unasked', async () => {
      const folder = await folderOf('partners');
      const { records, version } = await listed('partners');
      const ids = records.map(({ id }) => id).reverse();
      const body = { version, ids };
      await call(clinic, 'POST', at('partners', '/order'), { as: people.publisher, body });
      expect(await refusalOf(folder)).toContain('partners: the list was changed in the browser since');
    });
  });
});
