import { act, screen, waitFor, within } from '@testing-library/react';
import type { QaSpecialty, QaSpecialtyDetails, Question } from '@clinic/contracts/qa';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { uiTranslations } from '@clinic/kit/ui';
import { aQuestion } from '../../testing/a-question.ts';
import { aSpecialty } from '../../testing/a-specialty.ts';
import english from '../locales/en.json';
import { qa } from '../../testing/remote-under-test.ts';

const refuse = (code: string, status: number) => () =>
  HttpResponse.json({ code, message: '', request_id: 'r' }, { status });
const failing = refuse('INTERNAL', 500);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

let details: QaSpecialtyDetails;
let found: { questions: Question[]; total: number };
let others: QaSpecialty[];
let popular: { data: Question[]; period: 'week' | 'all' };
let asked: string[];
const server = fakeApi(
  http.get('*/api/qa/qa-specialties/:slug', ({ params }) =>
    params['slug'] === 'unknown'
      ? refuse('NOT_FOUND', 404)()
      : HttpResponse.json({ ...details, slug_en: params['slug'], data: { ...details } }),
  ),
  http.get('*/api/qa/qa-specialties/:slug/questions', ({ request, params }) => {
    if (params['slug'] === 'unknown') return refuse('NOT_FOUND', 404)();
    asked.push(new URL(request.url).search);
    return HttpResponse.json({
      data: { data: found.questions, current_page: 1, per_page: 15, total: found.total },
    });
  }),
  http.get('*/api/qa/specialties/grouped', () =>
    HttpResponse.json({ data: [{ id: 1, name_ar: 'م', name_en: 'G', qa_specialties: others }] }),
  ),
  http.get('*/api/qa/trending-questions', ({ request }) => {
    asked.push(`trending${new URL(request.url).search}`);
    return HttpResponse.json(popular);
  }),
);

beforeEach(() => {
  details = { ...aSpecialty(), total_questions: 43, total_likes: 1260, response_hours: 6.5 };
  found = { questions: [aQuestion()], total: 43 };
  others = [
    aSpecialty(),
    aSpecialty({ id: 1, name_ar: 'الأسنان', name_en: 'Teeth', answered_questions_count: 1 }),
    aSpecialty({ id: 2, name_ar: 'القلب', name_en: 'Heart', answered_questions_count: 11 }),
    aSpecialty({ id: 3, name_ar: 'النفس', name_en: 'Mind', answered_questions_count: 0 }),
    ...[5, 6, 7, 8].map((id) =>
      aSpecialty({ id, name_ar: `مجال ${id}`, name_en: `Area ${id}`, answered_questions_count: 10 - id }),
    ),
  ];
  popular = {
    data: [aQuestion({ id: 71, slug: 'much-read', question_title: 'سؤال يقرؤه الناس', created_at: hoursAgo(30) })],
    period: 'week',
  };
  asked = [];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe.each(['ar', 'en'] as const)('%s: a QA speciality', (lang) => {
  const url = `/qa/categories/${encodeURIComponent(aSpecialty()[`slug_${lang}`])}`;
  const name = aSpecialty()[`name_${lang}`];
  const open = async (address = url) => {
    const page = await renderRoute(qa, address, { lang });
    await screen.findByRole('heading', { level: 1 });
    return page;
  };

  test('S120, Q18: where one is, what it is about, all its questions, asking and browsing', async () => {
    const { t } = await open();
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: uiTranslations[lang].breadcrumbs.label }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/qa']);
    expect(trail.getByText(name)).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText(details[`description_${lang}`])).toBeVisible();
    expect(screen.getAllByText(lang === 'ar' ? '43 سؤالًا' : '43 questions')[0]).toBeVisible();
    expect(screen.getByRole('link', { name: t('category.ask') })).toHaveAttribute('href', '/qa/ask?specialty=4');
    expect(screen.getByRole('link', { name: t('category.all') })).toHaveAttribute('href', '/qa');
  });

  test('S120: a speciality without a description has none', async () => {
    details = { ...details, description_ar: '', description_en: '' };
    await open();
    expect(screen.queryByText(aSpecialty()[`description_${lang}`])).not.toBeInTheDocument();
  });

  test('S121, S129: its questions, the newest first, 15 a page', async () => {
    const { t } = await open();
    const main = within(screen.getByRole('region', { name: t('category.questionsIn', { name }) }));
    expect(main.getByRole('link', { name: aQuestion().question_title })).toHaveAttribute(
      'href',
      `/qa/questions/${encodeURIComponent(aQuestion().slug)}`,
    );
    expect(main.getByRole('status')).toHaveTextContent(t('category.count', { count: 43 }));
    expect(main.getAllByRole('link', { name: lang === 'ar' ? /^الصفحة \d/ : /^Page \d/ })).toHaveLength(3);
    expect(asked).toContain('?sort=newest&page=1&per_page=15');
  });

  test('S121: another order or another search begins at the first page, a page keeps both', async () => {
    const { user, t, location } = await open(`${url}?page=3`);
    await user.click(screen.getByRole('link', { name: t('sort.oldest') }));
    await waitFor(() => expect(location()).toBe(`${url}?sort=oldest`));
    await screen.findByRole('link', { name: t('sort.oldest'), current: true });

    await user.click(screen.getByRole('link', { name: lang === 'ar' ? 'الصفحة 2' : 'Page 2' }));
    await waitFor(() => expect(location()).toBe(`${url}?sort=oldest&page=2`));
    await waitFor(() => expect(screen.getByRole('group', { name: t('category.questionsIn', { name }) })).toHaveFocus());

    await user.click(screen.getByRole('searchbox', { name: t('category.search') }));
    await user.paste('طنين');
    await user.keyboard('{Enter}');
    const query = new URLSearchParams({ search: 'طنين', sort: 'oldest' });
    await waitFor(() => expect(location()).toBe(`${url}?${query}`));
    expect(await screen.findByRole('region', { name: t('category.resultsFor', { query: 'طنين' }) })).toBeVisible();
    expect(asked.filter((search) => search.startsWith('?'))).toEqual([
      '?sort=newest&page=3&per_page=15',
      '?sort=oldest&page=1&per_page=15',
      '?sort=oldest&page=2&per_page=15',
      `?${new URLSearchParams({ sort: 'oldest', page: '1', per_page: '15', search: 'طنين' })}`,
    ]);
  });

  test('S121: turning the page leads smoothly to the beginning of the questions, and the focus with it', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    const { user, t } = await open();
    await user.click(screen.getByRole('link', { name: lang === 'ar' ? 'الصفحة 2' : 'Page 2' }));
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth' }));
    expect(screen.getByRole('group', { name: t('category.questionsIn', { name }) })).toHaveFocus();
  });

  test('S140: nobody asked yet: the first question can be asked', async () => {
    found = { questions: [], total: 0 };
    const { t } = await open();
    expect(screen.getByText(uiTranslations[lang].empty['no-category-questions'].title)).toBeVisible();
    expect(screen.getByRole('link', { name: t('category.askFirst') })).toHaveAttribute('href', '/qa/ask?specialty=4');
  });

  test('S140: nothing found: the search can be cleared, the order stays', async () => {
    found = { questions: [], total: 0 };
    await open(`${url}?search=xyz&sort=oldest`);
    const { title, action } = uiTranslations[lang].empty['no-search-results'];
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', `${url}?sort=oldest`);
  });

  test('S122: five other specialities with answers, the most answered first, in the language of the page', async () => {
    const { t } = await open();
    const related = within(screen.getByRole('region', { name: t('category.related') }));
    const links = related.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(
      lang === 'ar'
        ? ['القلب', 'مجال 5', 'مجال 6', 'مجال 7', 'مجال 8']
        : ['Heart', 'Area 5', 'Area 6', 'Area 7', 'Area 8'],
    );
    const slug = encodeURIComponent(aSpecialty({ id: 2 })[`slug_${lang}`]);
    expect(links[0]).toHaveAttribute('href', `/qa/categories/${slug}`);
    expect(related.getByText(t('categories.answered', { count: 11 }))).toBeVisible();
  });

  test.each(['week', 'all'] as const)(
    'S122, Q39: three much-read questions, and of which time (%s)',
    async (period) => {
      popular.period = period;
      const { t } = await open();
      const read = within(screen.getByRole('region', { name: t(`popular.${period}`) }));
      expect(read.getByRole('link', { name: 'سؤال يقرؤه الناس' })).toHaveAttribute('href', '/qa/questions/much-read');
      expect(read.getByText(lang === 'ar' ? '1.3 ألف' : '1.3K')).toBeVisible();
      expect(read.getByText(lang === 'ar' ? 'قبل يوم واحد' : '1 day ago')).toBeVisible();
      expect(asked).toContain(`trending?qa_specialty_id=4&lang=${lang}&limit=3`);
    },
  );

  const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

  test('S122, S128: figures, likes abbreviated', async () => {
    const { t } = await open();
    const card = within(screen.getByRole('region', { name: t('category.stats.title') }));
    expect(card.getAllByRole('definition')).toHaveLength(4);
    expect(figures()).toEqual([
      '43',
      '7',
      lang === 'ar' ? '1.3 ألف' : '1.3K',
      lang === 'ar' ? '6.5 ساعة' : '6.5 hours',
    ]);
  });

  test.each([
    [null, '24 ساعة', '24 hours'],
    [0.3, 'أقل من ساعة', 'less than an hour'],
    [2, 'ساعتان', '2 hours'],
    [3, '3 ساعات', '3 hours'],
  ])('S122: an average of %p hours', async (hours, inArabic, inEnglish) => {
    details = { ...details, response_hours: hours };
    await open();
    expect(figures().at(-1)).toBe(lang === 'ar' ? inArabic : inEnglish);
  });

  test('S104: both alerts stand beside the questions', async () => {
    const { t } = await open();
    const aside = within(screen.getByRole('complementary', { name: t('category.aside') }));
    expect(aside.getByText(t('alerts.awareness'))).toBeVisible();
    expect(aside.getByText(t('alerts.basis'))).toBeVisible();
  });

  test('S123: an unknown speciality says so in the page and in a toast', async () => {
    const { t, events } = await open('/qa/categories/unknown');
    expect(screen.getByText(t('category.missing.title'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('category.back') })).toHaveAttribute('href', '/qa');
    expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'error', key: 'qa:category.missingToast' }]);
  });

  test('S123: one that cannot be loaded says so, without the toast', async () => {
    server.use(http.get('*/api/qa/qa-specialties/:slug', failing));
    const { t, events } = await open();
    expect(screen.getByText(t('category.failed.title'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('category.back') })).toHaveAttribute('href', '/qa');
    expect(events).toEqual([]);
  });

  test('S136: when its questions cannot be loaded it says so and offers another try', async () => {
    server.use(http.get('*/api/qa/qa-specialties/:slug/questions', failing, { once: true }));
    const { user, t, events } = await open();
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(t('category.error'))).toBeVisible();
    expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'error', key: 'qa:category.error' }]);
    await user.click(alert.getByRole('button'));
    expect(await screen.findByRole('link', { name: aQuestion().question_title })).toBeVisible();
  });

  test('S138: without what stands beside them the questions are there', async () => {
    server.use(http.get('*/api/qa/specialties/grouped', failing), http.get('*/api/qa/trending-questions', failing));
    const { t, events } = await open();
    expect(screen.getByRole('link', { name: aQuestion().question_title })).toBeVisible();
    expect(screen.queryByRole('region', { name: t('category.related') })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: t('popular.week') })).not.toBeInTheDocument();
    expect(events).toEqual([]);
  });

  test('S123: other questions of the list are announced while they are on their way', async () => {
    const { t, navigate } = await open();
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.get('*/api/qa/qa-specialties/:slug/questions', async () => {
        await waiting;
        return HttpResponse.json({ data: { data: [], current_page: 2, per_page: 15, total: 43 } });
      }),
    );
    let done: Promise<void> = Promise.resolve();
    act(() => {
      done = navigate(`${url}?page=2`);
    });
    expect(await screen.findByText(t('list.loading'))).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    answer();
    await act(() => done);
    expect(await screen.findByText(t('list.pastEnd'))).toBeVisible();
  });

  test('S121: another speciality brings everything of its own', async () => {
    const { navigate } = await open();
    details = { ...details, name_ar: 'القلب', name_en: 'Heart', total_questions: 3 };
    found = { questions: [aQuestion({ id: 2, question_title: 'خفقان' })], total: 3 };
    await act(() => navigate('/qa/categories/heart'));
    expect(await screen.findByRole('heading', { level: 1, name: lang === 'ar' ? 'القلب' : 'Heart' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'خفقان' })).toBeVisible();
    expect(screen.queryByRole('link', { name: aQuestion().question_title })).not.toBeInTheDocument();
  });
});

test('S136: the English words of the specification', () => {
  expect(english).toMatchObject({ category: { error: 'Error loading questions. Please try again.' } });
});

test('S28: with one address for both languages the much-read questions follow a switch', async () => {
  details = { ...details, slug_ar: details.slug_en };
  const { setLang } = await renderRoute(qa, `/qa/categories/${details.slug_en}`, { lang: 'ar' });
  expect(await screen.findByText('سؤال يقرؤه الناس')).toBeVisible();
  popular = { ...popular, data: [aQuestion({ id: 72, lang: 'en', question_title: 'Widely read' })] };
  await setLang('en');
  expect(await screen.findByText('Widely read')).toBeVisible();
  expect(asked.at(-1)).toContain('lang=en');
});
