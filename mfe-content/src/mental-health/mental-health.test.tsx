import { screen, within } from '@testing-library/react';
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

  test('an open question is pointed at', async () => {
    const { user, t } = await renderRoute(content, '/mental-health', { lang });
    await screen.findAllByRole('group');
    await user.click(group(0).getByRole('radio', { name: never }));
    await user.click(screen.getByRole('button', { name: t('assessment.show') }));
    expect(await screen.findByText(t('assessment.open'))).toBeVisible();
    expect(group(1).getByRole('radio', { name: never })).toHaveFocus();
  });
});
