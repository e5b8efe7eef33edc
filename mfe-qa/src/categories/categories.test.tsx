import { screen, waitFor, within } from '@testing-library/react';
import type { QaSpecialty } from '@clinic/contracts/qa';
import { fakeApi, http, HttpResponse, renderRoute, testSite } from '@clinic/kit/testing';
import { uiTranslations } from '@clinic/kit/ui';
import { aSpecialty } from '../testing/a-specialty.ts';
import english from './locales/en.json';
import { qa } from '../testing/remote-under-test.ts';
import { meta } from './categories.meta.ts';

const failing = () => HttpResponse.json({ code: 'INTERNAL', message: '', request_id: 'r' }, { status: 500 });
const teeth = aSpecialty({ id: 1, name_ar: 'الأسنان واللثة', name_en: 'Teeth and Gums', answered_questions_count: 2 });
const heart = aSpecialty({
  id: 2,
  name_ar: 'القلب والضغط',
  name_en: 'Heart and Blood Pressure',
  answered_questions_count: 11,
});
const mind = aSpecialty({ id: 3, name_ar: 'الصحة النفسية', name_en: 'Mental Health', answered_questions_count: 0 });

let specialties: QaSpecialty[];
const server = fakeApi(
  http.get('*/api/qa/specialties/grouped', () =>
    HttpResponse.json({
      data: [
        { id: 1, name_ar: 'أولى', name_en: 'First', qa_specialties: specialties.slice(0, 1) },
        { id: 2, name_ar: 'ثانية', name_en: 'Second', qa_specialties: specialties.slice(1) },
      ],
    }),
  ),
);
beforeEach(() => {
  specialties = [teeth, heart, mind];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe.each(['ar', 'en'] as const)('%s: the specialities of Ask Your Doctor', (lang) => {
  const nameOf = (specialty: QaSpecialty) => specialty[`name_${lang}`];
  const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  test('S124, S104: those with answered questions, the most answered first, each with its count and its address', async () => {
    const { t } = await renderRoute(qa, '/qa/categories', { lang });

    expect(await screen.findByRole('heading', { level: 1, name: t('categories.title') })).toBeVisible();
    expect(shown()).toEqual([nameOf(heart), nameOf(teeth)]);
    expect(screen.getByRole('link', { name: nameOf(heart) })).toHaveAttribute(
      'href',
      `/qa/categories/${encodeURIComponent(heart[`slug_${lang}`])}`,
    );
    expect(screen.getByText(lang === 'ar' ? '11 سؤالًا له إجابة' : '11 answered questions')).toBeVisible();
    expect(screen.getByText(lang === 'ar' ? 'سؤالان لهما إجابة' : '2 answered questions')).toBeVisible();
    expect(screen.getByText(t('alerts.awareness'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('categories.ask') })).toHaveAttribute('href', '/qa/ask');
    expect(screen.getByRole('link', { name: t('categories.back') })).toHaveAttribute('href', '/qa');
  });

  test.each([
    ['الاسنان', [teeth]],
    ['لثه', [teeth]],
    ['HEART', [heart]],
    ['النفسيه', [mind]],
    ['ment', [mind]],
    ['h', [heart, teeth]],
  ])(
    'S124: "%s" finds names in either language, also without answers; one letter is no search',
    async (words, found) => {
      await renderRoute(qa, `/qa/categories?${new URLSearchParams({ search: words })}`, { lang });
      expect(await screen.findByRole('searchbox')).toHaveValue(found.length === 2 ? '' : words);
      expect(shown()).toEqual(found.map(nameOf));
    },
  );

  test('S124: what is typed stands in the address, and a press clears it', async () => {
    const { user, t, location } = await renderRoute(qa, '/qa/categories', { lang });
    await user.click(await screen.findByRole('searchbox', { name: t('categories.search') }));
    await user.paste('teeth');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/qa/categories?search=teeth'));
    await waitFor(() => expect(shown()).toEqual([nameOf(teeth)]));

    await user.click(screen.getByRole('link', { name: t('categories.clear') }));
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(location()).toBe('/qa/categories');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.queryByRole('link', { name: t('categories.clear') })).not.toBeInTheDocument();
  });

  test('S124, S140: nothing found, with a way to all of them', async () => {
    const { user, t } = await renderRoute(qa, '/qa/categories?search=xyz', { lang });
    expect(await screen.findByText(t('categories.none.title'))).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(t('categories.found', { count: 0 }));
    await user.click(screen.getAllByRole('link', { name: t('categories.clear') }).at(-1) as HTMLElement);
    await waitFor(() => expect(shown()).toHaveLength(2));
  });

  test('S140: while no question has an answer, one can be asked', async () => {
    specialties = [mind];
    await renderRoute(qa, '/qa/categories', { lang });
    const { title, action } = uiTranslations[lang].empty['no-questions'];
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getAllByRole('link', { name: action }).at(-1)).toHaveAttribute('href', '/qa/ask');
  });

  test('S136: when they cannot be loaded it says so and offers another try', async () => {
    server.use(http.get('*/api/qa/specialties/grouped', failing, { once: true }));
    const { user, t, events } = await renderRoute(qa, '/qa/categories', { lang });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(t('categories.error'))).toBeVisible();
    expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'error', key: 'qa:categories.error' }]);
    await user.click(alert.getByRole('button'));
    await waitFor(() => expect(shown()).toHaveLength(2));
  });

  test('S24: its breadcrumbs, and a search is kept out of search engines', async () => {
    const { t } = await renderRoute(qa, '/qa/categories', { lang });
    const said = (search: string) => meta({ data: { search, specialties: [] }, lang, t, site: testSite, params: {} });
    expect(said('').noindex).toBeUndefined();
    expect(said('teeth').noindex).toBe(true);
    expect(said('').jsonLd).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { item: `${testSite.origin}/qa/categories` }] },
    ]);
  });
});

test('S136: the English words of the specification', () => {
  expect(english).toMatchObject({ categories: { error: 'Error loading categories. Please try again.' } });
});
