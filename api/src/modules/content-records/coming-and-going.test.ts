import { eq } from 'drizzle-orm';
import type {
  ContentRecord,
  RecordCollection,
  RecordForm,
  RecordRevision,
  StoredRecord,
} from '@clinic/contracts/content/records';
import type { ExtraPage, SearchResponse } from '@clinic/contracts/content';
import { insertRevision } from '../../content/record-revisions.ts';
import { postDocuments } from '../../db/schema.ts';
import { call } from '../../testing/clinic.ts';
import { aDeskCategory, aDeskPost } from '../../testing/content-desk.ts';
import { engines } from '../../testing/database.ts';
import { openSlugs } from '../content-desk/link-repo.ts';
import { useContentRecords } from '../../testing/content-records.ts';

describe.each(engines)('records that come and go on %s', (engine) => {
  const { clinic, people, at, read, change, add, remove, listed, errorsOf, everything } = useContentRecords(engine);

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

  test('a speciality stays while questions lead to its doctors, though nothing else names it', async () => {
    const { record } = await read('specialties', 'ophthalmology');
    const own = { ...record, slug_ar: 'طب-النوم', slug_en: 'sleep-medicine' };
    expect((await add('specialties', own)).statusCode).toBe(201);
    const linkTo = (slug: string) =>
      clinic.database.pool.query(
        `UPDATE qa_specialties SET specialty_id = (SELECT id FROM specialties WHERE slug_en = $1) WHERE slug_en = 'eyes'`,
        [slug],
      );
    await linkTo('sleep-medicine');
    expect(errorsOf(await remove('specialties', 'sleep-medicine'))).toEqual({ record: ['records.wrong.stillUsed'] });
    await linkTo('ophthalmology');
    expect((await remove('specialties', 'sleep-medicine')).statusCode).toBe(204);
  });

  test.each([
    ['a draft', { state: 'draft' }],
    ['a post that is to be published', { state: 'approved', publishAt: new Date('2027-01-01T09:00:00Z') }],
  ] as const)('a category that only %s has cannot go, until that is in the recycle bin', async (_what, values) => {
    const { db, pool } = clinic.database;
    await aDeskCategory(clinic);
    const id = await aDeskPost(clinic, { category: 'desk-category' });
    await db.update(postDocuments).set(values).where(eq(postDocuments.id, id));
    expect(errorsOf(await remove('categories', 'desk-category'))).toEqual({ record: ['records.wrong.stillUsed'] });
    await pool.query('UPDATE post_documents SET deleted_at = now() WHERE id = $1', [id]);
    expect((await remove('categories', 'desk-category')).statusCode).toBe(204);
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
});
