import { eq } from 'drizzle-orm';
import { pages, questions, qaSpecialties, qaSpecialtyGroups, skinTips, specialties } from '../../db/schema.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aSpecialty, call, defaultNow, openClinic } from '../../testing/clinic.ts';
import { aCategory, aJob, aPost, fillClinic } from '../../testing/content-folder.ts';
import { engines } from '../../testing/database.ts';

describe.each(engines)('what the sitemap lists, on %s', (engine) => {
  let clinic: TestClinic;

  beforeAll(async () => {
    clinic = await openClinic(engine);
    const { db } = clinic.database;
    const { id: specialtyId } = await aSpecialty(clinic, { slugAr: 'الأسنان', slugEn: 'teeth' });
    await aDoctor(clinic, { specialtyId });
    await aDoctor(clinic, { specialtyId, active: false });
    await fillClinic(clinic, {
      'categories.yaml': [aCategory()],
      'posts/a.yaml': aPost(),
      'posts/b.yaml': aPost({ slug_ar: 'غدا', slug_en: 'tomorrow', published_on: 'today+1' }),
      'jobs/a.yaml': aJob(),
      'jobs/b.yaml': aJob({ slug: 'closed', closes_on: 'today-1' }),
    });
    const [group] = await db.insert(qaSpecialtyGroups).values({ nameAr: 'ع', nameEn: 'g', sortOrder: 1 }).returning();
    const names = { slugAr: 'ع', slugEn: 'g', nameAr: 'ع', nameEn: 'g', descriptionAr: 'ع', descriptionEn: 'g' };
    const [area] = await db
      .insert(qaSpecialties)
      .values({ groupId: group?.id ?? 0, ...names })
      .returning();
    const asked = (slug: string, visibility: 'public' | 'hidden') => ({
      slug,
      visibility,
      qaSpecialtyId: area?.id ?? 0,
      title: 'Title',
      content: 'Content',
      isAnonymous: true,
      createdAt: defaultNow,
      updatedAt: defaultNow,
    });
    await db
      .insert(questions)
      .values([
        asked('seen', 'public'),
        asked('unseen', 'hidden'),
        { ...asked('closed', 'public'), status: 'closed', closedReason: 'out-of-scope' },
        { ...asked('newer', 'public'), createdAt: new Date(defaultNow.getTime() + 1000) },
      ]);
    const others = { slugAr: 'خ', slugEn: 'empty', nameAr: 'خ', nameEn: 'e', descriptionAr: 'خ', descriptionEn: 'e' };
    const [empty] = await db
      .insert(qaSpecialties)
      .values({ groupId: group?.id ?? 0, ...others })
      .returning();
    await db.insert(questions).values({ ...asked('in-review', 'hidden'), qaSpecialtyId: empty?.id ?? 0 });
  });
  afterAll(() => clinic.close());

  interface Listed {
    ar: Record<string, string>;
    en: Record<string, string>;
    updated_at: string | null;
  }
  const list = async (name: string) =>
    (await call(clinic, 'GET', `/api/sitemap/${name}`)).json<{ data: Listed[] }>().data;

  test('E9: an article in both languages, with the language and its slug', async () => {
    expect(await list('blogs')).toEqual([
      {
        ar: { lang: 'ar', slug: 'ضغط-الدم' },
        en: { lang: 'en', slug: 'blood-pressure' },
        updated_at: expect.stringMatching(/Z$/),
      },
    ]);
  });

  test('only what a visitor can open', async () => {
    expect((await list('specialities')).map(({ ar, en }) => [ar, en])).toEqual([
      [{ slug: 'teeth' }, { slug: 'teeth' }],
    ]);
    expect(await list('doctors')).toHaveLength(1);
    expect((await list('jobs')).map(({ en }) => en)).toEqual([{ slug: 'nurse' }]);
    expect(await list('questions')).toEqual(
      ['newer', 'seen'].map((slug) => ({ ar: { slug }, en: { slug }, updated_at: defaultNow.toISOString() })),
    );
    expect(await list('qa-categories')).toEqual([{ ar: { slug: 'ع' }, en: { slug: 'g' }, updated_at: null }]);
    expect(await list('packages')).toEqual([]);
    expect(await list('skin-tips')).toEqual([]);
  });

  test('the skin department’s page is listed once the clinic has the speciality, a tip or the page itself', async () => {
    const { db } = clinic.database;
    expect(await list('skin-department')).toEqual([]);
    const listed = [{ ar: { slug: 'dermatology' }, en: { slug: 'dermatology' }, updated_at: null }];
    const { id } = await aSpecialty(clinic, { slugAr: 'الجلدية', slugEn: 'dermatology_cosmetics_and_laser' });
    expect(await list('skin-department')).toEqual(listed);
    await db.delete(specialties).where(eq(specialties.id, id));
    expect(await list('skin-department')).toEqual([]);
    await db.insert(skinTips).values({
      ...{ slugAr: 'ن', slugEn: 'tip', titleAr: 'ن', titleEn: 'T', summaryAr: 'ن', summaryEn: 'S' },
      ...{ htmlAr: 'ن', htmlEn: 'H', image: 'pages/privacy.svg', sortOrder: 1 },
    });
    expect(await list('skin-department')).toEqual(listed);
    await db.delete(skinTips);
    const texts = { titleAr: 'ن', titleEn: 'T', leadAr: 'ن', leadEn: 'L', sections: [], groups: [], questions: [] };
    await db.insert(pages).values({ id: 'dermatology', ...texts });
    expect(await list('skin-department')).toEqual(listed);
    await db.delete(pages).where(eq(pages.id, 'dermatology'));
  });

  test.each(['users', 'constructor', 'toString'])('%s is no list', async (name) => {
    expect((await call(clinic, 'GET', `/api/sitemap/${name}`)).statusCode).toBe(404);
  });
});
