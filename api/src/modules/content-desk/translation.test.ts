import type { ErrorBody } from '@clinic/contracts';
import type { PostContent } from '@clinic/contracts/content/desk';
import type { Translation } from '@clinic/contracts/content/writing';
import { longestTranslated } from '@clinic/contracts/content/writing';
import { aDoctor, aSpecialty, call, openClinic } from '../../testing/clinic.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import type { ContentDesk } from '../../testing/content-desk.ts';
import { aDeskPost, aWrittenPost, openContentDesk } from '../../testing/content-desk.ts';
import { engines } from '../../testing/database.ts';
import type { ProviderServer } from '../../testing/provider-server.ts';
import { startProvider } from '../../testing/provider-server.ts';

const nothing = { slug: '', title: '', summary: '', html: '' };
const paragraph = (n: number) => `<p>${`فقرة ${n} `.repeat(120)}</p>`;

describe.each(engines)('translations by a machine on %s', (engine) => {
  let clinic: TestClinic;
  let desk: ContentDesk;
  let service: ProviderServer;
  let doctorId: number;

  beforeAll(async () => {
    service = await startProvider();
    clinic = await openClinic(engine, { env: { TRANSLATE_URL: `${service.url}/libre/`, TRANSLATE_KEY: 'the key' } });
    desk = await openContentDesk(clinic);
    doctorId = (await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id })).id;
  });
  afterAll(async () => {
    await clinic.close();
    await service.close();
  });
  beforeEach(async () => {
    await clinic.database.pool.query('DELETE FROM rate_limits');
    service.calls.length = 0;
    service.answer((made) => {
      const { q } = JSON.parse(made.body) as { q: string };
      return { status: 200, body: JSON.stringify({ translatedText: q.replaceAll('فقرة', 'paragraph') }) };
    });
  });

  const asked = () => service.calls.map(({ body }) => JSON.parse(body) as Record<string, string>);
  const translate = async (id: number, more: object = {}, as: Patient = desk.people.author) => {
    const { version } = await desk.read(id, desk.people.admin);
    const body = { version, to: 'en', part: 0, ...more };
    return call(clinic, 'POST', `/api/content-desk/posts/${id}/translation`, { as, body });
  };
  const part = async (id: number, number: number) =>
    (await translate(id, { part: number })).json<{ data: Translation }>().data;
  const codeOf = (answer: Awaited<ReturnType<typeof call>>) => answer.json<ErrorBody>().code;
  const confirm = async (id: number, as: Patient = desk.people.author) => {
    const { version } = await desk.read(id);
    const body = { version, lang: 'en' };
    return call(clinic, 'POST', `/api/content-desk/posts/${id}/translation/confirmation`, { as, body });
  };
  const inArabic = (html: string, more: Partial<PostContent> = {}) =>
    aDeskPost(clinic, { ar: { ...aWrittenPost().ar, html }, en: nothing, ...more });
  /** Takes over what a machine wrote, as the desk does. */
  const takeOver = async (id: number) => {
    await part(id, 0);
    const { content } = await desk.read(id);
    await desk.write(desk.people.author, id, { ...content, en: { ...aWrittenPost().en } });
  };

  test('a post is translated in parts, with its own words alone, and the key of the clinic', async () => {
    const html = `${paragraph(1)}${paragraph(2)}<h2>عنوان</h2>${paragraph(3)}`;
    const id = await inArabic(html);
    const first = await part(id, 0);
    expect(first).toEqual({ parts: 4, title: 'نوم الأطفال', summary: 'كم ساعة يحتاج.', html: '' });
    const texts = [await part(id, 1), await part(id, 2), await part(id, 3)].map(({ html }) => html);
    expect(texts.join('')).toBe(html.replaceAll('فقرة', 'paragraph'));
    expect((await translate(id, { part: 4 })).statusCode).toBe(404);
    expect(service.calls.map(({ path }) => path)).toEqual(Array.from({ length: 5 }, () => '/libre/translate'));
    const common = { source: 'ar', target: 'en', api_key: 'the key' };
    const inHtml = { ...common, format: 'html', q: expect.stringContaining('فقرة') as string };
    expect(asked()).toEqual([
      { ...common, format: 'text', q: 'نوم الأطفال' },
      { ...common, format: 'text', q: 'كم ساعة يحتاج.' },
      ...[inHtml, inHtml, inHtml],
    ]);
  });

  test('what comes back is sanitised like an import, and titles are cut to what a title may be', async () => {
    const id = await inArabic('<p>نص</p>');
    const evil = '<p onclick="x()">Text <script>alert(1)</script><a href="javascript:x()">here</a></p>';
    service.answer(() => ({ status: 200, body: JSON.stringify({ translatedText: evil }) }));
    expect((await part(id, 1)).html).toBe('<p>Text <a>here</a></p>');
    service.answer(() => ({ status: 200, body: JSON.stringify({ translatedText: `a\n ${'b'.repeat(900)}` }) }));
    const { title, summary } = await part(id, 0);
    expect([title.length, title.slice(0, 3), summary.length]).toEqual([200, 'a b', 500]);
  });

  test('the language is marked until somebody confirms it, and is not published before', async () => {
    const { author, publisher } = desk.people;
    const id = await inArabic('<p>نص</p>', { type: 'news' });
    await takeOver(id);
    expect((await desk.read(id)).machine_translated).toEqual(['en']);
    expect((await desk.list()).posts.find((one) => one.id === id)?.machine_translated).toEqual(['en']);
    const refused = { 'content.en.html': ['desk.wrong.machine'] };
    for (const [action, more] of [['publish', {}] as const, ['schedule', { at: '2027-01-01T09:00:00Z' }] as const]) {
      const answer = await desk.act(publisher, id, action, more);
      expect([answer.statusCode, answer.json<ErrorBody>().errors]).toEqual([422, refused]);
    }
    // What somebody changes in it is still mostly that of a machine.
    const { content } = await desk.read(id);
    await desk.write(author, id, { ...content, en: { ...content.en, title: 'Another title' } });
    expect((await desk.read(id)).machine_translated).toEqual(['en']);

    expect((await confirm(id)).statusCode).toBe(200);
    expect((await desk.read(id)).machine_translated).toEqual([]);
    expect(codeOf(await confirm(id))).toBe('INVALID_TRANSITION');
    expect((await desk.act(publisher, id, 'publish')).statusCode).toBe(200);
  });

  test('the medical review confirms it; a version with it that is restored has its mark again', async () => {
    const { author, reviewer, publisher } = desk.people;
    const id = await inArabic('<p>نص</p>', { reviewer: doctorId });
    await takeOver(id);
    await desk.act(author, id, 'submit');
    expect(codeOf(await translate(id))).toBe('INVALID_TRANSITION');
    const { version, content } = await desk.read(id);
    expect(version).toBeGreaterThan(1);
    await desk.act(reviewer, id, 'approve');
    expect((await desk.read(id)).machine_translated).toEqual([]);
    expect((await desk.act(publisher, id, 'publish')).statusCode).toBe(200);

    await desk.write(author, id, { ...content, en: { ...content.en, title: 'By hand' } });
    const { revisions } = await desk.read(id);
    const saved = revisions.filter(({ reason }) => reason === 'saved').map(({ number }) => number);
    const [byHand, byMachine] = saved;
    await desk.act(author, id, `revisions/${byMachine ?? 0}/restore`);
    expect((await desk.read(id)).machine_translated).toEqual(['en']);
    await desk.act(author, id, `revisions/${byHand ?? 0}/restore`);
    expect((await desk.read(id)).machine_translated).toEqual([]);
    await desk.act(author, id, 'discard');
    expect((await desk.read(id)).machine_translated).toEqual([]);
  });

  test('an empty or outdated language is translated, by those who write it, over the version they saw', async () => {
    const { reviewer, author } = desk.people;
    const both = await aDeskPost(clinic, {});
    expect(codeOf(await translate(both))).toBe('INVALID_TRANSITION');
    const outdated = await aDeskPost(clinic, { state: 'published', doctorId });
    const { content } = await desk.read(outdated);
    await desk.write(author, outdated, { ...content, ar: { ...content.ar, title: 'عنوان آخر' } });
    expect((await translate(outdated)).statusCode).toBe(200);
    expect(codeOf(await translate(outdated, { to: 'ar' }))).toBe('INVALID_TRANSITION');
    expect(codeOf(await translate(outdated, {}, reviewer))).toBe('FORBIDDEN');
    expect(codeOf(await translate(outdated, { version: 999 }))).toBe('EDIT_CONFLICT');
    expect((await translate(outdated, { part: -1 })).statusCode).toBe(422);
    const binned = await aDeskPost(clinic, { state: 'deleted', en: nothing });
    expect(codeOf(await translate(binned))).toBe('INVALID_TRANSITION');
    const reviewed = await aDeskPost(clinic, { state: 'in-review', en: nothing });
    expect(codeOf(await translate(reviewed))).toBe('INVALID_TRANSITION');
    expect(codeOf(await confirm(both, reviewer))).toBe('INVALID_TRANSITION');
  });

  test('a service that is down, answers wrongly or leads elsewhere is named, and marks nothing', async () => {
    const id = await inArabic('<p>نص</p>');
    const answers = [
      { status: 500 },
      { status: 403, body: '{"error":"Invalid API key"}' },
      { status: 200, body: 'no json' },
      { status: 200, body: '{"translatedText":["a"]}' },
      { status: 200, body: JSON.stringify({ translatedText: 'x'.repeat(300_000) }) },
      { status: 302 },
    ];
    for (const answer of answers) {
      service.answer(() => answer);
      const refused = await translate(id);
      expect([refused.statusCode, codeOf(refused)]).toEqual([503, 'TRANSLATION_FAILED']);
    }
    expect(clinic.logged.join('')).toContain('the translation service failed');
    expect(clinic.logged.join('')).not.toContain('نوم الأطفال');
    expect((await desk.read(id)).machine_translated).toEqual([]);
    const { rows } = await clinic.database.pool.query<{ machine_translated: string[] }>(
      'SELECT machine_translated FROM post_documents WHERE id = $1',
      [id],
    );
    expect(rows[0]?.machine_translated).toEqual([]);
  });

  test('too long a text, too many calls, and a clinic without a service are refused before anything is sent', async () => {
    const long = await inArabic(`<p>${'س'.repeat(longestTranslated)}</p>`);
    const refused = await translate(long);
    expect([refused.statusCode, refused.json<ErrorBody>().errors]).toEqual([
      422,
      { 'content.ar.html': ['desk.wrong.tooLongToTranslate'] },
    ]);
    const id = await inArabic('<p>نص</p>');
    await clinic.database.pool.query(`UPDATE rate_limits SET count = 200 WHERE scope = 'translations'`);
    expect((await translate(id)).statusCode).toBe(429);
    expect(service.calls).toEqual([]);
    const choices = await call(clinic, 'GET', '/api/content-desk/choices', { as: desk.people.author });
    expect(choices.json<{ data: object }>().data).toMatchObject({ translates: true });
  });

  test('the audit log says who had which language translated and confirmed, and nothing of the text', async () => {
    const id = await inArabic('<p>نص</p>');
    await takeOver(id);
    await confirm(id);
    const { rows } = await clinic.database.pool.query<{ action: string; details: object }>(
      'SELECT action, details FROM audit_log WHERE subject = $1 ORDER BY id',
      [`post:${id}`],
    );
    const about = rows.filter(({ action }) => action.includes('translat'));
    expect(about).toEqual([
      { action: 'post.machine-translated', details: { lang: 'en', part: 0 } },
      { action: 'post.translation-confirmed', details: { lang: 'en' } },
    ]);
  });

  test('where no service is set, none is offered', async () => {
    const without = await openClinic(engine);
    try {
      const { people } = await openContentDesk(without);
      const as = people.author;
      const id = await aDeskPost(without, { en: nothing });
      const body = { version: 1, to: 'en', part: 0 };
      const answer = await call(without, 'POST', `/api/content-desk/posts/${id}/translation`, { as, body });
      expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([409, 'TRANSLATION_OFF']);
      const choices = await call(without, 'GET', '/api/content-desk/choices', { as });
      expect(choices.json<{ data: object }>().data).toMatchObject({ translates: false });
    } finally {
      await without.close();
    }
  });
});
