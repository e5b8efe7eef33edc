import type { Database } from '../db/database.ts';

/** Something that visitors do, as the addresses that are asked one after the other. */
export interface Scenario {
  readonly name: string;
  readonly kind: 'list' | 'deep' | 'search' | 'other';
  readonly urls: readonly string[];
}

interface Facts {
  pages: number;
  slugs: string[];
  specialties: { id: number; slug: string }[];
}

async function factsOf({ pool }: Database): Promise<Facts> {
  const { rows } = await pool.query<{ pages: number; slugs: string[]; specialties: Facts['specialties'] }>(`SELECT
    (SELECT ceil(sum(total) / 12)::int FROM question_day_counts WHERE qa_specialty_id = 0 AND status = 'all' AND lang = 'all') AS pages,
    array(SELECT slug FROM questions WHERE id IN (SELECT round(i * (SELECT max(id) FROM questions) / 60.0)
      FROM generate_series(1, 60) i) AND visibility = 'public') AS slugs,
    (SELECT json_agg(json_build_object('id', id, 'slug', slug_en) ORDER BY id) FROM qa_specialties) AS specialties`);
  const [row] = rows;
  if (!row) throw new Error('a query without a table answered nothing');
  return row;
}

const search = (texts: readonly string[], more = '') =>
  texts.map((text) => `/api/qa/questions/search?q=${encodeURIComponent(text)}${more}`);
const similar = (titles: readonly string[]) =>
  titles.map((title) => `/api/qa/questions/similar?title=${encodeURIComponent(title)}`);

const rare = ['آيزوتريتينوين', 'Zigzag', 'الزاوية', 'نيكوتين', 'melanoma', 'حزام ناري', 'كزاز', 'spacer'];
const common = ['ألم', 'الطبيب', 'يوم', 'days', 'من', 'the', 'زيارة', 'emergency'];
const usual = ['صداع', 'السكري', 'حرارة', 'headache', 'تساقط الشعر', 'pressure', 'القلب', 'vaccine'];
const two = [
  'صداع شديد',
  'ضغط السكر',
  'حرارة الطفل',
  'chest pain',
  'ألم البطن',
  'blood test',
  'فيتامين د',
  'skin cream',
];
const typo = ['باراستامول', 'سكرري', 'حرااره', 'headche', 'pressrue', 'المعددة', 'vacine', 'ميتفومين'];
const prefix = ['صد', 'ضغ', 'حر', 'he', 'الس', 'pre', 'فيت', 'va'];
const inside = ['سيتامو', 'تفورم', 'adach', 'essur'];
const titles = [
  'صداع شديد في رمضان من الصباح',
  'طفلي عنده حرارة بعد التطعيم',
  'How long should I wait after the vaccine?',
  'هل أوقف حبوب الضغط في الصيام',
];

/** What is measured (S88–S96), for one database. */
export async function scenariosFor(database: Database): Promise<Scenario[]> {
  const { pages, slugs, specialties } = await factsOf(database);
  const list = (query: string) => `/api/qa/questions?${query}`;
  const [first, second] = specialties;
  return [
    { name: 'list, page 1', kind: 'list', urls: [list('page=1')] },
    { name: 'list, middle page', kind: 'deep', urls: [-2, 0, 2].map((by) => list(`page=${(pages >> 1) + by}`)) },
    { name: 'list, last page', kind: 'deep', urls: [0, 1, 2].map((by) => list(`page=${pages - by}`)) },
    { name: 'list, oldest first', kind: 'list', urls: [list('sort=oldest')] },
    {
      name: 'list, speciality, status and month',
      kind: 'list',
      urls: specialties.map(({ id }) => list(`qa_specialty_id=${id}&status=answered&timeframe=month`)),
    },
    { name: 'list, still open', kind: 'list', urls: [list('status=open'), list('status=open&page=2')] },
    { name: 'list, popular', kind: 'list', urls: [list('sort=popular'), list('sort=popular&page=50')] },
    {
      name: 'category, its questions',
      kind: 'list',
      urls: specialties.map(({ slug }) => `/api/qa/qa-specialties/${slug}/questions`),
    },
    {
      name: 'category, itself',
      kind: 'other',
      urls: specialties.map(({ slug }) => `/api/qa/qa-specialties/${slug}`),
    },
    { name: 'search, usual word', kind: 'search', urls: search(usual) },
    { name: 'search, rare word', kind: 'search', urls: search(rare) },
    { name: 'search, common word', kind: 'search', urls: search(common) },
    { name: 'search, common word, page 40', kind: 'search', urls: search(common, '&page=40') },
    { name: 'search, common word, popular', kind: 'search', urls: search(common, '&sort=popular') },
    {
      name: 'search, usual word in a speciality',
      kind: 'search',
      urls: [first, second].flatMap((one) => search(usual, `&qa_specialty_id=${one?.id}&status=answered`)),
    },
    { name: 'search, usual word, last month', kind: 'search', urls: search(usual, '&timeframe=month') },
    { name: 'search, two words', kind: 'search', urls: search(two) },
    { name: 'search, mistyped', kind: 'search', urls: search(typo) },
    { name: 'search, two or three letters', kind: 'search', urls: search(prefix) },
    { name: 'search, inside words', kind: 'search', urls: search(inside) },
    { name: 'similar questions', kind: 'other', urls: similar(titles) },
    { name: 'the search of the site', kind: 'other', urls: usual.map((q) => `/api/search?q=${encodeURIComponent(q)}`) },
    {
      name: 'trending',
      kind: 'other',
      urls: ['', `?qa_specialty_id=${first?.id}`].map((query) => `/api/qa/trending-questions${query}`),
    },
    { name: 'one question', kind: 'other', urls: slugs.map((slug) => `/api/qa/questions/${encodeURIComponent(slug)}`) },
    { name: 'specialities by group', kind: 'other', urls: ['/api/qa/specialties/grouped'] },
    { name: 'the counters', kind: 'other', urls: ['/api/qa/stats'] },
  ];
}
