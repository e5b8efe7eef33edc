import type { PostContent } from '@clinic/contracts/content/desk';
import { aDoctor, aSpecialty, openClinic } from '../../testing/clinic.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aCategory, aPost, fillClinic } from '../../testing/content-folder.ts';
import type { ContentDesk } from '../../testing/content-desk.ts';
import { aWrittenPost, openContentDesk } from '../../testing/content-desk.ts';
import { engines } from '../../testing/database.ts';

describe.each(engines)('the day of the medical review of news on %s', (engine) => {
  let clinic: TestClinic;
  let desk: ContentDesk;
  let doctorId: number;

  beforeAll(async () => {
    clinic = await openClinic(engine);
    doctorId = (await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id })).id;
    await fillClinic(clinic, {
      'categories.yaml': [aCategory()],
      'posts/a.yaml': aPost({ type: 'news', reviewer: doctorId, reviewed_on: '2026-11-01' }),
    });
    desk = await openContentDesk(clinic);
  });
  afterAll(() => clinic.close());

  const reviewerOf = async (slug: string) =>
    (await desk.public(slug)).json<{ data: { reviewer: { id: number } | null } }>().data.reviewer?.id ?? null;
  const reworded = (content: PostContent, lang: 'ar' | 'en'): PostContent => ({
    ...content,
    [lang]: { ...content[lang], html: '<p>1000</p>' },
  });

  test('it stays as long as the texts say what the doctor read', async () => {
    const { author, publisher } = desk.people;
    const id = (await desk.list('search=pressure')).posts[0]?.id ?? 0;
    const { content } = await desk.read(id);
    const day = async (written: PostContent) => (await desk.write(author, id, written)).content.reviewed_on;
    expect(content.reviewed_on).toBe('2026-11-01');
    expect(await day({ ...content, image: 'services/dental.svg', reviewed_on: null })).toBe('2026-11-01');
    expect(await day(reworded(content, 'en'))).toBeNull();
    expect(await day(reworded(content, 'en'))).toBeNull();
    expect(await day(content)).toBe('2026-11-01');
    expect((await desk.read(id)).state).toBe('published');

    expect(await reviewerOf('blood-pressure')).toBe(doctorId);
    await desk.write(author, id, reworded(content, 'ar'));
    expect((await desk.act(publisher, id, 'publish')).statusCode).toBe(200);
    expect(await reviewerOf('blood-pressure')).toBeNull();
  });

  test('an article that becomes news was not reviewed as such', async () => {
    const { author, reviewer, publisher } = desk.people;
    const { id } = await desk.begin();
    await desk.write(author, id, aWrittenPost({ reviewer: doctorId }));
    await desk.act(author, id, 'submit');
    await desk.act(reviewer, id, 'approve');
    const { content } = await desk.read(id);
    await desk.write(author, id, reworded({ ...content, type: 'news' }, 'ar'));
    expect((await desk.act(publisher, id, 'publish')).statusCode).toBe(200);
    expect(await reviewerOf(content.en.slug)).toBeNull();
  });
});
