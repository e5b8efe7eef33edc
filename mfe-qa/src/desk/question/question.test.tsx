import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { createI18n, translateIn } from '@clinic/kit/i18n';
import { http, HttpResponse, testSite } from '@clinic/kit/testing';
import { aQuestion } from '../../testing/a-question.ts';
import { aDeskQuestion, aWholeDeskQuestion } from '../../testing/a-desk-question.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { claimFor, fakeDesk, openQuestion, refuse } from './testing/fake-desk.ts';
import { meta } from './question.meta.ts';

const { desk, server } = fakeDesk();
const one = '*/api/qa/desk/questions/:id';

describe.each(['ar', 'en'] as const)('%s: a question at the desk', (lang) => {
  test('E10: as it was written, with what was added, its keywords, language, reports and history', async () => {
    desk.question = aWholeDeskQuestion({
      flags: ['reported'],
      reports_count: 1,
      reports: [{ id: 3, reason: 'dangerous', note: 'جرعة خطرة', created_at: '2026-11-21T09:00:00Z' }],
      acts: [
        { action: 'question.claimed', by: 'د. هند العتيبي', at: '2026-11-21T10:00:00Z' },
        { action: 'question.from-later', by: null, at: '2026-11-21T10:05:00Z' },
      ],
    });
    const { t } = await openQuestion(lang);

    const title = await screen.findByRole('heading', { level: 1, name: 'طفح جلدي بعد مضاد حيوي' });
    expect(title).toHaveAttribute('dir', 'auto');
    expect(title).toHaveAttribute('lang', 'ar');
    const question = within(screen.getByRole('article'));
    expect(question.getByText(/ظهر طفح بعد اليوم الثاني/)).toHaveTextContent(
      'ظهر طفح بعد اليوم الثاني.\nهل أوقف الدواء؟',
      { normalizeWhitespace: false },
    );
    expect(question.getByText('نسيت أن أذكر أن الحكة شديدة.')).toBeVisible();
    expect(within(question.getByRole('list', { name: t('desk.tags') })).getByText('حساسية')).toBeVisible();
    expect(question.getByText(t('desk.language.ar'))).toBeVisible();
    expect(question.getByText(t('desk.anonymous'))).toBeVisible();

    const aside = within(screen.getByRole('complementary'));
    expect(aside.getByText(t('desk.reports.reasons.dangerous'))).toBeVisible();
    expect(aside.getByText('جرعة خطرة')).toBeVisible();
    expect(aside.getByText(new RegExp(t('desk.acts.claimed')))).toHaveTextContent('د. هند العتيبي');
    expect(aside.getByText('question.from-later').closest('li')).toHaveTextContent(t('desk.byAsker'));
  });

  test('E10: leads to its public page and to the next question that nobody is at', async () => {
    server.use(
      http.get('*/api/qa/desk/questions', () =>
        HttpResponse.json({
          data: {
            data: [
              desk.question,
              aDeskQuestion({ id: 50, claim: claimFor(300, { by_me: false }) }),
              aDeskQuestion({ id: 51 }),
            ],
            current_page: 1,
            per_page: 20,
            total: 3,
          },
        }),
      ),
    );
    const { t } = await openQuestion(lang);
    expect(await screen.findByRole('link', { name: t('desk.publicPage') })).toHaveAttribute(
      'href',
      `/qa/questions/${encodeURIComponent('طفح-بعد-دواء')}`,
    );
    expect(screen.getByRole('link', { name: t('desk.next') })).toHaveAttribute('href', '/qa/desk/51');
  });

  test('E10: one that is not public has no public page, and the list of others may fail', async () => {
    desk.question = aWholeDeskQuestion({ visibility: 'review' });
    server.use(http.get('*/api/qa/desk/questions', refuse('INTERNAL', 500)));
    const { t } = await openQuestion(lang);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('link', { name: t('desk.publicPage') })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: t('desk.next') })).not.toBeInTheDocument();
  });

  test('E10: who may do nothing is offered nothing', async () => {
    desk.question = aWholeDeskQuestion({
      status: 'closed',
      closed: { reason: 'duplicate', note: 'سبق أن أجبنا', duplicate_of: 7 },
      may: { answer: false, edit: false, moderate: false },
    });
    const { t } = await openQuestion(lang);
    expect(await screen.findByText(t('desk.closed.duplicate'))).toBeVisible();
    expect(screen.getByText('سبق أن أجبنا')).toBeVisible();
    expect(screen.getByRole('link', { name: t('desk.closed.original') })).toHaveAttribute('href', '/qa/desk/7');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('personal data is marked where it stands, and one press replaces it', async () => {
    desk.question = aWholeDeskQuestion({
      question_title: 'جوالي 0551234567',
      question_content: 'أولًا.\n\nرقم هويتي 1098765432.',
      tags: ['sara@mail.example'],
      visibility: 'review',
      flags: ['personal-data'],
    });
    const { t, user } = await openQuestion(lang);
    await screen.findByRole('article');
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual([
      expect.stringContaining('0551234567'),
      expect.stringContaining('1098765432'),
      expect.stringContaining('sara@mail.example'),
    ]);
    expect(marks[0]).toContain(t('desk.privacy.kinds.phone'));
    desk.then = {
      question_title: 'جوالي **********',
      question_content: 'رقم هويتي **********.',
      tags: ['***'],
      original: { readable: true },
    };
    await user.click(screen.getByRole('button', { name: t('desk.privacy.redact') }));
    expect(await screen.findByText(t('desk.privacy.redacted'))).toBeVisible();
    expect(desk.received).toEqual([['POST', 'redact', null]]);
    expect(document.querySelector('mark')).toBeNull();
    expect(screen.queryByRole('button', { name: t('desk.privacy.redact') })).not.toBeInTheDocument();
  });

  test('a doctor of the speciality reads the original when asked for, and nobody else is offered it', async () => {
    desk.question = aWholeDeskQuestion({ original: { readable: true } });
    let reads = 0;
    server.use(
      http.get(`${one}/original`, () => {
        reads += 1;
        const data = {
          ...{ question_title: 'العنوان الأصلي', question_content: 'جوالي 0551234567' },
          ...{ tags: [], user_name: null, additions: [] },
        };
        return HttpResponse.json({ data });
      }),
    );
    const { t, user } = await openQuestion(lang);
    const show = await screen.findByRole('button', { name: t('desk.privacy.showOriginal') });
    expect(reads).toBe(0);
    await user.click(show);
    const original = within(await screen.findByRole('region', { name: t('desk.privacy.original') }));
    expect(original.getByText('جوالي 0551234567')).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('desk.privacy.hideOriginal') }));
    expect(screen.queryByText('جوالي 0551234567')).not.toBeInTheDocument();

    desk.question = aWholeDeskQuestion({ original: { readable: false } });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: t('desk.privacy.showOriginal') })).not.toBeInTheDocument(),
    );
    expect(screen.getByText(t('desk.privacy.redacted'))).toBeVisible();
  });

  test('of a question with signs of danger one press shows how its asker is reached, and takes the focus there', async () => {
    desk.question = aWholeDeskQuestion({
      flags: ['red-flag'],
      visibility: 'review',
      is_anonymous: false,
      reachable: true,
    });
    let reads = 0;
    server.use(
      http.get(`${one}/contact`, () => {
        reads += 1;
        return reads === 1
          ? HttpResponse.error()
          : HttpResponse.json({ data: { phone: '+966551234567', email: null } });
      }),
    );
    const { t, user } = await openQuestion(lang);
    const show = await screen.findByRole('button', { name: t('desk.danger.show') });
    expect(reads).toBe(0);
    await user.click(show);
    expect(await screen.findByText(t('desk.danger.failed'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: lang === 'ar' ? 'أعد المحاولة' : 'Try again' }));
    const link = await screen.findByRole('link', { name: new RegExp(t('desk.danger.call')) });
    expect(link).toHaveAttribute('href', 'tel:+966551234567');
    expect(link).toHaveFocus();
  });

  test('of an asker who wrote no number that can be called, the address is a link and the number is not', async () => {
    desk.question = aWholeDeskQuestion({ flags: ['red-flag'], visibility: 'review', reachable: true });
    let contact = { phone: 'لا يوجد', email: 'nora@mail.example' as string | null };
    server.use(http.get(`${one}/contact`, () => HttpResponse.json({ data: contact })));
    const { t, user } = await openQuestion(lang);
    await user.click(await screen.findByRole('button', { name: t('desk.danger.show') }));
    const write = await screen.findByRole('link', { name: new RegExp(t('desk.danger.write')) });
    expect(write).toHaveAttribute('href', 'mailto:nora@mail.example');
    expect(write).toHaveFocus();
    expect(screen.getByText('لا يوجد').closest('p')).toHaveTextContent(t('desk.danger.uncallable'));
    expect(document.querySelector('[href^="tel:"]')).toBeNull();

    cleanup();
    contact = { phone: '٠٥٥ ١٢٣', email: null };
    await openQuestion(lang);
    await user.click(await screen.findByRole('button', { name: t('desk.danger.show') }));
    expect((await screen.findByText('٠٥٥ ١٢٣')).closest('p')).toHaveFocus();
    expect(document.querySelector('[href^="tel:"], [href^="mailto:"]')).toBeNull();
  });

  test('of a question with signs of danger and no name it says that nobody can call', async () => {
    desk.question = aWholeDeskQuestion({ flags: ['red-flag'], visibility: 'review' });
    const { t } = await openQuestion(lang);
    expect(await screen.findByText(t('desk.danger.anonymous'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('desk.danger.show') })).not.toBeInTheDocument();
  });

  test('E10: moderators read an answer and its earlier versions, and do not write medical advice', async () => {
    const { qa_answer } = aQuestion();
    desk.question = aWholeDeskQuestion({
      status: 'answered',
      visibility: 'hidden',
      qa_answer,
      revisions: [
        {
          answer_content: 'نص أول',
          at_home: null,
          come_in: null,
          emergency: null,
          edited_by: 'د. ناصر',
          edited_at: '2026-11-20T09:00:00Z',
        },
      ],
      may: { answer: false, edit: false, moderate: true },
    });
    const { t, user } = await openQuestion(lang);
    const answer = within(await screen.findByRole('region', { name: t('desk.answer.title') }));
    expect(answer.getByText('غالبًا يخف خلال أيام.')).toBeVisible();
    expect(answer.getByText(t('desk.answer.notPublic'))).toBeVisible();
    expect(answer.queryByRole('button', { name: t('desk.answer.edit') })).not.toBeInTheDocument();
    await user.click(answer.getByText(t('desk.answer.revisions', { count: 1 })));
    expect(answer.getByText('نص أول')).toBeVisible();

    desk.question = aWholeDeskQuestion({ may: { answer: false, edit: false, moderate: true } });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(t('desk.answer.notYours'))).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test.each([
    ['NOT_FOUND', 404, 'missing'],
    ['FORBIDDEN', 403, 'refused'],
  ])('E10: %s is said, with the way back', async (code, status, kind) => {
    server.use(http.get(one, refuse(code, status)));
    const { t } = await openQuestion(lang);
    expect(await screen.findByRole('heading', { level: 1, name: t(`desk.gone.${kind}.title`) })).toBeVisible();
    expect(screen.getByRole('link', { name: t('desk.backToDesk') })).toHaveAttribute('href', '/qa/desk');
  });

  test('one that cannot be loaded offers another try', async () => {
    server.use(http.get(one, refuse('INTERNAL', 500), { once: true }));
    const { user } = await openQuestion(lang);
    await user.click(within(await screen.findByRole('alert')).getByRole('button'));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  test('a refresh that fails leaves the question and what is being written, and says so', async () => {
    desk.question = aWholeDeskQuestion({ claim: claimFor(500) });
    const { t, user } = await openQuestion(lang);
    await user.type(await screen.findByLabelText(t('desk.answer.parts.answer_content')), 'لا تقلق');
    server.use(http.get(one, () => HttpResponse.error(), { once: true }));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));

    const notice = (await screen.findByText(t('desk.stale'))).closest('[role=alert]') as HTMLElement;
    expect(screen.getByLabelText(t('desk.answer.parts.answer_content'))).toHaveValue('لا تقلق');
    await user.click(within(notice).getByRole('button'));
    await waitFor(() => expect(screen.queryByText(t('desk.stale'))).not.toBeInTheDocument());
    expect(screen.getByLabelText(t('desk.answer.parts.answer_content'))).toHaveValue('لا تقلق');
  });

  test('the desk is kept out of search engines, and its page is named after the question', () => {
    const texts = createI18n(lang, { ar: { qa: ar }, en: { qa: en } });
    const about = (data: Parameters<typeof meta>[0]['data']) =>
      meta({ data, lang, site: testSite, t: translateIn(texts, lang, 'qa'), params: {} });
    const screenOf = { kind: 'found', id: '12', question: aWholeDeskQuestion(), next: null, now: '' } as const;
    expect(about(screenOf)).toEqual({ title: 'طفح جلدي بعد مضاد حيوي', noindex: true });
    expect(about({ kind: 'missing', id: '12', now: '' })).toEqual({
      title: (lang === 'ar' ? ar : en).desk.title,
      noindex: true,
    });
  });
});
