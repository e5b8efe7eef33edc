import { act, screen, waitFor, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import { http, HttpResponse, signedInAs } from '@clinic/kit/testing';
import { aQuestion } from '../../../testing/a-question.ts';
import { aWholeDeskQuestion } from '../../../testing/a-desk-question.ts';
import { claimFor, fakeDesk, openQuestion, refuse } from '../testing/fake-desk.ts';

const { desk, server } = fakeDesk();
const moderator = { answer: false, edit: false, moderate: true };
const specialty = (id: number, name: string) => ({
  id,
  name_ar: name,
  name_en: name,
  description_ar: '',
  description_en: '',
  slug_ar: name,
  slug_en: name,
  answered_questions_count: 1,
});
let searched: string[];

beforeEach(() => {
  searched = [];
  server.use(
    http.get('*/api/qa/questions/similar', ({ request }) => {
      searched.push(new URL(request.url).search);
      return HttpResponse.json({
        data: [
          { id: 12, slug: 'itself', question_title: 'itself' },
          { id: 77, slug: 's', question_title: 'طفح من الدواء' },
        ],
      });
    }),
    http.get('*/api/qa/questions/search', ({ request }) => {
      searched.push(new URL(request.url).search);
      const data = [
        ...[80, 81, 82, 83, 84, 85, 86].map((id) => aQuestion({ id, question_title: `حكة ${id}`, repeats: true })),
        aQuestion({ id: 88, question_title: 'حكة بعد حقنة' }),
      ];
      return HttpResponse.json({ data: { data, current_page: 1, per_page: 18, total: 8 } });
    }),
    http.get('*/api/qa/specialties/grouped', () =>
      HttpResponse.json({
        data: [
          {
            id: 1,
            name_ar: 'باطنة',
            name_en: 'Medicine',
            qa_specialties: [specialty(3, 'Dermatology'), specialty(9, 'Allergy')],
          },
        ],
      }),
    ),
  );
});

describe.each(['ar', 'en'] as const)('%s: other actions', (lang) => {
  type Page = Awaited<ReturnType<typeof openQuestion>>;
  const open = async (name: string) => {
    const page = await openQuestion(lang);
    await page.user.click(await screen.findByRole('button', { name: page.t(`desk.other.${name}.button`) }));
    const dialog = await screen.findByRole('dialog', { name: page.t(`desk.other.${name}.title`) });
    return { ...page, dialog: within(dialog), confirm: () => confirm(page, name) };
  };
  const confirm = async ({ t, user }: Page, name: string) => {
    const button = within(screen.getByRole('dialog')).getByRole('button', { name: t(`desk.other.${name}.confirm`) });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const buttons = (t: Page['t']) =>
    within(screen.getByRole('region', { name: t('desk.other.title') }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  test('E10: doctors close and move, moderators decide besides who sees a question', async () => {
    const { t, navigate } = await openQuestion(lang);
    await screen.findByRole('article');
    expect(buttons(t)).toEqual([t('desk.other.close.button'), t('desk.other.move.button')]);

    signedInAs({ role: roles.moderator });
    desk.question = aWholeDeskQuestion({
      may: moderator,
      flags: ['link'],
      claim: claimFor(300, { by_me: false, name: 'د. ناصر' }),
    });
    await act(() => navigate('/qa/desk/12?again'));
    await waitFor(() =>
      expect(buttons(t)).toEqual(
        ['review', 'hidden', 'spam', 'clear', 'close', 'move', 'release'].map((name) => t(`desk.other.${name}.button`)),
      ),
    );
  });

  test('E5: a duplicate names the question that it repeats, from those that are like it', async () => {
    const { t, user, dialog, confirm: sure, events } = await open('close');
    await sure();
    expect(await dialog.findByRole('alert')).toHaveTextContent(t('errors.reasonRequired'));

    await user.click(dialog.getByRole('radio', { name: new RegExp(t('desk.close.reasons.duplicate.label')) }));
    await sure();
    expect(await dialog.findByRole('link', { name: t('errors.duplicateRequired') })).toBeVisible();
    expect(dialog.queryByRole('radio', { name: 'itself' })).not.toBeInTheDocument();
    await user.click(await dialog.findByRole('radio', { name: 'طفح من الدواء' }));
    expect(searched).toEqual([
      `?${new URLSearchParams({ title: desk.question.question_title, qa_specialty_id: '3', lang: 'ar', exclude: '12' })}`,
    ]);

    desk.then = { status: 'closed', closed: { reason: 'duplicate', note: null, duplicate_of: 77 } };
    await sure();
    await closed();
    expect(desk.received).toEqual([['POST', 'close', { reason: 'duplicate', note: '', duplicate_of: 77 }]]);
    expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'success', key: 'qa:desk.done.close' }]);
    expect(await screen.findByText(t('desk.closed.duplicate'))).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('E5: or from those that are searched for; Enter in the search sends nothing', async () => {
    const { t, user, dialog, confirm: sure } = await open('close');
    await user.click(dialog.getByRole('radio', { name: new RegExp(t('desk.close.reasons.duplicate.label')) }));
    await user.type(dialog.getByRole('searchbox'), 'ح');
    await user.type(dialog.getByRole('searchbox'), 'كة{Enter}');
    await user.click(await dialog.findByRole('radio', { name: 'حكة بعد حقنة' }));
    expect(dialog.queryByRole('radio', { name: 'حكة 80' })).toBeNull();
    expect(searched.at(-1)).toBe(`?${new URLSearchParams({ search: 'حكة', per_page: '18' })}`);
    expect(desk.received).toEqual([]);
    await sure();
    await closed();
    expect(desk.received).toEqual([['POST', 'close', { reason: 'duplicate', note: '', duplicate_of: 88 }]]);
  });

  test('E5: out of scope goes with a message to the asker; a conflict is said and the message stays', async () => {
    server.use(http.post('*/api/qa/desk/questions/:id/close', refuse('INVALID_TRANSITION', 409), { once: true }));
    const { t, user, dialog, confirm: sure } = await open('close');
    await user.click(dialog.getByRole('radio', { name: new RegExp(t('desk.close.reasons.out-of-scope.label')) }));
    const note = dialog.getByRole('textbox', { name: new RegExp(t('desk.close.note')) });
    await user.type(note, 'احجز زيارة');
    await sure();
    expect(await dialog.findByText(t('desk.failure.INVALID_TRANSITION'))).toBeVisible();
    expect(note).toHaveValue('احجز زيارة');
    await sure();
    await closed();
    expect(desk.received).toEqual([['POST', 'close', { reason: 'out-of-scope', note: 'احجز زيارة' }]]);
  });

  test('a search that fails offers another try', async () => {
    server.use(http.get('*/api/qa/questions/similar', refuse('INTERNAL', 500), { once: true }));
    const { t, user, dialog } = await open('close');
    await user.click(dialog.getByRole('radio', { name: new RegExp(t('desk.close.reasons.duplicate.label')) }));
    await user.click(await dialog.findByRole('button', { name: t('desk.refresh') }));
    expect(await dialog.findByRole('radio', { name: 'طفح من الدواء' })).toBeInTheDocument();
  });

  test('E10: a question goes to another speciality, chosen by typing', async () => {
    const { user, dialog, confirm: sure } = await open('move');
    const field = dialog.getByRole('combobox');
    await user.type(field, 'all');
    await user.click(await dialog.findByRole('option', { name: 'Allergy' }));
    expect(dialog.queryByRole('option', { name: 'Dermatology' })).not.toBeInTheDocument();
    await sure();
    await closed();
    expect(desk.received).toEqual([['POST', 'specialty', { qa_specialty_id: 9 }]]);
  });

  test('E10: the error of a speciality that was not chosen leaves with the choice', async () => {
    const { user, dialog, confirm: sure } = await open('move');
    await sure();
    const summary = await dialog.findByRole('alert');
    const field = dialog.getByRole('combobox');
    expect(field).toBeInvalid();
    await user.click(field);
    await user.click(await dialog.findByRole('option', { name: 'Allergy' }));
    expect(field).toBeValid();
    expect(summary).not.toBeInTheDocument();
  });

  test('E5: hiding asks first: Escape changes nothing and gives the focus back', async () => {
    desk.question = aWholeDeskQuestion({ may: moderator });
    const { t, user, confirm: sure } = await open('hidden');
    await user.keyboard('{Escape}');
    await closed();
    const button = screen.getByRole('button', { name: t('desk.other.hidden.button') });
    expect(button).toHaveFocus();
    expect(desk.received).toEqual([]);

    await user.keyboard('{Enter}');
    await user.selectOptions(await screen.findByRole('combobox'), 'offensive');
    desk.then = { visibility: 'hidden' };
    await sure();
    await closed();
    expect(desk.received).toEqual([
      ['POST', 'visibility', { visibility: 'hidden', reason: 'offensive', additions: 1 }],
    ]);
    expect(await screen.findByRole('button', { name: t('desk.other.public.button') })).toBeVisible();
  });

  test('E5: who publishes what may give somebody away is warned', async () => {
    desk.question = aWholeDeskQuestion({
      may: moderator,
      visibility: 'review',
      flags: ['personal-data'],
      question_content: 'جوالي 0551234567',
    });
    const { t, user, dialog, confirm: sure } = await open('public');
    expect(dialog.getByText(t('desk.other.personalData'))).toBeVisible();
    server.use(
      http.post(
        '*/api/qa/desk/questions/:id/visibility',
        () =>
          HttpResponse.json(
            { code: 'VALIDATION', message: '', errors: { keep: ['errors.keepReasonRequired'] }, request_id: 'r' },
            { status: 422 },
          ),
        { once: true },
      ),
    );
    await sure();
    expect(await dialog.findByRole('link', { name: t('errors.keepReasonRequired') })).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox'), 'public-contact');
    desk.then = { visibility: 'public', flags: [] };
    await sure();
    await closed();
    expect(desk.received).toEqual([
      ['POST', 'visibility', { visibility: 'public', keep: 'public-contact', additions: 1 }],
    ]);
    expect(await screen.findByRole('link', { name: t('desk.publicPage') })).toBeVisible();
  });

  test('E5: what the asker added while one decided is shown and said before it can be published with the rest', async () => {
    desk.question = aWholeDeskQuestion({ may: moderator, visibility: 'review', flags: ['personal-data'] });
    const { t, dialog, confirm: sure } = await open('public');
    const [first] = desk.question.additions;
    desk.question = {
      ...desk.question,
      flags: ['personal-data', 'red-flag'],
      additions: [...(first ? [first] : []), { ...first, id: 6, content: 'لا أريد أن أعيش.' } as typeof first & object],
    };
    // Coming back to the tab loads the page anew behind the dialog, where nobody reads it.
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('لا أريد أن أعيش.')).toBeInTheDocument();
    server.use(
      http.post('*/api/qa/desk/questions/:id/visibility', async ({ request }) => {
        const body = (await request.json()) as { additions: number };
        desk.received.push(['POST', 'visibility', body]);
        if (body.additions !== 2) return refuse('INVALID_TRANSITION', 409)();
        desk.question = { ...desk.question, visibility: 'public', flags: [] };
        return HttpResponse.json({ data: desk.question });
      }),
    );
    await sure();
    expect(await dialog.findByText(t('desk.failure.INVALID_TRANSITION'))).toBeVisible();
    expect(dialog.getByText(t('desk.other.redFlag'))).toBeVisible();
    await sure();
    await closed();
    expect(desk.received.map(([, , body]) => body)).toEqual([
      { visibility: 'public', additions: 1 },
      { visibility: 'public', additions: 2 },
    ]);
  });

  test('E5: a report that came meanwhile is shown, and is not settled with those that were read', async () => {
    const report = { id: 3, reason: 'spam' as const, note: null, created_at: '2026-11-21T09:00:00Z' };
    desk.question = aWholeDeskQuestion({ may: moderator, flags: ['reported'], reports: [report] });
    const { t, user } = await openQuestion(lang);
    const settle = await screen.findByRole('button', { name: t('desk.reports.handled') });
    const later = { ...report, id: 4, note: 'نصيحة خطرة' };
    desk.question = { ...desk.question, reports: [report, later] };
    server.use(
      http.post('*/api/qa/desk/questions/:id/reports/handled', async ({ request }) => {
        desk.received.push(['POST', 'reports/handled', await request.json()]);
        return refuse('INVALID_TRANSITION', 409)();
      }),
    );
    await user.click(settle);
    expect(await screen.findByText('نصيحة خطرة')).toBeVisible();
    expect(screen.getByText(t('desk.failure.INVALID_TRANSITION'))).toBeVisible();
    await waitFor(() => expect(settle).toBeEnabled());
    await user.click(settle);
    await waitFor(() => expect(desk.received.map(([, , body]) => body)).toEqual([{ newest: 3 }, { newest: 4 }]));
  });

  test.each([
    ['clear', { flags: ['link' as const] }, ['POST', 'visibility', { visibility: 'public', additions: 1 }]],
    ['reopen', { status: 'closed' as const }, ['POST', 'reopen', null]],
    ['release', { claim: claimFor(3600, { by_me: false }) }, ['POST', 'release', null]],
  ])('E5: %s', async (name, changes, received) => {
    desk.question = aWholeDeskQuestion({ may: moderator, ...changes });
    const { confirm: sure } = await open(name);
    await sure();
    await closed();
    expect(desk.received).toEqual([received]);
  });

  test('E10: reports are settled and a later addition is published with one press', async () => {
    const { additions } = aWholeDeskQuestion();
    desk.question = aWholeDeskQuestion({
      may: moderator,
      reports: [{ id: 3, reason: 'spam', note: null, created_at: '2026-11-21T09:00:00Z' }],
      additions: additions.map((addition) => ({ ...addition, is_public: false })),
    });
    server.use(
      http.post('*/api/qa/desk/questions/:id/reports/handled', refuse('INVALID_TRANSITION', 409), { once: true }),
    );
    const { t, user } = await openQuestion(lang);
    const settle = await screen.findByRole('button', { name: t('desk.reports.handled') });
    await user.click(settle);
    expect(await screen.findByText(t('desk.failure.INVALID_TRANSITION'))).toBeVisible();
    await waitFor(() => expect(settle).toBeEnabled());
    await user.click(settle);
    await waitFor(() => expect(desk.received).toEqual([['POST', 'reports/handled', { newest: 3 }]]));

    const publish = screen.getByRole('button', { name: t('desk.unpublished.publish') });
    await waitFor(() => expect(publish).toBeEnabled());
    await user.click(publish);
    await waitFor(() => expect(desk.received.at(-1)).toEqual(['POST', 'additions/5/publish', {}]));
  });
});
