import { screen, waitFor, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import { formatDate } from '@clinic/contracts/time';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { content } from '../../../testing/remote-under-test.ts';
import { aContentReport, aFinding, aFoundPost, aQuestionsReport, aWaitingLine } from '../testing/sample-reports.ts';

let report: ReturnType<typeof aContentReport>;
let asked: string[];

const server = fakeApi(
  http.get('*/api/reports/content', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ data: report });
  }),
  http.get('*/api/reports/questions', () =>
    HttpResponse.json({
      data: aQuestionsReport(
        true,
        aWaitingLine(),
        aWaitingLine({ id: 4, name_ar: 'القلب', name_en: 'Heart', open: 0, oldest_at: null, median_hours: null }),
      ),
    }),
  ),
  http.get('*/api/reports/searches', () =>
    HttpResponse.json({ data: { searches: [{ query: 'زراعه الشعر', times: 1234, days: 3, last_on: '2026-11-20' }] } }),
  ),
);

const reading = {
  posts: [{ id: 7, title_ar: 'القلب', title_en: 'The heart', views: 1234 }],
  questions: [{ slug: 'snoring', title: 'لماذا أشخر؟', lang: 'ar', views: 12 }],
};

beforeEach(() => {
  report = aContentReport();
  asked = [];
  signedInAs({ role: roles.editor });
});

describe.each(['ar', 'en'] as const)('the reports in %s', (lang) => {
  const open = (query = '') => renderRoute(content, `/content/desk/reports${query}`, { lang });
  const cells = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

  test('each post leads to the desk and says what it needs', async () => {
    report = aContentReport([
      aFoundPost(9, aFinding({ reason: 'review-overdue', date: '2026-11-20' }), aFinding({ reason: 'no-reviewer' })),
      aFoundPost(8, aFinding({ reason: 'outdated', lang: 'en' }), aFinding({ reason: 'expiring', date: '2026-12-01' })),
      aFoundPost(7, aFinding({ reason: 'broken-link', lang: 'ar', path: '/nowhere' })),
    ]);
    const { t } = await open();
    const name = (id: number) => (lang === 'ar' ? `مقال ${id}` : `Article ${id}`);
    expect(screen.getByRole('link', { name: name(9) })).toHaveAttribute('href', '/content/desk/9');
    const needs = (id: number) =>
      within(row(name(id)))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    const reason = (of: string, more: Record<string, string> = {}) => t(`desk.reports.reasons.${of}`, more);
    expect(needs(9)).toEqual([
      reason('review-overdue', { date: formatDate('2026-11-20', lang) }),
      reason('no-reviewer'),
    ]);
    expect(needs(8)).toEqual([
      reason('outdated', { language: t('desk.in.en') }),
      reason('expiring', { date: formatDate('2026-12-01', lang) }),
    ]);
    expect(needs(7)).toEqual([`${reason('broken-link', { language: t('desk.in.ar') })} /nowhere`]);
  });

  test('the kind of finding and the part stand in the address', async () => {
    report = aContentReport([aFoundPost(7)], 7);
    const { user, t, location } = await open('?finding=link');
    expect(asked).toEqual(['?finding=link']);
    await user.click(screen.getByRole('link', { name: t('desk.older') }));
    await waitFor(() => expect(location()).toBe('/content/desk/reports?finding=link&before=7'));
    expect(asked.at(-1)).toBe('?finding=link&before=7');
    await user.click(screen.getByRole('link', { name: new RegExp(t('desk.reports.findings.review')) }));
    await waitFor(() => expect(location()).toBe('/content/desk/reports?finding=review'));
    const review = screen.getByRole('link', { name: `${t('desk.reports.findings.review')} 12` });
    await waitFor(() => expect(review).toHaveAttribute('aria-current'));
    // As many as are counted may be more.
    const many = t('desk.reports.many', { label: t('desk.reports.findings.expiry'), number: '1,000' });
    expect(screen.getByRole('link', { name: many })).toBeVisible();
  });

  test('what is read leads to the post at the desk and to the question on the site', async () => {
    server.use(http.get('*/api/reports/reading', () => HttpResponse.json({ data: reading })));
    const { t } = await open('?report=reading');
    const post = lang === 'ar' ? 'القلب' : 'The heart';
    expect(screen.getByRole('link', { name: post })).toHaveAttribute('href', '/content/desk/7');
    expect(cells(row(post))).toEqual(['1,234']);
    const question = screen.getByRole('link', { name: 'لماذا أشخر؟' });
    expect(question).toHaveAttribute('href', expect.stringMatching(/\/qa\/questions\/snoring$/));
    expect(screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'))).toEqual([
      t('desk.reports.read.post'),
      t('desk.reports.read.question'),
    ]);
  });

  test('while another report loads, the one before stays where it is', async () => {
    const arrived = Promise.withResolvers<undefined>();
    const answered = Promise.withResolvers<undefined>();
    server.use(
      http.get('*/api/reports/searches', async () => {
        arrived.resolve(undefined);
        await answered.promise;
        return HttpResponse.json({ data: { searches: [] } });
      }),
    );
    const { user, t } = await open();
    await user.click(screen.getByRole('link', { name: t('desk.reports.names.searches') }));
    await arrived.promise;
    expect(screen.getByRole('table', { name: t('desk.reports.names.content') })).toBeVisible();
    answered.resolve(undefined);
    expect(await screen.findByRole('heading', { name: t('desk.reports.none.searches.title') })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('nothing found says so', async () => {
    report = aContentReport([]);
    const { t } = await open();
    expect(screen.getByRole('heading', { name: t('desk.reports.none.content.title') })).toBeVisible();
  });

  test('questions that wait lead to the desk where they are answered', async () => {
    const { user, t } = await open();
    await user.click(screen.getByRole('link', { name: t('desk.reports.names.questions') }));
    const skin = await screen.findByRole('link', { name: lang === 'ar' ? 'الجلدية' : 'Dermatology' });
    expect(skin).toHaveAttribute('href', '/qa/desk?specialty=3');
    expect(cells(row(lang === 'ar' ? 'الجلدية' : 'Dermatology'))).toEqual([
      ...['4', expect.stringMatching(/2|يومين/), '1,200', '3.5', '26'],
    ]);
    const none = t('desk.reports.never');
    expect(cells(row(lang === 'ar' ? 'القلب' : 'Heart'))).toEqual(['0', none, '1,200', none, '26']);
  });

  test('searches without results, with the reason why rare ones are not there', async () => {
    const { t } = await open('?report=searches');
    expect(screen.getByRole('link', { name: 'زراعه الشعر' })).toHaveAttribute(
      'href',
      `/search?${new URLSearchParams({ q: 'زراعه الشعر' })}`,
    );
    expect(cells(row('زراعه'))).toEqual(['1,234', '3', formatDate('2026-11-20', lang)]);
    expect(screen.getByText(t('desk.reports.explain.searches', { least: 5 }))).toBeVisible();
    server.use(http.get('*/api/reports/searches', () => HttpResponse.json({ data: { searches: [] } })));
    const empty = await open('?report=searches');
    expect(await screen.findByRole('heading', { name: empty.t('desk.reports.none.searches.title') })).toBeVisible();
  });

  test('a doctor reads about questions alone, whatever the address says', async () => {
    signedInAs({ role: roles.doctor });
    const { t } = await open('?report=content');
    expect(screen.getByRole('link', { name: t('desk.reports.names.questions') })).toHaveAttribute('aria-current');
    expect(screen.queryByRole('link', { name: t('desk.reports.names.content') })).toBeNull();
    expect(asked).toEqual([]);
  });

  test('whoever writes content and answers no questions has no link to them', async () => {
    server.use(
      http.get('*/api/reports/questions', () => HttpResponse.json({ data: aQuestionsReport(false, aWaitingLine()) })),
    );
    await open('?report=questions');
    expect(screen.getByRole('row', { name: /Dermatology|الجلدية/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Dermatology|الجلدية/ })).toBeNull();
  });

  test('a report that fails can be asked for again; one that is refused says so', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failing = (code: string, status: number) =>
      http.get('*/api/reports/content', () => HttpResponse.json({ code, message: 'no', request_id: 'r' }, { status }));
    server.use(failing('INTERNAL', 500));
    const { user, t } = await open();
    // The other reports stay within reach.
    expect(screen.getByRole('link', { name: t('desk.reports.names.searches') })).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole('link', { name: lang === 'ar' ? 'مقال 7' : 'Article 7' })).toBeVisible();
    server.use(failing('FORBIDDEN', 403));
    await open();
    expect(await screen.findByRole('heading', { name: t('desk.refused.title') })).toBeVisible();
  });
});
