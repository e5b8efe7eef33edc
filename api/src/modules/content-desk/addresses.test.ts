import { aDoctor, aSpecialty, openClinic } from '../../testing/clinic.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import type { ContentDesk } from '../../testing/content-desk.ts';
import { aWrittenPost, openContentDesk } from '../../testing/content-desk.ts';
import { engines } from '../../testing/database.ts';
import { keepPostTimes } from './by-the-clock.ts';

describe.each(engines)('addresses of posts at the content desk on %s', (engine) => {
  let clinic: TestClinic;
  let desk: ContentDesk;
  let doctorId: number;

  beforeAll(async () => {
    clinic = await openClinic(engine);
    desk = await openContentDesk(clinic);
    doctorId = (await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id })).id;
  });
  afterAll(() => clinic.close());

  const written = (addresses: Partial<Record<'ar' | 'en', string>> = {}) => {
    const content = aWrittenPost({ reviewer: doctorId });
    const of = (lang: 'ar' | 'en') => ({ ...content[lang], slug: addresses[lang] ?? content[lang].slug });
    return { ...content, ar: of('ar'), en: of('en') };
  };
  async function approved(content: ReturnType<typeof written>) {
    const { author, reviewer } = desk.people;
    const { id } = await desk.begin();
    await desk.write(author, id, content);
    await desk.act(author, id, 'submit');
    await desk.act(reviewer, id, 'approve');
    return id;
  }
  const publish = async (id: number) => {
    const answer = await desk.act(desk.people.publisher, id, 'publish');
    return { status: answer.statusCode, errors: answer.json<{ errors?: object }>().errors };
  };
  const idAt = async (slug: string) => (await desk.public(slug)).json<{ data: { id: number } }>().data.id;

  test('a post does not take the address of another one in the other language', async () => {
    const first = written({ ar: 'vitamin-d' });
    const id = await approved(first);
    expect(await publish(id)).toMatchObject({ status: 200 });

    const inEnglish = await approved(written({ en: 'vitamin-d' }));
    expect(await publish(inEnglish)).toEqual({ status: 422, errors: { 'content.en.slug': ['desk.wrong.taken'] } });
    const inArabic = await approved(written({ ar: first.en.slug }));
    expect(await publish(inArabic)).toEqual({ status: 422, errors: { 'content.ar.slug': ['desk.wrong.taken'] } });
    expect(await idAt('vitamin-d')).toBe(id);
    expect(await idAt(first.en.slug)).toBe(id);
    expect((await desk.read(inEnglish)).state).toBe('approved');
  });

  test('one address may stand for both languages of a post', async () => {
    const id = await approved(written({ ar: 'covid-19', en: 'covid-19' }));
    expect(await publish(id)).toMatchObject({ status: 200 });
    expect(await idAt('covid-19')).toBe(id);
  });

  test.each([
    ['Arabic', 'نوم'],
    ['of letters that two signs make up', 'cafe\u0301'],
  ])('an English address that is %s is a draft, and is not handed over, scheduled or published', async (_, slug) => {
    const { author, publisher } = desk.people;
    const wrong = { 'content.en.slug': ['validation.invalid'] };
    const { id } = await desk.begin();
    await desk.write(author, id, written({ en: slug }));
    const refused = await desk.act(author, id, 'submit');
    expect([refused.statusCode, refused.json<{ errors: object }>().errors]).toEqual([422, wrong]);
    expect((await desk.read(id)).state).toBe('draft');

    // Approved by a release that took it.
    await clinic.database.pool.query("UPDATE post_documents SET state = 'approved' WHERE id = $1", [id]);
    const at = new Date(clinic.now().getTime() + 3_600_000).toISOString();
    expect((await desk.act(publisher, id, 'schedule', { at })).json<{ errors: object }>().errors).toEqual(wrong);
    expect(await publish(id)).toEqual({ status: 422, errors: wrong });
  });

  test('of two that are published at once with one address, one is', async () => {
    const [one, two] = [await approved(written({ ar: 'iron' })), await approved(written({ en: 'iron' }))];
    const answers = await Promise.all([publish(one), publish(two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('a scheduled post whose address another one has by then goes back to its writers', async () => {
    const late = await approved(written({ en: 'zinc' }));
    const at = new Date(clinic.now().getTime() + 3_600_000);
    expect((await desk.act(desk.people.publisher, late, 'schedule', { at: at.toISOString() })).statusCode).toBe(200);
    const first = await approved(written({ ar: 'zinc' }));
    expect(await publish(first)).toMatchObject({ status: 200 });
    const before = clinic.now();
    clinic.setNow(at);
    await keepPostTimes(clinic.services, (error) => {
      throw error;
    });
    clinic.setNow(before);
    expect(await desk.read(late)).toMatchObject({ state: 'draft', live: false, publish_at: null });
    expect(await idAt('zinc')).toBe(first);
  });
});
