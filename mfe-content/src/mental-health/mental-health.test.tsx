import { cleanup, screen, within } from '@testing-library/react';
import type { Assessment } from '@clinic/contracts/content';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { aSpecialty } from '../testing/sample-clinic.ts';
import { aPage } from '../testing/sample-pages.ts';
import { content } from '../testing/remote-under-test.ts';

const assessment: Assessment = {
  slug: 'mood',
  title_ar: 'كيف حالك؟',
  title_en: 'How are you?',
  intro_ar: 'مقدمة',
  intro_en: 'Introduction',
  questions: [
    { text_ar: 'هل تنام جيدًا؟', text_en: 'Do you sleep badly?', urgent: false },
    { text_ar: 'هل فكرت في إيذاء نفسك؟', text_en: 'Did you think of harming yourself?', urgent: true },
  ],
  options: [
    { score: 0, label_ar: 'أبدًا', label_en: 'Never' },
    { score: 3, label_ar: 'كل يوم', label_en: 'Every day' },
  ],
  results: [
    { up_to: 2, title_ar: 'بخير', title_en: 'Well', text_ar: 'ن', text_en: 'T', tone: 'good' },
    { up_to: 6, title_ar: 'تحدث مع طبيب', title_en: 'Talk to a doctor', text_ar: 'ن', text_en: 'T', tone: 'act' },
  ],
  urgent_ar: 'اتصل الآن',
  urgent_en: 'Call now',
};

const [first] = assessment.questions;
/** Who sleeps well is asked nothing more. */
const sleep: Assessment = {
  ...{ ...assessment, slug: 'sleep', title_ar: 'نومك', title_en: 'Your sleep', specialty: 'ent' },
  questions: first === undefined ? [] : [{ ...first, jumps: [{ score: 0, to: null }] }, first],
};

const notFound = () => HttpResponse.json({ code: 'NOT_FOUND', message: '', request_id: 'r' }, { status: 404 });
let calls: string[] = [];
const server = fakeApi(
  http.all('*', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return undefined;
  }),
  http.get('*/api/specialties', () =>
    HttpResponse.json({ data: [aSpecialty(1, { slug_en: 'psychiatry-mental-health' })] }),
  ),
  http.get('*/api/pages/mental-health', () => HttpResponse.json({ data: aPage('mental-health') })),
  http.get('*/api/assessments/mood', () => HttpResponse.json({ data: assessment })),
  http.get('*/api/assessments/sleep', () => HttpResponse.json({ data: sleep })),
  http.get('*/api/assessments/*', () => notFound()),
);
beforeEach(() => {
  calls = [];
});

describe.each(['ar', 'en'] as const)('%s: mental health', (lang) => {
  const never = lang === 'ar' ? 'أبدًا' : 'Never';
  const daily = lang === 'ar' ? 'كل يوم' : 'Every day';
  const group = (index: number) => within(screen.getAllByRole('group')[index] as HTMLElement);

  test('Q41, S143: the result is worked out in the page, and nothing is sent or stored', async () => {
    const { user, t } = await renderRoute(content, '/mental-health', { lang });
    await screen.findAllByRole('group');
    const before = calls.length;
    await user.click(group(0).getByRole('radio', { name: daily }));
    await user.click(group(1).getByRole('radio', { name: never }));
    await user.click(screen.getByRole('button', { name: t('assessment.show') }));
    expect(await screen.findByText(lang === 'ar' ? 'تحدث مع طبيب' : 'Talk to a doctor')).toBeVisible();
    expect(screen.queryByText(lang === 'ar' ? 'اتصل الآن' : 'Call now')).toBeNull();
    const department = screen.getByRole('link', { name: t('assessment.doctors') });
    expect(department).toHaveAttribute('href', '/specialities/psychiatry-mental-health');
    expect(calls).toHaveLength(before);
    expect(localStorage).toHaveLength(0);
  });

  test('Q41: an answer that calls for help shows it first', async () => {
    const { user, t } = await renderRoute(content, '/mental-health', { lang });
    await screen.findAllByRole('group');
    await user.click(group(0).getByRole('radio', { name: never }));
    await user.click(group(1).getByRole('radio', { name: daily }));
    await user.click(screen.getByRole('button', { name: t('assessment.show') }));
    expect(await screen.findByText(lang === 'ar' ? 'اتصل الآن' : 'Call now')).toBeVisible();
  });

  test('Q41: a clinic without the department leads to all of its specialities', async () => {
    server.use(http.get('*/api/specialties', () => HttpResponse.json({ data: [] })));
    const { user, t } = await renderRoute(content, '/mental-health', { lang });
    await screen.findAllByRole('group');
    for (const index of [0, 1]) await user.click(group(index).getByRole('radio', { name: never }));
    await user.click(screen.getByRole('button', { name: t('assessment.show') }));
    expect(await screen.findByRole('link', { name: t('assessment.specialities') })).toHaveAttribute(
      'href',
      '/specialities',
    );
  });

  test('whoever begins again is at the first question, with nothing chosen', async () => {
    const { user, t } = await renderRoute(content, '/mental-health', { lang });
    await screen.findAllByRole('group');
    for (const index of [0, 1]) await user.click(group(index).getByRole('radio', { name: daily }));
    await user.click(screen.getByRole('button', { name: t('assessment.show') }));
    await user.click(await screen.findByRole('button', { name: t('assessment.again') }));
    expect(screen.queryByRole('button', { name: t('assessment.again') })).toBeNull();
    expect(group(0).getByRole('radio', { name: never })).toHaveFocus();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  test('an open question is pointed at', async () => {
    const { user, t } = await renderRoute(content, '/mental-health', { lang });
    await screen.findAllByRole('group');
    await user.click(group(0).getByRole('radio', { name: never }));
    await user.click(screen.getByRole('button', { name: t('assessment.show') }));
    expect(await screen.findByText(t('assessment.open'))).toBeVisible();
    expect(group(1).getByRole('radio', { name: never })).toHaveFocus();
  });

  test('Q41: a self-assessment of editors asks what the answers before call for, and leads to its speciality', async () => {
    const { user, t } = await renderRoute(content, '/self-assessment/sleep', { lang });
    const title = lang === 'ar' ? 'نومك' : 'Your sleep';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(screen.getByText(t('assessment.depends'))).toBeVisible();
    await user.click(group(0).getByRole('radio', { name: daily }));
    expect(screen.queryByText(t('assessment.depends'))).toBeNull();
    await user.click(group(1).getByRole('radio', { name: daily }));
    await user.click(screen.getByRole('button', { name: t('assessment.show') }));
    expect(await screen.findByText(lang === 'ar' ? 'تحدث مع طبيب' : 'Talk to a doctor')).toBeVisible();
    // Another answer is another way: what was said before does not stand beside it.
    await user.click(group(0).getByRole('radio', { name: never }));
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(screen.queryByText(lang === 'ar' ? 'تحدث مع طبيب' : 'Talk to a doctor')).toBeNull();
    await user.click(screen.getByRole('button', { name: t('assessment.show') }));
    expect(await screen.findByText(lang === 'ar' ? 'بخير' : 'Well')).toBeVisible();
    const speciality = screen.getByRole('link', { name: t('assessment.speciality') });
    expect(speciality).toHaveAttribute('href', '/specialities/ent');
  });

  test('Q41: that of mental health has its page there, which stays without it; an unknown one is missing', async () => {
    const { t, location } = await renderRoute(content, '/self-assessment/mood', { lang });
    expect(await screen.findAllByRole('radio')).toHaveLength(4);
    expect(location()).toBe('/mental-health');
    server.use(http.get('*/api/assessments/mood', () => notFound()));
    cleanup();
    await renderRoute(content, '/mental-health', { lang });
    expect(await screen.findByRole('heading', { name: t('assessment.help') })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await renderRoute(content, '/self-assessment/none', { lang });
    expect(await screen.findByRole('heading', { level: 1, name: t('info.missing.title') })).toBeVisible();
  });
});
