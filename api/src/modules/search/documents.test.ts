import { eq } from 'drizzle-orm';
import * as schema from '../../db/schema.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aSpecialty, openClinic } from '../../testing/clinic.ts';
import { everyEngine } from '../../testing/database.ts';

describe.each(everyEngine)('R18: the rows that search reads on %s', (engine) => {
  let clinic: TestClinic;

  const db = () => clinic.database.db;
  const documents = () => db().select().from(schema.searchDocuments);
  const one = async (source: string, id: number | string) =>
    (await documents()).find((row) => row.source === source && row.refId === String(id));
  const inserted = <T>([row]: T[]) => row as T;

  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());

  test('follow a speciality, and with it its doctors', async () => {
    const specialty = await aSpecialty(clinic, {
      nameAr: 'القلب',
      sections: [{ heading_ar: 'القسطرة', heading_en: 'Catheter', body_ar: 'نص', body_en: 'Some stents' }],
    });
    const doctor = await aDoctor(clinic, { specialtyId: specialty.id });
    expect(await one('specialties', specialty.id)).toMatchObject({
      kind: 'speciality',
      slugAr: specialty.slugAr,
      titleAr: 'القلب',
      image: 'specialties/tooth.svg',
      words: expect.stringMatching(/ stents .*القسطره /),
    });
    expect(await one('doctors', doctor.id)).toMatchObject({
      titleEn: doctor.nameEn,
      textEn: 'Consultant',
      words: expect.stringContaining(' القلب '),
    });

    await db().update(schema.specialties).set({ nameAr: 'الشرايين' }).where(eq(schema.specialties.id, specialty.id));
    expect(await one('specialties', specialty.id)).toMatchObject({ titles: expect.stringContaining(' الشرايين ') });
    expect(await one('doctors', doctor.id)).toMatchObject({ words: expect.stringContaining(' الشرايين ') });

    await db().delete(schema.doctorJobTitles).where(eq(schema.doctorJobTitles.doctorId, doctor.id));
    expect(await one('doctors', doctor.id)).toMatchObject({ textEn: '' });
    await db().update(schema.doctors).set({ active: false }).where(eq(schema.doctors.id, doctor.id));
    expect(await one('doctors', doctor.id)).toBeUndefined();
    await db().update(schema.doctors).set({ active: true }).where(eq(schema.doctors.id, doctor.id));
    expect(await one('doctors', doctor.id)).toBeDefined();

    await db().delete(schema.specialties).where(eq(schema.specialties.id, specialty.id));
    expect(await one('specialties', specialty.id)).toBeUndefined();
    expect(await one('doctors', doctor.id)).toMatchObject({ words: expect.not.stringContaining('الشرايين') });
    await db().delete(schema.doctors).where(eq(schema.doctors.id, doctor.id));
    expect(await one('doctors', doctor.id)).toBeUndefined();
  });

  test('follow an article and its category; its tags and the counting of views do not matter', async () => {
    const category = inserted(
      await db()
        .insert(schema.postCategories)
        .values({ slugAr: 'غذاء', slugEn: 'food', nameAr: 'غذاء', nameEn: 'Food', sortOrder: 1 })
        .returning(),
    );
    const post = inserted(
      await db()
        .insert(schema.posts)
        .values({
          type: 'blog',
          slugAr: 'ملح',
          slugEn: 'salt',
          categoryId: category.id,
          titleAr: 'الملح',
          titleEn: 'Salt',
          summaryAr: 'م',
          summaryEn: 's',
          htmlAr: '<p>ضغط&nbsp;الدم</p>',
          htmlEn: '<p class="strange">Blood <em>pressure</em></p>',
          readingMinutesAr: 1,
          readingMinutesEn: 1,
          searchText: '',
          image: 'articles/salt.svg',
          publishedAt: new Date('2026-11-01T00:00:00Z'),
        })
        .returning(),
    );
    const row = await one('posts', post.id);
    expect(row?.words).toContain(' ضغط الدم blood pressure ');
    expect(row?.words).not.toContain('strange');

    await db()
      .update(schema.postCategories)
      .set({ nameEn: 'Nutrition' })
      .where(eq(schema.postCategories.id, category.id));
    expect((await one('posts', post.id))?.words).toContain(' nutrition ');

    const { rows: before } = await clinic.database.pool.query<{ xmin: string }>('SELECT xmin FROM search_documents');
    await db().update(schema.posts).set({ viewsCount: 9 });
    const { rows: after } = await clinic.database.pool.query<{ xmin: string }>('SELECT xmin FROM search_documents');
    expect(after).toEqual(before);
  });

  test('follow pages, packages, treatments, tips and positions', async () => {
    const specialty = await aSpecialty(clinic);
    const both = { sections: [], summaryAr: 'م', summaryEn: 's', image: 'a.svg', sortOrder: 1 };
    const treatment = inserted(
      await db()
        .insert(schema.treatments)
        .values({
          ...both,
          slug: 'braces',
          specialtyId: specialty.id,
          nameAr: 'تقويم',
          nameEn: 'Braces',
          bodyAr: 'ب',
          bodyEn: 'b',
        })
        .returning(),
    );
    expect(await one('treatments', treatment.id)).toMatchObject({
      kind: 'service',
      slugEn: `${specialty.slugEn}#braces`,
    });
    await db().update(schema.specialties).set({ slugEn: 'teeth' }).where(eq(schema.specialties.id, specialty.id));
    expect(await one('treatments', treatment.id)).toMatchObject({ slugEn: 'teeth#braces' });
    await db().delete(schema.specialties).where(eq(schema.specialties.id, specialty.id));
    expect(await one('treatments', treatment.id)).toBeUndefined();

    const item = { name_ar: 'كوليسترول', name_en: 'Cholesterol', text_ar: 'د', text_en: 'Lipids' };
    const pack = inserted(
      await db()
        .insert(schema.packages)
        .values({
          ...both,
          slugAr: 'قلب',
          slugEn: 'heart',
          nameAr: 'ق',
          nameEn: 'Heart',
          audienceAr: 'ل',
          audienceEn: 'a',
          price: 10,
          items: [item],
        })
        .returning(),
    );
    expect((await one('packages', pack.id))?.words).toMatch(/ cholesterol .*lipids /);
    await db()
      .insert(schema.skinTips)
      .values({
        ...both,
        slugAr: 'شمس',
        slugEn: 'sun',
        titleAr: 'ش',
        titleEn: 'Sun',
        htmlAr: '<p>ظل</p>',
        htmlEn: '<p>Shade</p>',
      });
    expect((await documents()).find(({ source }) => source === 'skin_tips')).toMatchObject({
      kind: 'blog',
      titleEn: 'Sun',
    });

    const text = { heading_ar: 'ع', heading_en: 'Fasting', body_ar: 'ب', body_en: 'b' };
    await db()
      .insert(schema.pages)
      .values({
        id: 'laboratory',
        titleAr: 'المختبر',
        titleEn: 'Laboratory',
        leadAr: 'ل',
        leadEn: 'l',
        sections: [text],
        groups: [],
        questions: [],
      });
    expect(await one('pages', 'laboratory')).toMatchObject({
      kind: 'service',
      words: expect.stringContaining(' fasting '),
    });
    await db().update(schema.pages).set({ id: 'about' });
    expect(await one('pages', 'laboratory')).toBeUndefined();
    expect(await one('pages', 'about')).toMatchObject({ kind: 'page' });
    await db().delete(schema.pages);
    expect(await one('pages', 'about')).toBeUndefined();
  });

  test('two changes of what one row is made of both arrive, whoever commits first', async () => {
    if (engine === 'pglite') return; // It has one connection: there transactions follow each other.
    const specialty = await aSpecialty(clinic);
    const doctor = await aDoctor(clinic, { specialtyId: specialty.id });
    const [first, second] = [await clinic.database.pool.connect(), await clinic.database.pool.connect()];
    await first.query('BEGIN');
    await first.query('UPDATE doctors SET bio_en = $1 WHERE id = $2', ['Marathons', doctor.id]);
    await second.query('BEGIN');
    const waiting = second.query('UPDATE doctor_job_titles SET name_en = $1 WHERE doctor_id = $2', ['Head', doctor.id]);
    await first.query('COMMIT');
    await waiting;
    await second.query('COMMIT');
    first.release();
    second.release();
    expect(await one('doctors', doctor.id)).toMatchObject({
      textEn: 'Head',
      words: expect.stringContaining(' marathons '),
    });
  });
});
