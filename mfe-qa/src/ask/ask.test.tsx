import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, signedInAs } from '@clinic/kit/testing';
import { endSession } from '@clinic/kit/session';
import {
  accept,
  askingApi,
  choose,
  code,
  keptQuestion,
  labelOf,
  open,
  press,
  sendNameless,
  tell,
} from './testing/asking.ts';
import type { Opened } from './testing/asking.ts';

const { server, sent } = askingApi();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  endSession();
});

const stepNames = () => within(screen.getByRole('list', { name: /1.*[45]/ })).getAllByRole('listitem');
const toasts = ({ events }: Opened) =>
  events.filter(({ topic }) => topic === 'host/toast.show@1').map(({ payload }) => payload);

describe.each(['ar', 'en'] as const)('%s: asking', (lang) => {
  test('S109, S113: step by step under a name, with what is needed asked for at each', async () => {
    const page = await open(lang);
    const { user, t } = page;
    expect(await screen.findByRole('radio', { name: new RegExp(t('ask.mode.named')) })).toBeChecked();
    expect(stepNames()).toHaveLength(5);

    await press(page, 'ask.next');
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(t('errors.specialtyRequired'));
    await choose(page, labelOf[lang]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press(page, 'ask.next');

    expect(screen.getByRole('heading', { name: t('ask.detailsTitle') })).toHaveFocus();
    await user.type(screen.getByLabelText(t('ask.fields.title')), '   ');
    await press(page, 'ask.next');
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.titleRequired'));
    expect(screen.getByRole('alert')).toHaveTextContent(t('errors.contentRequired'));
    await user.type(screen.getByLabelText(t('ask.fields.title')), 'ألم في الضرس');
    expect(screen.getByLabelText(t('ask.fields.title'))).toBeValid();
    expect(screen.getByLabelText(t('ask.fields.content'))).toBeInvalid();
    await user.type(screen.getByLabelText(t('ask.fields.content')), 'منذ يومين عند المضغ');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press(page, 'ask.next');

    await press(page, 'ask.next');
    const wrong = await screen.findByRole('alert');
    expect(wrong).toHaveTextContent(t('errors.nameRequired'));
    expect(wrong).toHaveTextContent(t('errors.emailRequired'));
    await tell(page, 'سارة', 'sara@nabd');
    await press(page, 'ask.next');
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.emailInvalid'));
    await user.type(screen.getByLabelText(t('ask.fields.email')), '.example');
    await press(page, 'ask.next');

    await press(page, 'ask.send');
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.termsRequired'));
    expect(sent).toEqual([]);
    expect(screen.getByRole('link', { name: t('ask.terms.policy') })).toHaveAttribute('href', '/privacy');
    await accept(page);

    expect(await screen.findByRole('dialog', { name: t('ask.modal.title') })).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      is_anonymous: false,
      qa_specialty_id: 4,
      question_title: 'ألم في الضرس',
      question_content: 'منذ يومين عند المضغ',
      tags: [],
      terms_accepted: true,
      lang,
      user_name: 'سارة',
      user_email: 'sara@nabd.example',
      user_phone: '',
      website: '',
    });
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('S110, Q33: without a name nothing of the asker is asked for, sent or kept', async () => {
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    expect(stepNames()).toHaveLength(4);
    await press(page, 'ask.next');
    await press(page, 'ask.next');
    expect(screen.getByRole('heading', { name: page.t('ask.privacyTitle') })).toBeVisible();
    await accept(page);
    await screen.findByRole('dialog');
    expect(sent[0]?.body).toMatchObject({ is_anonymous: true, user_name: '', user_email: '', user_phone: '' });
  });

  test('S110: who asks without a name after all is rid of what was wrong with name and e-mail', async () => {
    keptQuestion();
    const page = await open(lang);
    await press(page, 'ask.next');
    await press(page, 'ask.next');
    await tell(page, 'سارة', 'sara@nabd');
    await press(page, 'ask.next');
    expect(await screen.findByRole('alert')).toHaveTextContent(page.t('errors.emailInvalid'));
    await press(page, 'ask.mode.switch');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText(page.t('ask.fields.email'))).not.toBeVisible();
    await press(page, 'ask.back');
    expect(await screen.findByRole('heading', { name: page.t('ask.detailsTitle') })).toBeVisible();
    await press(page, 'ask.next');
    await accept(page);
    await screen.findByRole('dialog');
    expect(sent[0]?.body).toMatchObject({ is_anonymous: true, user_name: '', user_email: '' });
  });

  test('S109: Back keeps everything, Cancel leads to the questions', async () => {
    const page = await open(lang, '/qa/ask?specialty=4');
    expect(screen.getByRole('combobox')).toHaveValue(labelOf[lang]);
    await press(page, 'ask.next');
    await page.user.type(screen.getByLabelText(page.t('ask.fields.title')), 'عنوان');
    await press(page, 'ask.back');
    expect(await screen.findByRole('heading', { name: page.t('ask.specialtyTitle') })).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveValue(labelOf[lang]);
    await press(page, 'ask.next');
    expect(screen.getByLabelText(page.t('ask.fields.title'))).toHaveValue('عنوان');
    await page.user.click(screen.getByRole('link', { name: page.t('ask.cancel') }));
    await waitFor(() => expect(page.location()).toBe('/qa'));
  });

  test('who comes from a speciality asks in it, whatever was only chosen before; what was typed keeps its own', async () => {
    keptQuestion({ specialty: '7', title: '', content: '', tags: [] });
    const page = await open(lang, '/qa/ask?specialty=4');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue(labelOf[lang]));
    cleanup();
    keptQuestion({ specialty: '7', title: 'عنوان', content: '', tags: [] });
    await open(lang, '/qa/ask?specialty=4');
    await screen.findByText(page.t('ask.draft.restored'));
    expect(screen.getByRole('combobox')).not.toHaveValue(labelOf[lang]);
  });

  test('S114: title and text have their limits and count their letters; too short ones are only hinted at', async () => {
    keptQuestion({ title: 'أ'.repeat(250), content: 'قصير' });
    const page = await open(lang);
    const { user, t } = page;
    await press(page, 'ask.next');
    const title = screen.getByLabelText(t('ask.fields.title'));
    await user.type(title, 'بببببببب');
    expect(title).toHaveValue(`${'أ'.repeat(250)}ببببب`);
    expect(screen.getByText(t('counter', { typed: '255', limit: '255' }))).toBeVisible();
    const content = screen.getByLabelText(t('ask.fields.content'));
    expect(content).toHaveAttribute('rows', '6');
    expect(content).toHaveAttribute('maxlength', '2000');
    await user.click(content);
    await user.tab();
    expect(screen.getByText(t('errors.contentTooShort'))).toBeVisible();
    await press(page, 'ask.next');
    expect(screen.getByRole('heading', { name: t('ask.personalTitle') })).toBeVisible();
  });

  test('S114: five keywords by Enter or comma, each removable; a sixth is refused', async () => {
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    const { user, t } = page;
    await press(page, 'ask.next');
    const field = screen.getByLabelText(new RegExp(t('ask.fields.tags')));
    await user.type(field, 'ضرس{Enter}ألم،مضغ,واحد{Enter}اثنان{Enter}');
    const chosen = within(screen.getByRole('list', { name: t('ask.tags.chosen') }));
    expect(chosen.getAllByRole('button')).toHaveLength(5);
    await user.type(field, 'ستة{Enter}');
    expect(field).toHaveAccessibleDescription(expect.stringContaining(t('errors.tooManyTags')));
    await press(page, 'ask.next');
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.tooManyTags'));
    await user.click(chosen.getByRole('button', { name: t('ask.tags.remove', { tag: 'واحد' }) }));
    expect(field).toHaveFocus();
    await user.clear(field);
    await press(page, 'ask.next');
    await accept(page);
    await screen.findByRole('dialog');
    expect(sent[0]?.body['tags']).toEqual(['ضرس', 'ألم', 'مضغ', 'اثنان']);
  });

  test('S111, Q33: a toast, an event, and a modal over the thank-you screen with the code; the other question begins again', async () => {
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    const { t, events } = page;
    await sendNameless(page);
    const modal = within(await screen.findByRole('dialog', { name: t('ask.modal.title') }));
    expect(modal.getByText(code)).toBeVisible();
    expect(screen.getByText(t('ask.thanks.published'))).toBeInTheDocument();
    expect(toasts(page)).toEqual([{ kind: 'success', key: 'qa:questionSubmittedSuccess' }]);
    expect(events.find(({ topic }) => topic === 'qa/question.submitted@1')?.payload).toEqual({ question: 31 });
    expect(sessionStorage).toHaveLength(0);

    await page.user.click(modal.getByRole('button', { name: t('ask.modal.another') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('combobox')).toHaveValue('');
    expect(screen.getByRole('heading', { name: t('ask.specialtyTitle') })).toHaveFocus();
    expect(screen.getByText(code)).toBeVisible();
  });

  test('S111: another question after the first is another post', async () => {
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    await sendNameless(page);
    await screen.findByRole('dialog');
    await press(page, 'ask.modal.another');
    await page.user.click(screen.getByRole('radio', { name: new RegExp(page.t('ask.mode.anonymous')) }));
    await choose(page, labelOf[lang]);
    await press(page, 'ask.next');
    await page.user.type(screen.getByLabelText(page.t('ask.fields.title')), 'سؤال ثان');
    await page.user.type(screen.getByLabelText(page.t('ask.fields.content')), 'تفاصيل السؤال الثاني');
    await press(page, 'ask.next');
    await accept(page);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  test('S111: the modal leads to the questions', async () => {
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    await sendNameless(page);
    await screen.findByRole('dialog');
    await press(page, 'ask.modal.browse');
    await waitFor(() => expect(page.location()).toBe('/qa'));
  });

  test('a question that people read first says so; the code can be copied, and leads back', async () => {
    server.use(
      http.post('*/api/qa/questions', () =>
        HttpResponse.json({ data: { id: 31, slug: null, tracking_code: code, review: true } }, { status: 201 }),
      ),
    );
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    const { user, t } = page;
    const copied: string[] = [];
    jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    await sendNameless(page);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(t('ask.thanks.review'))).toBeVisible();
    await press(page, 'code.copy');
    expect(await screen.findByText(t('code.copied'))).toBeVisible();
    expect(copied).toEqual([code]);
    expect(screen.getByRole('link', { name: t('ask.thanks.track') })).toHaveAttribute('href', '/qa/track');
    expect(screen.queryByRole('link', { name: t('ask.thanks.see') })).not.toBeInTheDocument();
  });

  test('S111: two presses are one question', async () => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    let posts = 0;
    server.use(
      http.post('*/api/qa/questions', async () => {
        posts += 1;
        await waiting;
        return HttpResponse.json({ data: { id: 1, slug: null, tracking_code: code, review: false } }, { status: 201 });
      }),
    );
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    await press(page, 'ask.next');
    await press(page, 'ask.next');
    await page.user.click(screen.getByRole('checkbox'));
    const send = screen.getByRole('button', { name: page.t('ask.send') });
    await page.user.dblClick(send);
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
    expect(send).toHaveAttribute('aria-disabled', 'true');
    answer();
    await screen.findByRole('dialog');
    expect(posts).toBe(1);
  });

  test('S111: a failure says so in a toast and at the form; nothing typed is lost, and a second try is the same post', async () => {
    let key: string | null = null;
    server.use(
      http.post(
        '*/api/qa/questions',
        ({ request }) => {
          key = request.headers.get('idempotency-key');
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    keptQuestion();
    const page = await open(lang);
    await press(page, 'ask.next');
    await press(page, 'ask.next');
    await tell(page);
    await press(page, 'ask.next');
    await accept(page);
    expect(await screen.findByText(new RegExp(page.t('ask.nothingLost')))).toBeVisible();
    expect(toasts(page)).toEqual([{ kind: 'error', key: 'qa:questionSubmitError' }]);
    expect(screen.getByRole('checkbox')).toBeChecked();
    await press(page, 'ask.send');
    await screen.findByRole('dialog');
    expect(sent[0]?.key).toBe(key);
    expect(sent[0]?.body).toMatchObject({ user_name: 'سارة ق.', question_title: 'ألم في الضرس' });
  });

  test('E7: too many questions: the form says when to try again', async () => {
    server.use(
      http.post('*/api/qa/questions', () =>
        HttpResponse.json(
          { code: 'RATE_LIMITED', message: 'Try again in 3 hours.', request_id: 'r' },
          { status: 429, headers: { 'retry-after': '7300' } },
        ),
      ),
    );
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    await sendNameless(page);
    const alert = await screen.findByText(/Try again in 3 hours\./);
    expect(alert).toHaveTextContent(page.t('ask.nothingLost'));
  });

  test('what the API finds wrong is said at its field, in its step', async () => {
    server.use(
      http.post('*/api/qa/questions', () =>
        HttpResponse.json(
          { code: 'VALIDATION', message: '', errors: { question_title: ['errors.titleRequired'] }, request_id: 'r' },
          { status: 422 },
        ),
      ),
    );
    keptQuestion({ mode: 'anonymous' });
    const page = await open(lang);
    await sendNameless(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(page.t('errors.titleRequired'));
    expect(screen.getByRole('heading', { name: page.t('ask.detailsTitle') })).toBeVisible();
    expect(screen.getByLabelText(page.t('ask.fields.title'))).toBeInvalid();
  });

  test('Q42: who is signed in finds first name, initial and e-mail there, and may change them', async () => {
    signedInAs({ name: 'سارة محمد القحطاني', email: 'sara@nabd.example' });
    keptQuestion();
    const page = await open(lang);
    await press(page, 'ask.next');
    await press(page, 'ask.next');
    expect(screen.getByLabelText(page.t('ask.fields.name'))).toHaveValue('سارة ق.');
    expect(screen.getByLabelText(page.t('ask.fields.email'))).toHaveValue('sara@nabd.example');
    await page.user.clear(screen.getByLabelText(page.t('ask.fields.name')));
    await press(page, 'ask.next');
    expect(await screen.findByRole('alert')).toHaveTextContent(page.t('errors.nameRequired'));
  });

  test('S112: beside the form five popular questions, tips, both alerts, and the way to other help', async () => {
    const { t } = await open(lang);
    const aside = within(await screen.findByRole('complementary', { name: t('ask.aside') }));
    const popular = within(aside.getByRole('region', { name: t('popular.week') }));
    expect(popular.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3, 4, 5].map((id) => `/qa/questions/q-${id}`),
    );
    expect(aside.getByText(t('ask.tips.since'))).toBeVisible();
    expect(aside.getByText(t('alerts.awareness'))).toBeVisible();
    expect(aside.getByRole('link', { name: t('ask.support.action') })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: t('ask.already') })).toHaveAttribute('href', '/qa/track');
  });

  test('S138: without popular questions the form is there', async () => {
    server.use(http.get('*/api/qa/trending-questions', () => HttpResponse.error()));
    const { t } = await open(lang);
    expect(await screen.findByRole('combobox')).toBeVisible();
    expect(screen.queryByRole('region', { name: t('popular.week') })).not.toBeInTheDocument();
  });

  test('S115: specialities that could not be loaded say so and can be asked for again', async () => {
    server.use(http.get('*/api/qa/specialties/grouped', () => HttpResponse.error(), { once: true }));
    const page = await open(lang);
    expect(await screen.findByText(page.t('specialtyField.failed'))).toBeVisible();
    await press(page, 'specialtyField.retry');
    await waitFor(() => expect(screen.queryByText(page.t('specialtyField.failed'))).not.toBeInTheDocument());
    await choose(page, labelOf[lang]);
    expect(screen.getByRole('combobox')).toHaveValue(labelOf[lang]);
  });
});
