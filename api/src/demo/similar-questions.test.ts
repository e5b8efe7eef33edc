import type { z } from '@clinic/contracts';
import type { SimilarList } from '@clinic/contracts/qa';
import type { TestClinic } from '../testing/clinic.ts';
import { call, defaultNow, openClinic } from '../testing/clinic.ts';
import { engines } from '../testing/database.ts';
import { tablesUsedBy } from '../testing/plans.ts';
import { similarQuestions } from '../modules/question-search/search.ts';
import { loadDemo } from './load-demo.ts';

/** What somebody is about to ask, and the question of the demo that has the answer. */
const answered: readonly [title: string, slug: string][] = [
  ['سخونة بنتي ما تنزل من يومين', 'حرارة-طفلي-39-متى-أقلق'],
  ['سعال جاف مستمر بعد الزكام', 'سعال-جاف-من-شهرين'],
  ['شعري يتساقط من بعد ما ولدت', 'تساقط-الشعر-بعد-الولادة'],
  ['طلعت عندي حصى في الكلى هل تنزل وحدها', 'مغص-كلوي-متكرر-حصوة-5-ملم'],
  ['ولدي يتبول في فراشه وهو نايم', 'تبول-ليلي-سبع-سنوات'],
  ['أمي تنسى كثير وتعيد نفس الكلام', 'نسيان-الوالدة-متى-نقلق'],
  ['ركبة والدتي خشنة وتوجعها في الصلاة', 'خشونة-الركبة-والسجود'],
  ['نسبة فيتامين د ناقصة هل آخذ إبر', 'فيتامين-د-منخفض-كم-آخذ'],
  ['كيف أوقف بخاخ الأنف', 'بخاخ-مزيل-الاحتقان-كل-يوم'],
  ['ريحة فمي كريهة وش السبب', 'ريحة-الفم-رغم-التفريش'],
  ['لثة أمي تنزف وهي تاخذ مميع', 'رجفان-أذيني-ومسيل-ونزيف-لثة'],
  ['زوجي يشخر بصوت عالي كل ليلة', 'زوجي-يشخر-ويوقف-نفسه-بالليل'],
  ['دوار إذا قمت من الكرسي بسرعة', 'دوخة-وسواد-بالعين-عند-الوقوف'],
  ['هل يصوم أبوي وهو ياخذ إنسولين', 'صيام-مريض-السكري'],
  ['ضرس العقل ملتهب هل لازم خلع', 'ألم-ضرس-العقل-مع-تورم'],
  ['ما أحس الجنين يتحرك مثل أول', 'قلة-حركة-الجنين-الشهر-الثامن'],
  ['تنميل بالأصابع والرجول مع السكر', 'تنميل-القدمين-ليلا-مع-السكري'],
  ['Constant dry cough since a cold', 'سعال-جاف-من-شهرين'],
  ['My gums are bleeding after brushing', 'bleeding-gums-while-brushing'],
  ['Painful tingling thumb at night', 'tingling-thumb-and-two-fingers-at-night'],
  ['Baby jaundice on day six', 'newborn-yellow-skin-day-five'],
  ['Coffee and thyroid medicine', 'thyroid-tablet-with-coffee'],
  ['Is it normal to feel sad after giving birth', 'low-mood-three-weeks-after-birth'],
  ['Mole on my shoulder got darker', 'mole-changed-colour-on-back'],
  ['Stopping cholesterol pills because of sore muscles', 'statin-muscle-pain-stop'],
  ['Child snoring loudly, big tonsils', 'child-snores-every-night'],
  ['رقبتي توجعني من كثر الجوال', 'ألم-الرقبة-من-الجوال-وتنميل-اليد'],
  ['الكوليسترول عالي عندي هل أحتاج دواء', 'كوليسترول-240-وعمري-34'],
  ['متى أشيل لوز بنتي', 'متى-نشيل-اللوز-للطفل'],
  ['ولدي كثير الإمساك ويصيح', 'إمساك-طفلة-أربع-سنوات'],
  ['خدر في أصابع القدم لمريض سكري', 'تنميل-القدمين-ليلا-مع-السكري'],
  ['جفاف عيوني من الكمبيوتر', 'جفاف-العين-من-الشاشة'],
  ['تقويم أسنان للكبار', 'تقويم-بعد-الثلاثين'],
  ['حبوب الحديد مسوية لي إمساك وأنا حامل', 'حبوب-الحديد-بالحمل-تسبب-إمساك'],
  ['Wheezing when I run', 'wheezing-after-ten-minutes-of-running'],
  ['Tetanus after a nail in my foot', 'stepped-on-a-rusty-nail-tetanus'],
  ['Missed contraceptive pill', 'missed-two-contraceptive-pills'],
  ['Steroid cream for baby eczema', 'baby-eczema-afraid-of-steroid-cream'],
];

/** What nobody of the demo has asked about, though words of it stand in questions about something else. */
const unanswered: readonly string[] = [
  'متى يفتح المختبر في رمضان',
  'كم سعر تنظيف البشرة',
  'هل عندكم دكتورة نساء يوم الجمعة',
  'ابني طاح من الدراجة وانجرحت ركبته',
  'أبغى تقرير طبي للسفارة',
  'ولدي يأكل أظافره طول الوقت',
  'ما الفرق بين الأشعة المقطعية والرنين',
  'عندي دوالي في الساقين وأبغى ليزر',
  'بنتي تمشي على أطراف أصابعها',
  'هل يغطي التأمين جلسات النطق',
  'لدغة بعوض تورمت في يدي',
  'أعاني من كثرة التعرق في اليدين',
  'هل تضر صبغة الشعر أثناء الحيض',
  'زوجتي حامل ونبغى نسافر بالطيارة',
  'أفضل كريم واقي شمس للبشرة الحساسة',
  'حروق الشمس على كتوف ولدي',
  'كيف أعرف فصيلة دمي',
  'أبغى شهادة تطعيم للمدرسة',
  'عندي كيس دهني خلف الأذن',
  'بنتي ترفض لبس النظارة',
  'فتق في السرة بعد رفع أثقال',
  'Do you accept my insurance card?',
  'My son bites his nails all day',
  'How do I get a sick leave certificate?',
  'Is parking free at the clinic?',
  'Ingrown toenail keeps coming back',
  'My baby sleeps all day and is awake at night',
  'Varicose veins in my legs',
  'Can I donate blood after a tattoo?',
  'Sunburn on my shoulders, what helps?',
  'Hiccups that will not stop',
  'How long do stitches stay in?',
  'My wife wants a home birth',
  'Ringing in both ears after a concert',
  'Can I swim with a new tattoo?',
  'Blister on my heel from new shoes',
];

describe.each(engines)('questions like the one being asked, among those of the demo, on %s', (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
    await loadDemo(clinic.database.db, defaultNow);
  });
  afterAll(() => clinic.close());

  async function similarTo(title: string, more: Record<string, string> = {}) {
    const query = new URLSearchParams({ title, lang: /\p{Script=Arabic}/u.test(title) ? 'ar' : 'en', ...more });
    return (await call(clinic, 'GET', `/api/qa/questions/similar?${query.toString()}`)).json<
      z.infer<typeof SimilarList>
    >().data;
  }

  test.each(answered)('«%s» finds %s', async (title, slug) => {
    expect((await similarTo(title)).map((one) => one.slug)).toContain(slug);
  });

  test.each(unanswered)('«%s» finds nothing', async (title) => {
    expect((await similarTo(title)).map(({ question_title }) => question_title)).toEqual([]);
  });

  test('they are found by the index, and few are read to be compared', async () => {
    const wanted = { qaSpecialtyId: null, lang: null, exclude: null, limit: 5 };
    for (const [title] of answered) {
      const uses = await tablesUsedBy(clinic.database, (db) => similarQuestions(db, { ...wanted, title }));
      expect(uses.filter(({ node, table }) => node === 'Seq Scan' && table === 'question_search')).toEqual([]);
      const read = uses.filter(({ table }) => table === 'questions').reduce((sum, { rows }) => sum + rows, 0);
      expect(read).toBeLessThanOrEqual(100);
    }
  });
});
