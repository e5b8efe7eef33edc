import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, testSite } from '@clinic/kit/testing';
import { askingApi, keptQuestion, labelOf, open, press, sendNameless, taken } from './testing/asking.ts';

const { server, sent } = askingApi();
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const similar = (...titles: string[]) =>
  http.get('*/api/qa/questions/similar', ({ request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(`${searchParams.get('lang') ?? ''}: ${searchParams.get('title') ?? ''}`);
    return HttpResponse.json({
      data: titles.map((question_title, index) => ({ id: index + 1, slug: `s-${index + 1}`, question_title })),
    });
  });

describe.each(['ar', 'en'] as const)('%s: while a question is typed', (lang) => {
  test('what was typed and not sent is there again, and can be cleared; names and addresses are never kept', async () => {
    const first = await open(lang, '/qa/ask?specialty=4');
    await press(first, 'ask.next');
    await first.user.type(screen.getByLabelText(first.t('ask.fields.title')), 'سعال');
    await first.user.type(screen.getByLabelText(first.t('ask.fields.content')), 'منذ أسبوع');
    await press(first, 'ask.next');
    await first.user.type(screen.getByLabelText(first.t('ask.fields.name')), 'Sara');
    const kept = sessionStorage.getItem('clinic.question@1') ?? '';
    expect(kept).toContain('منذ أسبوع');
    expect(kept).not.toContain('Sara');
    await act(() => first.navigate('/'));

    await act(() => first.navigate('/qa/ask'));
    expect(await screen.findByText(first.t('ask.draft.restored'))).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveValue(labelOf[lang]);
    await press(first, 'ask.next');
    expect(screen.getByLabelText(first.t('ask.fields.content'))).toHaveValue('منذ أسبوع');
    await first.user.type(screen.getByLabelText(new RegExp(first.t('ask.fields.tags'))), 'ربو');
    await press(first, 'ask.draft.clear');
    expect(screen.getByLabelText(new RegExp(first.t('ask.fields.tags')))).toHaveValue('');
    expect(screen.queryByText(first.t('ask.draft.restored'))).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: first.t('ask.specialtyTitle') })).toHaveFocus();
    expect(sessionStorage.getItem('clinic.question@1')).toBeNull();
    expect(screen.getByRole('combobox')).toHaveValue('');
  });

  test('a link into the middle leads to the first step that is not answered', async () => {
    const { t } = await open(lang, '/qa/ask#privacy');
    expect(screen.getByRole('heading', { name: t('ask.specialtyTitle') })).toBeVisible();
  });

  test('going back in the browser goes one step back', async () => {
    keptQuestion();
    const page = await open(lang);
    await press(page, 'ask.next');
    await press(page, 'ask.next');
    expect(screen.getByRole('heading', { name: page.t('ask.personalTitle') })).toBeVisible();
    await press(page, 'ask.back');
    expect(await screen.findByRole('heading', { name: page.t('ask.detailsTitle') })).toBeVisible();
    await press(page, 'ask.back');
    expect(await screen.findByRole('heading', { name: page.t('ask.specialtyTitle') })).toBeVisible();
  });

  test('from three letters on, answered questions that are like it open beside the form', async () => {
    server.use(similar('ألم الضرس ليلًا', 'ضرس العقل'));
    keptQuestion({ title: '' });
    const page = await open(lang);
    await press(page, 'ask.next');
    const title = screen.getByLabelText(page.t('ask.fields.title'));
    await page.user.type(title, 'ضر');
    await page.user.type(title, 'س');
    expect(await screen.findByText(page.t('ask.similar', { count: 2 }))).toBeVisible();
    expect(asked).toEqual([`${lang}: ضرس`]);
    const link = screen.getByRole('link', { name: /ألم الضرس ليلًا/ });
    expect(link).toHaveAttribute('href', '/qa/questions/s-1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleName(expect.stringContaining(page.t('ask.newTab')));
    await page.user.clear(title);
    expect(screen.queryByRole('link', { name: /ألم الضرس ليلًا/ })).not.toBeInTheDocument();
  });

  test('without similar questions nothing is said, and a failure is only logged', async () => {
    server.use(http.get('*/api/qa/questions/similar', () => HttpResponse.error()));
    keptQuestion();
    const page = await open(lang);
    await press(page, 'ask.next');
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    await press(page, 'ask.next');
    expect(screen.getByRole('heading', { name: page.t('ask.personalTitle') })).toBeVisible();
  });

  test('a telephone number or a name in the text is pointed out, and hidden with one press', async () => {
    keptQuestion({ content: '' });
    const page = await open(lang);
    const { t } = page;
    await press(page, 'ask.next');
    const content = screen.getByLabelText(t('ask.fields.content'));
    await page.user.type(content, 'رقمي 0501234567 وهو يؤلمني');
    const kinds = t('guard.kinds.phone');
    expect(screen.getByText(t('guard.found', { kinds }))).toBeVisible();
    expect(screen.getByText(new RegExp(t('guard.text')))).toBeVisible();
    await press(page, 'guard.hide');
    expect(content).toHaveValue('رقمي ********** وهو يؤلمني');
    expect(content).toHaveFocus();
    expect(screen.queryByText(t('guard.found', { kinds }))).not.toBeInTheDocument();
  });

  test('a question with personal data can be sent all the same', async () => {
    keptQuestion({ mode: 'anonymous', content: 'راسلوني على sara@nabd.example' });
    const page = await open(lang);
    await press(page, 'ask.next');
    expect(screen.getByText(page.t('guard.found', { kinds: page.t('guard.kinds.email') }))).toBeVisible();
    await press(page, 'ask.next');
    expect(screen.getByRole('heading', { name: page.t('ask.privacyTitle') })).toBeVisible();
  });

  test('an emergency gets its card at once; it stands in nobody’s way and goes when told to', async () => {
    keptQuestion({ mode: 'anonymous', content: 'عندي ألم في الصدر وضيق تنفس' });
    const page = await open(lang);
    const { t } = page;
    await press(page, 'ask.next');
    expect(await screen.findByRole('alert')).toHaveTextContent(t('ask.emergency.title'));
    expect(screen.getByText(t('ask.emergency.kinds.chest-pain'))).toBeVisible();
    expect(screen.getByText(t('ask.emergency.kinds.breathing'))).toBeVisible();
    const numbers = ['997', '937', testSite.brand.phone];
    expect(
      screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('tel:') === true),
    ).toHaveLength(numbers.length);
    await press(page, 'ask.emergency.dismiss');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText(t('ask.fields.content'))).toHaveFocus();
    await press(page, 'ask.back');
    await screen.findByRole('heading', { name: t('ask.specialtyTitle') });
    await sendNameless(page);
    expect(await screen.findByText(t('ask.thanks.title'))).toBeVisible();
    expect(JSON.stringify(sent[0]?.body)).not.toContain('chest-pain');
    expect(screen.getByText(t('ask.emergency.kinds.chest-pain'))).toBeVisible();
  });

  test.each([
    ['أفكر أنهي حياتي', 'self-harm'],
    ['I want to end my life', 'self-harm'],
    ['زوجي يضربني كل يوم', 'abuse'],
  ] as const)(
    '«%s»: after sending, help has the focus, in warm words, with nothing before it',
    async (content, kind) => {
      server.use(
        http.post('*/api/qa/questions', () =>
          HttpResponse.json({ data: { ...taken, slug: null, review: true } }, { status: 201 }),
        ),
      );
      keptQuestion({ mode: 'anonymous', content });
      const page = await open(lang);
      const { t } = page;
      await sendNameless(page);
      expect(await screen.findByText(t('ask.thanks.held'))).toBeVisible();
      expect(screen.getByText(t('ask.emergency.tenderTitle'))).toBeVisible();
      expect(screen.getByText(t(`ask.emergency.kinds.${kind}`))).toBeVisible();
      expect(screen.getByText(t('ask.emergency.tenderTitle')).parentElement).toHaveFocus();
      expect(screen.getByText(taken.tracking_code)).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(page.events.some(({ topic }) => topic === 'host/toast.show@1')).toBe(false);
    },
  );

  test('an ordinary question brings no card', async () => {
    keptQuestion();
    const page = await open(lang);
    await press(page, 'ask.next');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('S115: the speciality is chosen by keyboard alone, however its letters are written', async () => {
    const page = await open(lang);
    const field = screen.getByRole('combobox', { name: page.t('specialtyField.label') });
    expect(field).toHaveAttribute('placeholder', page.t('specialtyField.placeholder'));
    await page.user.click(field);
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(4);
    await page.user.keyboard(lang === 'ar' ? 'اسنان' : 'TEE');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await page.user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue(labelOf[lang]);
    await page.user.keyboard('{Escape}');
    expect(field).toHaveValue('');
  });
});
