import { eq } from 'drizzle-orm';
import { questions } from '../../db/schema.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { openClinic } from '../../testing/clinic.ts';
import { everyEngine } from '../../testing/database.ts';
import { aStoredAnswer, aQaSpecialty, aStoredQuestion } from '../../testing/questions.ts';
import type { QuestionFilter } from './filter.ts';
import { searchQuestions, similarQuestions } from './search.ts';
import type { SimilarTo } from './similar.ts';

const everything: QuestionFilter = {
  qaSpecialtyId: null,
  status: null,
  lang: null,
  from: null,
  exclude: null,
  sort: 'fit',
};

describe.each(everyEngine)('the search of questions on %s', (engine) => {
  let clinic: TestClinic;
  let specialty: { id: number };
  const slugs = new Map<number, string>();

  const search = async (text: string, filter: Partial<QuestionFilter> = {}, limit = 50, offset = 0) => {
    const wanted = { text, filter: { ...everything, ...filter }, limit, offset };
    const { ids, total } = await searchQuestions(clinic.database.db, wanted);
    return { slugs: ids.map((id) => slugs.get(id) ?? `unknown ${id}`), total };
  };
  const find = async (text: string, filter: Partial<QuestionFilter> = {}) => (await search(text, filter)).slugs;

  /** A public question that was asked so many days ago. */
  async function ask(
    slug: string,
    title: string,
    more: Partial<typeof questions.$inferInsert> & { daysAgo?: number; answer?: string; likes?: number } = {},
  ) {
    const { daysAgo = 0, answer, likes = 0, ...values } = more;
    const createdAt = new Date(clinic.now().getTime() - daysAgo * 86_400_000);
    const status = answer === undefined ? 'pending' : 'answered';
    const { id } = await aStoredQuestion(clinic, {
      slug,
      title,
      status,
      qaSpecialtyId: specialty.id,
      createdAt,
      ...values,
    });
    slugs.set(id, slug);
    if (answer !== undefined) await aStoredAnswer(clinic, id, { content: answer, likesCount: likes });
    return id;
  }

  beforeAll(async () => {
    clinic = await openClinic(engine);
    specialty = await aQaSpecialty(clinic);
  });
  afterEach(async () => {
    await clinic.database.db.delete(questions);
    slugs.clear();
  });
  afterAll(() => clinic.close());

  describe('E6: what people see as the same word', () => {
    beforeEach(async () => {
      await ask('headache', 'الصُّداع النصفيّ بعد الولادة', { content: 'آلام في الرأس منذ ٣ أيام', answer: 'رشا وكريم' });
      await ask('fever', 'طفلي عنده حرارة ويكح', { content: 'أعطيته باراسيتامول، هل أحتاج مضاداً؟' });
      await ask('skin', 'Isotretinoin and the SUN', { lang: 'en', content: 'Crème on my face' });
    });

    test.each([
      ['without marks', 'الصداع', 'headache'],
      ['without the article', 'صداع', 'headache'],
      ['another article', 'للصداع', 'headache'],
      ['an article and a preposition', 'بالصداع', 'headache'],
      ['an article and a conjunction', 'والصداع', 'headache'],
      ['both of them', 'وبالصداع', 'headache'],
      ['an article that the text has not', 'الحرارة', 'fever'],
      ['a conjunction that the text has', 'يكح', 'fever'],
      ['ha for ta marbuta', 'ولاده', 'headache'],
      ['alef maqsura for ya', 'نصفى', 'headache'],
      ['alef for alef with madda', 'الام', 'headache'],
      ['hamza left out', 'راس', 'headache'],
      ['tatweel', 'صـــداع', 'headache'],
      ['Latin digits for Arabic ones', '3 أيام', 'headache'],
      ['Persian digits', '۳ أيام', 'headache'],
      ['a Persian kaf and ya', 'کریم', 'headache'],
      ['the ligature of lam and alef', 'الوﻻدة', 'headache'],
      ['marks of direction', '\u200fصداع\u200e', 'headache'],
      ['the beginning of a word', 'صدا', 'headache'],
      ['the beginning of a word with its article', 'الصد', 'headache'],
      ['words in another order', 'الولادة صداع', 'headache'],
      ['words of title and text', 'صداع الراس', 'headache'],
      ['a word of the answer', 'رشا', 'headache'],
      ['a stretch of a word', 'سيتامو', 'fever'],
      ['a letter too few', 'باراستامول', 'fever'],
      ['another letter', 'باراسيتامون', 'fever'],
      ['any case', 'iSOTRETINOIN', 'skin'],
      ['the end of a word', 'retinoin', 'skin'],
      ['letters changed round', 'isotertinoin', 'skin'],
      ['two words, one of them mistyped', 'sun isotretinion', 'skin'],
      ['an accent', 'crème', 'skin'],
    ])('%s: %s', async (_how, text, slug) => {
      expect((await find(text))[0]).toBe(slug);
    });

    test('words that are nowhere find nothing, even beside one that is', async () => {
      expect(await find('zzyzx')).toEqual([]);
      expect(await find('صداع zzyzx')).toEqual([]);
      expect(await find('صداع isotretinoin')).toEqual([]);
    });
  });

  describe('what comes first', () => {
    test('R18: a title that begins so, a title, a text, inside a word, then words like it', async () => {
      await ask('like', 'استفسار', { content: 'حساسيات' });
      await ask('inside', 'استفسار آخر', { content: 'مضادحساسية' });
      await ask('text', 'حكة في اليد', { content: 'ربما حساسية', answer: 'نعم' });
      await ask('title', 'هل هذه حساسية؟');
      await ask('begins', 'الحساسية من البيض', { daysAgo: 900 });
      expect(await find('حساسية')).toEqual(['begins', 'title', 'text', 'inside', 'like']);
    });

    test('within a level answered ones, then the newest or the oldest', async () => {
      await ask('new', 'سعال الليل', { daysAgo: 1 });
      await ask('answered', 'سعال الصباح', { daysAgo: 400, answer: 'جواب' });
      await ask('answered before', 'سعال الظهر', { daysAgo: 800, answer: 'جواب' });
      await ask('closed', 'سعال العصر', { daysAgo: 2, status: 'closed' });
      expect(await find('سعال')).toEqual(['answered', 'answered before', 'new', 'closed']);
      expect(await find('سعال', { sort: 'oldest' })).toEqual(['answered before', 'answered', 'closed', 'new']);
    });

    test('Q15: by likes, then by views', async () => {
      await ask('few', 'دوخة', { answer: 'ج', likes: 3, daysAgo: 5, viewsCount: 900 });
      await ask('many', 'دوخة', { answer: 'ج', likes: 17, daysAgo: 70 });
      await ask('most', 'دوخة', { answer: 'ج', likes: 400, daysAgo: 800 });
      await ask('fewer views', 'دوخة', { answer: 'ج', likes: 2, viewsCount: 4 });
      await ask('more views', 'دوخة', { answer: 'ج', likes: 2, viewsCount: 5, daysAgo: 9 });
      await ask('none', 'دوخة');
      const order = ['most', 'many', 'few', 'more views', 'fewer views', 'none'];
      expect(await find('دوخة', { sort: 'popular' })).toEqual(order);
      expect(await find('دوخة', { sort: 'popular', status: 'answered' })).toEqual(order.slice(0, -1));
      expect(await find('دوخة', { sort: 'popular', status: 'pending' })).toEqual(['none']);
    });

    test('Q15: of closed ones too, however many likes their answers have', async () => {
      await ask('few', 'رعاف', { answer: 'ج', likes: 15, status: 'closed' });
      await ask('most', 'رعاف', { answer: 'ج', likes: 30, status: 'closed', daysAgo: 70 });
      await ask('many', 'رعاف', { answer: 'ج', likes: 16, status: 'closed', daysAgo: 9 });
      await ask('open', 'رعاف', { answer: 'ج', likes: 50 });
      const order = ['most', 'many', 'few'];
      expect(await find('رعاف', { sort: 'popular', status: 'closed' })).toEqual(order);
    });
  });

  test('S90, S105: an order that was asked for holds, whatever stands in the titles', async () => {
    await ask('old text', 'استفسار', { content: 'عندي حساسية', daysAgo: 900, answer: 'ج', likes: 1 });
    await ask('waiting', 'حساسية', { daysAgo: 500 });
    await ask('title', 'حساسية الربيع', { daysAgo: 300, answer: 'ج', likes: 9 });
    await ask('new text', 'سؤال', { content: 'حساسية', daysAgo: 1, answer: 'ج', likes: 40 });
    expect(await find('حساسية')).toEqual(['title', 'waiting', 'new text', 'old text']);
    expect(await find('حساسية', { sort: 'oldest' })).toEqual(['old text', 'waiting', 'title', 'new text']);
    expect(await find('حساسية', { sort: 'latest' })).toEqual(['new text', 'title', 'waiting', 'old text']);
    expect(await find('حساسية', { sort: 'popular' })).toEqual(['new text', 'title', 'old text', 'waiting']);
  });

  test('S108: filters by speciality, status and day, and Q19: leaves one out', async () => {
    const other = await aQaSpecialty(clinic);
    await ask('here', 'نوم', { daysAgo: 3, answer: 'ج' });
    await ask('there', 'نوم', { daysAgo: 40, qaSpecialtyId: other.id });
    const closed = await ask('closed', 'نوم', { daysAgo: 500, status: 'closed' });
    expect(await find('نوم')).toEqual(['here', 'there', 'closed']);
    expect(await find('نوم', { qaSpecialtyId: other.id })).toEqual(['there']);
    expect(await find('نوم', { status: 'answered' })).toEqual(['here']);
    expect(await find('نوم', { status: 'pending' })).toEqual(['there']);
    expect(await find('نوم', { status: 'closed' })).toEqual(['closed']);
    expect(await find('نوم', { from: '2026-10-12' })).toEqual(['here', 'there']);
    expect(await find('نوم', { from: '2026-10-13' })).toEqual(['here']);
    expect(await find('نوم', { from: '2026-11-21' })).toEqual([]);
    expect(await search('نوم', { exclude: closed })).toEqual({ slugs: ['here', 'there'], total: 2 });
  });

  test('pages neither overlap nor leave anything out, and end', async () => {
    for (let day = 0; day < 25; day += 1) await ask(`cough ${day}`, `كحة ${day}`, { daysAgo: day * 30 });
    const pages = await Promise.all([0, 10, 20, 30].map((offset) => search('كحة', {}, 10, offset)));
    expect(pages.map((page) => page.slugs.length)).toEqual([10, 10, 5, 0]);
    expect(pages.every(({ total }) => total === 25)).toBe(true);
    expect(pages.flatMap((page) => page.slugs)).toEqual(Array.from({ length: 25 }, (_, day) => `cough ${day}`));
  });

  test.each(['', ' ', 'a', 'ا', '%', '_', '%%%', '\\', "'", "'; --", '\u0000', '🙂', 'a b', ':*', '&|!', '()'])(
    'Q22: nothing is looked for with %j',
    async (text) => {
      await ask('any', 'a b ا 🙂 % _');
      expect(await search(text)).toEqual({ slugs: [], total: 0 });
    },
  );

  test('V18: what looks like a pattern or a query only separates words', async () => {
    await ask('percent', 'Is 100% orange juice healthy?');
    await ask('other', 'Is 1000 mg too much?');
    expect(await find("100%' & '!juice':*")).toEqual(['percent']);
    expect(await find('ju%ce')).toEqual([]);
    expect(await find('j_ce')).toEqual([]);
    expect(await find("'a1485w':* | 'juice'")).toEqual([]);
    expect(await find(`${'juice '.repeat(2000)}`)).toEqual(['percent']);
    expect(await find('ا'.repeat(10_000))).toEqual([]);
    expect(await find('ab '.repeat(5000) + 'juice')).toEqual([]);
  });

  test('what is not public is never found, and what changes is found as it is', async () => {
    const { db } = clinic.database;
    const id = await ask('changing', 'تنميل', { visibility: 'review', answer: 'فيتامين' });
    const change = (values: Partial<typeof questions.$inferInsert>) =>
      db.update(questions).set(values).where(eq(questions.id, id));
    expect(await find('تنميل')).toEqual([]);
    await change({ visibility: 'public' });
    expect(await find('تنميل فيتامين')).toEqual(['changing']);
    await change({ title: 'خدر' });
    expect(await find('تنميل')).toEqual([]);
    expect(await find('خدر')).toEqual(['changing']);
    await change({ visibility: 'hidden' });
    expect(await find('خدر')).toEqual([]);
    expect(await find('خدرر')).toEqual([]);
  });

  describe('questions like the one being asked', () => {
    const like = async (title: string, more: Partial<SimilarTo> = {}) => {
      const wanted = { title, qaSpecialtyId: null, lang: null, exclude: null, limit: 5, ...more };
      return (await similarQuestions(clinic.database.db, wanted)).map(({ slug }) => slug);
    };

    beforeEach(async () => {
      await ask('bump', 'هل ارتفاع حرارة الطفل بعد التطعيم طبيعي؟', { answer: 'نعم', daysAgo: 300 });
      await ask('fever', 'حرارة طفلي 39 من أمس', { answer: 'راجع' });
      await ask('pending', 'حرارة الطفل بعد التطعيم', { daysAgo: 1 });
      await ask('hidden', 'حرارة الطفل بعد التطعيم', { answer: 'ج', visibility: 'hidden' });
      await ask('sleep', 'هل أيقظ الطفل للرضاعة؟', { answer: 'نعم' });
      await ask('english', 'Is a fever after the vaccine normal?', { answer: 'Yes', lang: 'en' });
    });

    test('answered public ones that share most words of it', async () => {
      expect(await like('حرارة طفل بعد تطعيم الشهرين', { lang: 'ar' })).toEqual(['bump', 'fever', 'english']);
      expect((await like('Fever after vaccine'))[0]).toBe('english');
      expect(await like('تطعيم', { lang: 'ar' })).toEqual(['bump', 'english']);
      expect(await like('حرارة')).toEqual(expect.arrayContaining(['bump', 'fever']));
      expect(await like('حرارة', { limit: 1 })).toHaveLength(1);
      expect(await like('طفل أسنانه')).toEqual([]);
      expect(await like('هل الطفل يحتاج نظارة')).toEqual([]);
    });

    test('words that mean the same, in any person and language, in the title or the text', async () => {
      await ask('cough', 'كحة ناشفة', { answer: 'ج', content: 'بدأت بعد الزكام' });
      expect(await like('سعال جاف بعد برد')).toEqual(['cough']);
      expect(await like('dry cough')).toEqual(['cough']);
      expect(await like('تكحين؟')).toEqual([]);
      expect(await like('سعال مع ألم في الظهر وحرقة ودوخة')).toEqual([]);
    });

    test('those in the language of the reader come first, and the question itself is left out', async () => {
      expect((await like('حرارة بعد تطعيم', { lang: 'en' }))[0]).toBe('english');
      expect((await like('fever after vaccine', { lang: 'ar' })).at(-1)).toBe('english');
      const [bump] = [...slugs].filter(([, slug]) => slug === 'bump').map(([id]) => id);
      expect(await like('حرارة بعد تطعيم', { exclude: bump ?? 0 })).not.toContain('bump');
      expect(await like('حرارة بعد تطعيم')).toContain('bump');
    });

    test('words that every question has do not make it like one', async () => {
      expect(await like('هل هذا طبيعي بعد أمس')).not.toContain('sleep');
      expect(await like('zzyzx')).toEqual([]);
      expect(await like("'; --")).toEqual([]);
      expect(await like("\u0000 ' | 'تطعيم':* \\", { lang: 'ar' })).toEqual(['bump', 'english']);
    });

    test('among equals those of the chosen speciality come first', async () => {
      const other = await aQaSpecialty(clinic);
      await ask('other fever', 'حرارة طفلي 39 من يومين', { answer: 'ج', qaSpecialtyId: other.id, daysAgo: 90 });
      expect((await like('حرارة طفلي 39', { qaSpecialtyId: other.id }))[0]).toBe('other fever');
      expect((await like('حرارة طفلي 39', { qaSpecialtyId: specialty.id }))[0]).toBe('fever');
    });
  });
});
