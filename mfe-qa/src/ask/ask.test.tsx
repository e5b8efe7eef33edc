import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, signedInAs } from '@clinic/kit/testing';
import { endSession } from '@clinic/kit/session';
import { aQuestion } from '../testing/a-question.ts';
import { accept, askingApi, choose, keptQuestion, labelOf, open, press, tell } from './testing/asking.ts';

const { server, sent } = askingApi();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  endSession();
});

const stepNames = () => within(screen.getByRole('list', { name: /1.*[45]/ })).getAllByRole('listitem');

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

test('S28: a switch of the language brings what others read in it, and keeps what was typed, also when it fails', async () => {
  let up = false;
  server.use(
    http.get('*/api/qa/trending-questions', ({ request }) => {
      const english = new URL(request.url).searchParams.get('lang') === 'en';
      if (english && !up) return HttpResponse.error();
      const question_title = english ? 'Widely read' : 'كثير القراءة';
      return HttpResponse.json({ data: [aQuestion({ lang: english ? 'en' : 'ar', question_title })], period: 'week' });
    }),
  );
  keptQuestion();
  const page = await open('ar');
  await press(page, 'ask.next');
  await page.user.type(screen.getByLabelText(page.t('ask.fields.content')), ' قبل النوم');
  expect(screen.getByText('كثير القراءة')).toBeVisible();

  await page.setLang('en');
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(screen.getByText('كثير القراءة')).toBeVisible();
  await page.setLang('ar');
  up = true;
  await page.setLang('en');
  expect(await screen.findByText('Widely read')).toBeVisible();
  expect(screen.getByDisplayValue(/ قبل النوم$/)).toBeVisible();
});
