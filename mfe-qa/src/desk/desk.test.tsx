import { act, screen, waitFor, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import type { DeskQuestion } from '@clinic/contracts/qa';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs, streams, withStreams } from '@clinic/kit/testing';
import { search } from './search/index.ts';
import { aDeskQuestion } from '../testing/a-desk-question.ts';
import { qa } from '../testing/remote-under-test.ts';

const counts = { waiting: 21, mine: 2, review: 3, reported: 1, answered: 9, closed: 4, hidden: 5, spam: 6 };
const specialties = [
  { id: 3, name_ar: 'الجلدية', name_en: 'Dermatology' },
  { id: 7, name_ar: 'طب الأسرة', name_en: 'Family medicine' },
];

let questions: DeskQuestion[];
let total: number;
let may: { answer: boolean; moderate: boolean };
let asked: string[];
const server = fakeApi(
  http.get('*/api/qa/desk/overview', () => HttpResponse.json({ data: { counts, specialties, may } })),
  http.get('*/api/qa/desk/questions', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ data: { data: questions, current_page: 1, per_page: 20, total } });
  }),
  http.get('*/api/qa/desk/search', () => HttpResponse.json({ data: questions })),
);
withStreams();
beforeEach(() => {
  questions = [aDeskQuestion()];
  total = 21;
  may = { answer: true, moderate: false };
  asked = [];
  signedInAs({ role: roles.doctor, name: 'د. هند العتيبي' });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  useSession.setState({ state: 'visitor', user: null });
  jest.restoreAllMocks();
});

const refuse = (code: string, status: number) => () =>
  HttpResponse.json({ code, message: '', request_id: 'r' }, { status });

describe.each(['ar', 'en'] as const)('%s: the desk', (lang) => {
  const open = (url = '/qa/desk') => renderRoute(qa, url, { lang });

  test('E10: a doctor finds who they are and their lists with what is in each, and none of moderation', async () => {
    const { t } = await open();

    expect(await screen.findByRole('heading', { level: 1, name: t('desk.title') })).toBeVisible();
    expect(screen.getByText('د. هند العتيبي')).toBeVisible();
    expect(screen.getByText(t('shared:roles.doctor'))).toBeVisible();
    const lists = within(screen.getByRole('navigation', { name: t('desk.lists.label') }));
    expect(lists.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [`${t('desk.lists.waiting')}21`, '/qa/desk'],
      [`${t('desk.lists.mine')}2`, '/qa/desk?list=mine'],
      [`${t('desk.lists.answered')}9`, '/qa/desk?list=answered'],
      [`${t('desk.lists.closed')}4`, '/qa/desk?list=closed'],
    ]);
    expect(lists.getByRole('link', { current: true })).toHaveTextContent(t('desk.lists.waiting'));
  });

  test('E10: who keeps order has the lists of moderation, and no questions of their own to answer', async () => {
    may = { answer: false, moderate: true };
    signedInAs({ role: roles.moderator });
    const { t } = await open('/qa/desk?list=reported');

    expect(await screen.findByText(t('shared:roles.moderator'))).toBeVisible();
    const lists = within(screen.getByRole('navigation', { name: t('desk.lists.label') }));
    expect(lists.getByRole('link', { current: true })).toHaveTextContent(t('desk.lists.reported'));
    expect(lists.getByRole('link', { name: new RegExp(t('desk.lists.spam')) })).toBeVisible();
    expect(lists.queryByRole('link', { name: new RegExp(t('desk.lists.mine')) })).not.toBeInTheDocument();
    expect(asked).toEqual(['?list=reported&page=1']);
  });

  test('E10: a question in its own language, with age, speciality, state and every flag in words', async () => {
    questions = [
      aDeskQuestion({
        flags: ['red-flag', 'personal-data', 'link', 'reported'],
        reports_count: 2,
        visibility: 'review',
      }),
    ];
    const { t } = await open();

    const title = await screen.findByText('طفح جلدي بعد مضاد حيوي');
    expect(title).toHaveAttribute('dir', 'auto');
    expect(title).toHaveAttribute('lang', 'ar');
    expect(title.closest('a')).toHaveAttribute('href', '/qa/desk/12');
    const card = within(title.closest('li') as HTMLElement);
    expect(card.getByText(lang === 'ar' ? 'الجلدية' : 'Dermatology')).toBeVisible();
    expect(title.closest('li')).toHaveTextContent(lang === 'ar' ? '21 نوفمبر 2026 9:00 ص' : '21 November 2026 9:00 AM');
    for (const flag of ['red-flag', 'personal-data', 'link'])
      expect(card.getByText(t(`desk.flags.${flag}`))).toBeVisible();
    expect(card.getByText(t('desk.flags.reported', { count: 2 }))).toBeVisible();
    expect(card.getByText(t('status.pending'))).toBeVisible();
    expect(card.getByText(t('desk.visibility.review'))).toBeVisible();
  });

  test('E5: who is at it until when; a time that is over holds nobody back', async () => {
    const later = new Date(Date.now() + 5 * 60_000).toISOString();
    const claim = { name: 'د. ناصر الشمري', by_me: false, until: later };
    questions = [
      aDeskQuestion({ id: 1, claim }),
      aDeskQuestion({ id: 2, claim: { ...claim, by_me: true } }),
      aDeskQuestion({ id: 3, claim: { ...claim, until: '2026-01-01T00:00:00Z' } }),
      aDeskQuestion({ id: 4, claim: { ...claim, until: '2026-01-01T00:00:00Z', seconds_left: 300 } }),
    ];
    const { t } = await open();

    const list = await screen.findByRole('region', { name: t('desk.lists.waiting') });
    const [theirs, mine, over, byApi] = within(list).getAllByRole('listitem');
    expect(theirs).toHaveTextContent(`د. ناصر الشمري ${t('desk.claim.othersUntil')}`);
    expect(mine).toHaveTextContent(t('desk.claim.mineUntil'));
    expect(over).not.toHaveTextContent('د. ناصر الشمري');
    expect(byApi).toHaveTextContent('د. ناصر الشمري');
  });

  test('E10: one speciality at a time; list and pages keep it, and it is where back leads', async () => {
    const { user, t, location } = await open('/qa/desk?list=answered&page=2');
    await user.selectOptions(await screen.findByRole('combobox', { name: new RegExp(t('desk.specialty')) }), '7');

    await waitFor(() => expect(location()).toBe('/qa/desk?list=answered&specialty=7'));
    expect(asked.at(-1)).toBe('?list=answered&page=1&qa_specialty_id=7');
    const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    await waitFor(() => expect(hrefs()).toContain('/qa/desk?list=answered&specialty=7&page=2'));
    expect(hrefs()).toContain('/qa/desk?list=mine&specialty=7');
    await user.selectOptions(screen.getByRole('combobox', { name: new RegExp(t('desk.specialty')) }), '');
    await waitFor(() => expect(location()).toBe('/qa/desk?list=answered'));
  });

  test('E10: nothing waits, an empty list, and a page past the end each say so', async () => {
    questions = [];
    total = 0;
    const { t, navigate } = await open();
    expect(await screen.findByRole('heading', { name: t('desk.empty.waiting.title') })).toBeVisible();

    await act(() => navigate('/qa/desk?list=mine'));
    expect(await screen.findByRole('heading', { name: t('desk.empty.other.title') })).toBeVisible();

    total = 4;
    await act(() => navigate('/qa/desk?list=mine&page=9'));
    expect(await screen.findByRole('link', { name: t('desk.firstPage') })).toHaveAttribute(
      'href',
      '/qa/desk?list=mine',
    );
  });

  test('the list follows what colleagues do; who was at one that is gone goes on at the heading', async () => {
    const { t } = await open();
    expect(streams.map(({ url }) => url)).toEqual(['/api/desk-events?at=questions']);
    streams[0]?.open();
    // Nobody pressed it: it keeps its width.
    expect(screen.getByRole('button', { name: t('desk.refresh') })).not.toHaveAttribute('aria-disabled');
    act(() => screen.getByRole('link', { name: 'طفح جلدي بعد مضاد حيوي' }).focus());
    questions = [aDeskQuestion({ id: 99, question_title: 'سؤال جديد' })];
    streams[0]?.say({ kind: 'changed' });
    expect(await screen.findByText('سؤال جديد')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('a list with its speciality is saved under a name', async () => {
    localStorage.clear();
    const { user, t, navigate } = await open('/qa/desk?list=mine&specialty=7&page=2');
    await user.click(await screen.findByRole('button', { name: t('desk:filters.save') }));
    await user.type(screen.getByLabelText(t('desk:filters.name')), 'Family');
    await user.click(screen.getByRole('button', { name: t('desk:filters.keep') }));
    await act(() => navigate('/qa/desk'));
    expect(await screen.findByRole('link', { name: 'Family' })).toHaveAttribute(
      'href',
      '/qa/desk?list=mine&specialty=7',
    );
  });

  test('the frame finds questions of every list', async () => {
    const { t } = await open();
    questions = [aDeskQuestion(), aDeskQuestion({ id: 13, visibility: 'hidden' })];
    const { signal } = new AbortController();
    const found = await search({ text: 'طفح', room: 'qa-desk', lang, t, most: 5, signal });
    expect(found.map(({ kind }) => kind)).toEqual([t('status.pending'), t('desk.visibility.hidden')]);
    expect(found[0]).toMatchObject({ title: 'طفح جلدي بعد مضاد حيوي', address: '/qa/desk/12' });
    expect(found[0]?.detail).toContain(lang === 'ar' ? 'الجلدية' : 'Dermatology');
  });

  test('a desk that cannot be loaded offers another try', async () => {
    server.use(http.get('*/api/qa/desk/overview', refuse('INTERNAL', 500), { once: true }));
    const { user } = await open();
    await user.click(within(await screen.findByRole('alert')).getByRole('button'));
    expect(await screen.findByText('طفح جلدي بعد مضاد حيوي')).toBeVisible();
  });

  test('a refresh that fails leaves the list, and says so until another try', async () => {
    const { user, t } = await open();
    await screen.findByText('طفح جلدي بعد مضاد حيوي');
    server.use(http.get('*/api/qa/desk/questions', refuse('INTERNAL', 500), { once: true }));
    await user.click(screen.getByRole('button', { name: t('desk.refresh') }));
    await waitFor(() => expect(screen.getByText(t('desk:stale'))).toBeInTheDocument());
    expect(screen.getByText('طفح جلدي بعد مضاد حيوي')).toBeVisible();
    expect(screen.getByRole('button', { name: t('desk.refresh') })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: t('shared:retry') }));
    await waitFor(() => expect(screen.queryByText(t('desk:stale'))).toBeNull());
  });

  test('Q30: when the session has ended, the sign-in page leads back to the same list', async () => {
    server.use(http.get('*/api/qa/desk/questions', refuse('SESSION_EXPIRED', 401)));
    const { location } = await open('/qa/desk?list=mine');
    expect(location()).toBe('/login?returnTo=%2Fqa%2Fdesk%3Flist%3Dmine');
  });

  test('what others did meanwhile shows when one comes back to the tab, or presses the button', async () => {
    const { user, t } = await open();
    await screen.findByText('طفح جلدي بعد مضاد حيوي');
    questions = [aDeskQuestion({ question_title: 'سؤال جديد' })];
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('سؤال جديد')).toBeVisible();

    questions = [aDeskQuestion({ question_title: 'سؤال أجد' })];
    await user.click(screen.getByRole('button', { name: t('desk.refresh') }));
    expect(await screen.findByText('سؤال أجد')).toBeVisible();
  });
});
