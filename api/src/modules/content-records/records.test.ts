import type {
  ContentRecord,
  ListedRecord,
  RecordCollection,
  RecordForm,
  RecordRevision,
  RecordRights,
  StoredRecord,
} from '@clinic/contracts/content/records';
import type { ExtraPage, SearchResponse } from '@clinic/contracts/content';
import { recordCollections } from '@clinic/contracts/content/records';
import { roles } from '@clinic/contracts';
import type { ErrorBody } from '@clinic/contracts';
import { importContent } from '../../content/import-content.ts';
import { insertRevision } from '../../content/record-revisions.ts';
import { storedRecords } from '../../content/stored-records.ts';
import { clinicFolder, contentFolder } from '../../demo/demo-folder.ts';
import type { Patient } from '../../testing/clinic.ts';
import { aPatient, call } from '../../testing/clinic.ts';
import { fillClinic } from '../../testing/content-folder.ts';
import { engines } from '../../testing/database.ts';
import { openSlugs } from '../content-desk/link-repo.ts';
import { useClinic } from '../../testing/use-clinic.ts';
import { writeRecords } from './write-records.ts';

/** Tables that say what was done, or how often, and nothing of the content. */
const besides = ['audit_log', 'data_version', 'rate_limits', 'sessions', 'users', 'content_edits', 'record_revisions'];

describe.each(engines)('the content in the browser on %s', (engine) => {
  const clinic = useClinic(engine);
  let people: Record<'author' | 'reviewer' | 'publisher' | 'schedules' | 'admin' | 'reception' | 'patient', Patient>;

  beforeAll(async () => {
    const { db } = clinic.database;
    for (const folder of [clinicFolder, contentFolder])
      await db.transaction((tx) => importContent(tx, { folder, files: clinic.services.files, now: clinic.now() }));
    const staff = (name: keyof typeof roles) => aPatient(clinic, { roleId: roles[name] });
    people = {
      author: await staff('editor'),
      reviewer: await staff('reviewer'),
      publisher: await staff('publisher'),
      schedules: await staff('schedules'),
      admin: await staff('admin'),
      reception: await staff('reception'),
      patient: await aPatient(clinic),
    };
  });

  // One account reads and saves in seconds what takes people days.
  const forgetLimits = () => clinic.database.pool.query('DELETE FROM rate_limits');
  beforeEach(forgetLimits);

  const at = (collection: string, more = '') => `/api/content-records/${collection}${more}`;
  const read = async (collection: RecordCollection, id: string, as = people.publisher) =>
    (await call(clinic, 'GET', at(collection, `/records/${id}`), { as })).json<{ data: StoredRecord }>().data;
  const save = (
    collection: RecordCollection,
    id: string,
    body: { version: string; record: ContentRecord },
    as = people.publisher,
  ) => call(clinic, 'POST', at(collection, `/records/${id}`), { as, body });
  const change = async (collection: RecordCollection, id: string, more: ContentRecord, as = people.publisher) => {
    const { version, record } = await read(collection, id);
    return save(collection, id, { version, record: { ...record, ...more } }, as);
  };
  const add = (collection: RecordCollection, record: ContentRecord, as = people.publisher, returns = false) =>
    call(clinic, 'POST', at(collection, '/records'), { as, body: { record, ...(returns && { returns }) } });
  const remove = async (collection: RecordCollection, id: string, as = people.publisher) => {
    const { version } = await read(collection, id);
    return call(clinic, 'POST', at(collection, `/records/${id}/removal`), { as, body: { version } });
  };
  const listed = async (collection: RecordCollection, as = people.publisher) =>
    (await call(clinic, 'GET', at(collection), { as })).json<{
      data: { records: ListedRecord[]; closed?: ListedRecord[]; version: string; may: RecordRights };
    }>().data;
  const errorsOf = (answer: Awaited<ReturnType<typeof call>>) => answer.json<ErrorBody>().errors;
  async function everything() {
    const { rows: tables } = await clinic.database.pool.query<{ name: string }>(
      `SELECT quote_ident(table_name) AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
    );
    const stored: Record<string, string[]> = {};
    for (const { name } of tables.filter((table) => !besides.includes(table.name))) {
      const { rows } = await clinic.database.pool.query<{ row: string }>(
        `SELECT to_jsonb(t) - ARRAY['updated_at'] AS row FROM ${name} t ORDER BY 1`,
      );
      stored[name] = rows.map(({ row }) => JSON.stringify(row));
    }
    return stored;
  }

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

  test('a doctor who left keeps visits, number and week, and comes back with them; a new one has no hours', async () => {
    const { records } = await listed('doctors');
    const leaving = records.at(-2)?.id ?? '';
    const { record } = await read('doctors', leaving);
    const { pool } = clinic.database;
    await pool.query('DELETE FROM offers WHERE doctor_id = $1', [leaving]);
    expect((await remove('doctors', leaving)).statusCode).toBe(204);
    const { rows } = await pool.query<{ active: boolean }>('SELECT active FROM doctors WHERE id = $1', [leaving]);
    expect(rows).toEqual([{ active: false }]);
    expect(errorsOf(await add('doctors', record))).toEqual({ 'record.id': ['records.wrong.taken'] });
    const form = await call(clinic, 'GET', at('doctors', '/form'), { as: people.publisher });
    const { id } = form.json<{ data: RecordForm }>().data.blank;
    const another = { ...record, id, slug_ar: 'طبيبة-جديدة', slug_en: 'a-new-doctor', licence_no: 'L-1' };
    const added = (await add('doctors', another)).json<{ data: StoredRecord }>().data;
    expect(added).toMatchObject({ id: String(id), record: another });

    const back = (await listed('doctors')).closed ?? [];
    expect(back).toMatchObject([{ id: leaving }]);
    const returning = (id: string) =>
      call(clinic, 'GET', at('doctors', `/form?returning=${id}`), { as: people.publisher });
    const held = (await returning(leaving)).json<{ data: RecordForm }>().data.blank;
    expect([held, (await returning(records[0]?.id ?? '')).statusCode]).toEqual([record, 404]);
    const weeks = async () =>
      (await pool.query<object>('SELECT * FROM schedule_rules WHERE doctor_id = $1 ORDER BY id', [leaving])).rows;
    const before = await weeks();
    expect((await add('doctors', { ...held, years_of_experience: 9 }, people.author, true)).statusCode).toBe(403);
    const returned = await add('doctors', { ...held, years_of_experience: 9 }, people.publisher, true);
    expect([returned.statusCode, (await read('doctors', leaving)).record['years_of_experience']]).toEqual([201, 9]);
    expect([before.length > 0, await weeks(), (await listed('doctors')).closed]).toEqual([true, before, []]);
    expect((await add('doctors', held, people.publisher, true)).statusCode).toBe(404);
  });

  test.each<[RecordCollection, string]>([
    ['specialties', 'dermatology'],
    ['categories', 'heart-health'],
  ])('of %s, %s cannot go while others refer to it', async (collection, wanted) => {
    const { records } = await listed(collection);
    const id = records.find((one) => one.id === wanted)?.id ?? records[0]?.id ?? '';
    const before = await everything();
    const answer = await remove(collection, id);
    expect(errorsOf(answer)).toEqual({ record: ['records.wrong.stillUsed'] });
    expect(await everything()).toEqual(before);
  });

  test('a clinic keeps one branch; pages and settings neither come nor go', async () => {
    const { records } = await listed('branches');
    for (const { id } of records.slice(1)) {
      await clinic.database.pool.query(
        'DELETE FROM schedule_rules WHERE branch_id = (SELECT id FROM branches WHERE slug = $1)',
        [id],
      );
      expect((await remove('branches', id)).statusCode).toBe(204);
    }
    expect(errorsOf(await remove('branches', records[0]?.id ?? ''))).toEqual({ record: ['records.wrong.last'] });
    const page = (await listed('pages')).records[0]?.id ?? '';
    expect((await remove('pages', page)).statusCode).toBe(403);
    expect((await add('settings', {})).statusCode).toBe(403);
  });

  test('a page that somebody makes has an address, is found, moves with its former address, goes and comes back', async () => {
    const { pool } = clinic.database;
    const form = await call(clinic, 'GET', at('extra-pages', '/form'), { as: people.publisher });
    const { blank, fields } = form.json<{ data: RecordForm }>().data;
    expect(fields.filter(({ fixed }) => fixed).map(({ path }) => path)).toEqual(['id']);
    const id = Number(blank['id']);
    const text = (name: string, value: string) => ({ [`${name}_ar`]: `${value} ع`, [`${name}_en`]: value });
    const page = {
      ...{ ...blank, slug_ar: 'زراعة-القوقعة', slug_en: 'cochlear', image: 'pages/about.svg' },
      ...{
        ...text('title', 'Cochlear'),
        ...text('summary', 'Hearing again'),
        ...text('description_html', '<p>Ear</p>'),
      },
    };
    expect(errorsOf(await add('extra-pages', { ...page, slug_en: 'first-visit' }))).toEqual({
      'record.slug_en': ['records.wrong.taken'],
    });
    expect(errorsOf(await add('extra-pages', { ...page, slug_ar: '12' }))).toEqual({
      'record.slug_ar': ['records.wrong.digits'],
    });
    const made = await add('extra-pages', { ...page, description_html_en: '<p>Ear</p><script>x</script>' });
    expect([made.statusCode, made.json<{ data: { removed: string[] } }>().data.removed]).toEqual([201, ['<script>']]);

    const shown = async (slug: string) => {
      const answer = await call(clinic, 'GET', `/api/extra-pages/${encodeURIComponent(slug)}`);
      return answer.statusCode === 200 ? answer.json<{ data: ExtraPage }>().data.slug_en : answer.statusCode;
    };
    const places = async () => {
      const listed = await call(clinic, 'GET', '/api/sitemap/extra-pages');
      const search = await call(clinic, 'GET', '/api/search?q=cochlear');
      const paths = search.json<SearchResponse>().data.map(({ path_en }) => path_en);
      const slugs = listed.json<{ data: { en: { slug: string } }[] }>().data.map(({ en }) => en.slug);
      return [slugs.filter((slug) => slug !== 'first-visit'), paths];
    };
    expect([await shown('cochlear'), await shown('زراعة-القوقعة')]).toEqual(['cochlear', 'cochlear']);
    expect(await places()).toEqual([['cochlear'], ['/pages/cochlear']]);

    expect((await change('extra-pages', String(id), { slug_en: 'implants' })).statusCode).toBe(200);
    expect([await shown('cochlear'), await shown('implants')]).toEqual(['implants', 'implants']);
    expect(await places()).toEqual([['implants'], ['/pages/implants']]);
    const links = await openSlugs(clinic.database.db, 'extra-pages', ['cochlear', 'implants', 'x'], clinic.now());
    expect([links.has('cochlear'), links.has('implants'), links.has('x')]).toEqual([true, true, false]);

    expect((await remove('extra-pages', String(id))).statusCode).toBe(204);
    expect([await shown('cochlear'), await shown('implants'), await places()]).toEqual([404, 404, [[], []]]);
    const next = await call(clinic, 'GET', at('extra-pages', '/form'), { as: people.publisher });
    expect(next.json<{ data: RecordForm }>().data.blank['id']).toBe(id + 1);
    const { rows } = await pool.query<{ content: ContentRecord }>(
      `SELECT content FROM record_revisions WHERE collection = 'extra-pages' ORDER BY id DESC LIMIT 1`,
    );
    expect((await add('extra-pages', rows[0]?.content ?? {})).statusCode).toBe(201);
    expect([await shown('cochlear'), await shown('implants')]).toEqual(['implants', 'implants']);

    // Whoever takes a former address has it, with a number of its own though another began with the same.
    const another = await add('extra-pages', { ...page, slug_ar: 'أخرى' });
    expect([another.statusCode, another.json<{ data: StoredRecord }>().data.id]).toEqual([201, String(id + 1)]);
    expect([await shown('cochlear'), await shown('implants')]).toEqual(['cochlear', 'implants']);
  });

  test('a self-assessment with ways through it comes, is refused with each mistake at its field, and goes', async () => {
    const answer = (score: number) => ({ score, label_ar: `${score} ع`, label_en: `${score}` });
    const question = (more: object = {}) => ({
      text_ar: 'س',
      text_en: 'Q',
      urgent: false,
      options: [],
      jumps: [],
      ...more,
    });
    const result = (up_to: number) => {
      const words = { title_ar: 'ن', title_en: 'R', text_ar: 'ن', text_en: 'R' };
      return { up_to, tone: 'good', ...words };
    };
    const texts = { title_ar: 'ت', title_en: 'T', intro_ar: 'م', intro_en: 'I', urgent_ar: 'ع', urgent_en: 'U' };
    const whole = {
      ...{ slug: 'back', specialty: null, ...texts, options: [answer(0), answer(2)] },
      questions: [
        question({ jumps: [{ score: 0, to: 3 }] }),
        question({ options: [answer(1), answer(5)], jumps: [{ score: 5, to: null }] }),
        question(),
      ],
      results: [result(2), result(7)],
    };
    const [first, second, third] = whole.questions;
    const cases: [object, Record<string, string>][] = [
      [{ results: [result(2), result(6)] }, { 'results.1.up_to': 'reachesHighest' }],
      [{ results: [result(2), result(2), result(7)] }, { 'results.1.up_to': 'growing' }],
      [{ results: [result(7), result(9)] }, { 'results.1.up_to': 'neverReached' }],
      [
        { questions: [first, { ...second, jumps: [{ score: 5, to: 1 }] }, third] },
        { 'questions.1.jumps.0.to': 'laterQuestion' },
      ],
      [
        { questions: [first, { ...second, jumps: [{ score: 5, to: 2 }] }, third] },
        { 'questions.1.jumps.0.to': 'laterQuestion' },
      ],
      [
        { questions: [{ ...question(), jumps: [{ score: 1, to: 4 }] }] },
        { 'questions.0.jumps.0.score': 'noAnswer', 'questions.0.jumps.0.to': 'laterQuestion' },
      ],
      [
        {
          questions: [
            question({
              jumps: [
                { score: 0, to: 3 },
                { score: 2, to: 3 },
              ],
            }),
            second,
            third,
          ],
        },
        { 'questions.1.text_ar': 'unreachable' },
      ],
      [{ questions: [question({ options: [answer(7)] })] }, { 'questions.0.options': 'twoAnswers' }],
      [{ questions: [question({ options: [answer(7), answer(7)] })] }, { 'questions.0.options.1.score': 'taken' }],
      [{ options: [answer(2), answer(2)] }, { 'options.1.score': 'taken', 'questions.0.jumps.0.score': 'noAnswer' }],
      [{ specialty: 'nowhere' }, { specialty: 'noSpeciality' }],
      [{ slug: 'mood' }, { slug: 'taken' }],
    ];
    for (const [more, faults] of cases) {
      const expected = Object.entries(faults).map(([path, mistake]) => [
        `record.${path}`,
        [`records.wrong.${mistake}`],
      ]);
      expect(errorsOf(await add('assessments', { ...whole, ...more }))).toEqual(Object.fromEntries(expected));
    }
    expect((await add('assessments', whole)).statusCode).toBe(201);
    const { slug: _, ...content } = whole;
    const public_ = await call(clinic, 'GET', '/api/assessments/back');
    expect(public_.json()).toEqual({ data: { slug: 'back', ...content } });
    const listed = await call(clinic, 'GET', '/api/sitemap/assessments');
    expect(listed.json<{ data: { ar: object }[] }>().data.map(({ ar }) => ar)).toEqual([
      { slug: 'back' },
      { slug: 'sleep' },
    ]);
    expect((await change('assessments', 'back', { title_en: 'Back' })).statusCode).toBe(200);
    expect((await remove('assessments', 'back')).statusCode).toBe(204);
    expect((await call(clinic, 'GET', '/api/assessments/back')).statusCode).toBe(404);
  });

  describe('revisions', () => {
    const revisions = async (collection: RecordCollection, query = '', as = people.author) =>
      (await call(clinic, 'GET', at(collection, `/revisions${query}`), { as })).json<{ data: RecordRevision[] }>().data;
    const revision = (collection: RecordCollection, id: number, as = people.author) =>
      call(clinic, 'GET', at(collection, `/revisions/${id}`), { as });

    test('what a record held is kept when it is changed or goes, with who did it', async () => {
      const { record } = await read('treatments', (await listed('treatments')).records[0]?.id ?? '');
      await add('treatments', { ...record, slug: 'veneers', name_en: 'Veneers' });
      await change('treatments', 'veneers', { name_en: 'Porcelain veneers' }, people.admin);
      await change('treatments', 'veneers', {});
      await remove('treatments', 'veneers');
      const kept = await revisions('treatments', '?record=veneers');
      expect(kept).toMatchObject([
        { record_id: 'veneers', title_en: 'Porcelain veneers', reason: 'removed', by: expect.any(String) },
        { record_id: 'veneers', title_en: 'Veneers', reason: 'saved', by: expect.any(String) },
      ]);
      expect(await revisions('treatments', '?reason=removed')).toEqual([kept[0]]);
      expect(await revisions('offers', '?record=veneers')).toEqual([]);

      const [, saved] = kept;
      const whole = await revision('treatments', saved?.id ?? 0);
      expect(whole.json()).toEqual({ data: { ...saved, record: { ...record, slug: 'veneers', name_en: 'Veneers' } } });
      expect((await revision('offers', saved?.id ?? 0)).statusCode).toBe(404);
      expect((await revision('treatments', saved?.id ?? 0, people.schedules)).statusCode).toBe(403);
      expect((await revision('treatments', saved?.id ?? 0, people.patient)).statusCode).toBe(403);
    });

    test('a record that is known by its place has those of its collection: another one may have stood there', async () => {
      const [first] = (await listed('reviews')).records;
      await change('reviews', first?.id ?? '', { name_en: 'Nora' });
      const kept = await revisions('reviews', '?record=2');
      expect(kept[0]).toMatchObject({ record_id: first?.id, title_en: first?.title_en });
    });

    test('the newest fifty of a record are kept', async () => {
      const held = (number: number) => ({ id: 'veneers', record: { name_en: `Veneers ${number}`, name_ar: 'قشور' } });
      await clinic.database.db.transaction(async (tx) => {
        for (let number = 1; number <= 52; number++)
          await insertRevision(tx, 'treatments', held(number), {
            ...{ reason: 'saved', replacedAt: clinic.now(), replacedBy: null },
          });
      });
      const kept = await revisions('treatments', '?record=veneers');
      expect(kept.map(({ title_en }) => title_en)).toEqual(
        Array.from({ length: 50 }, (_, place) => `Veneers ${52 - place}`),
      );
      const { rows } = await clinic.database.pool.query('SELECT 1 FROM record_revisions WHERE record = $1', [
        'veneers',
      ]);
      expect(rows).toHaveLength(50);
    });
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
      // An earlier test closes all branches but one.
      await pool.query('UPDATE branches SET active = true');
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
