import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aQuestion } from '../../testing/a-question.ts';
import { qa } from '../../testing/remote-under-test.ts';
import { keepDraft } from '../kept-draft.ts';
import type { AskDraft } from '../kept-draft.ts';

/** What the API was sent with a question. */
export interface SentQuestion {
  body: Record<string, unknown>;
  key: string | null;
}

export const code = 'K7QF-2M9X-TB4W';
export const taken = { id: 31, slug: 'سعال-جاف', tracking_code: code, review: false };

const specialty = (id: number, name_ar: string, name_en: string) => ({
  id,
  name_ar,
  name_en,
  description_ar: '',
  description_en: '',
  slug_ar: name_ar,
  slug_en: name_en,
  answered_questions_count: 3,
});

export const groups = [
  {
    id: 1,
    name_ar: 'المرأة والطفل',
    name_en: 'Women and Children',
    qa_specialties: [specialty(1, 'صحة الأطفال', 'Children’s Health'), specialty(2, 'أمراض النساء', 'Women’s Health')],
  },
  {
    id: 2,
    name_ar: 'الجلد والأسنان',
    name_en: 'Skin and Teeth',
    qa_specialties: [specialty(3, 'الجلد', 'Skin'), specialty(4, 'الأسنان', 'Teeth')],
  },
];

/** How a speciality reads in the list. */
export const labelOf = { ar: 'الأسنان (الجلد والأسنان)', en: 'Teeth (Skin and Teeth)' };

/** The API as the form needs it; every question is taken and noted. */
export function askingApi() {
  const sent: SentQuestion[] = [];
  const server = fakeApi(
    http.get('*/api/qa/specialties/grouped', () => HttpResponse.json({ data: groups })),
    http.get('*/api/qa/trending-questions', () =>
      HttpResponse.json({
        data: [1, 2, 3, 4, 5].map((id) => aQuestion({ id, slug: `q-${id}`, question_title: `Popular ${id}` })),
        period: 'week',
      }),
    ),
    http.get('*/api/qa/questions/similar', () => HttpResponse.json({ data: [] })),
    http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
    http.post('*/api/qa/questions', async ({ request }) => {
      sent.push({
        body: (await request.json()) as SentQuestion['body'],
        key: request.headers.get('idempotency-key'),
      });
      return HttpResponse.json({ data: taken }, { status: 201 });
    }),
    // What the page of questions asks for, when a link has led there.
    http.get('*/api/qa/*', () => HttpResponse.error()),
  );
  beforeEach(() => void sent.splice(0));
  return { server, sent };
}

/** A question that only has to be sent: what the tab kept of it. */
export function keptQuestion(changes: Partial<AskDraft> = {}): void {
  const draft: AskDraft = {
    mode: 'named',
    specialty: '4',
    title: 'ألم في الضرس',
    content: 'يؤلمني ضرسي منذ يومين عند المضغ.',
    tags: [],
    ...changes,
  };
  keepDraft(draft);
}

export type Opened = Awaited<ReturnType<typeof renderRoute>>;

/** The form at its first step. */
export async function open(lang: 'ar' | 'en', url = '/qa/ask') {
  const page = await renderRoute(qa, url, { lang });
  await screen.findByRole('combobox');
  return page;
}

export async function press({ user, t }: Opened, key: string): Promise<void> {
  const button = screen.getByRole('button', { name: t(key) });
  // A press does nothing while a submission is on its way; its answer is there before that is over.
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  await user.click(button);
}

/** Ways through the form, for tests. */
export async function choose({ user }: Opened, label: string): Promise<void> {
  await user.click(screen.getByRole('combobox'));
  await user.click(screen.getByRole('option', { name: label }));
}

export async function tell(page: Opened, name = 'سارة ق.', email = 'sara@nabd.example'): Promise<void> {
  const { user, t } = page;
  await user.type(screen.getByLabelText(t('ask.fields.name')), name);
  await user.type(screen.getByLabelText(t('ask.fields.email')), email);
}

/** From the last step to the API. */
export async function accept(page: Opened): Promise<void> {
  await page.user.click(screen.getByRole('checkbox'));
  await press(page, 'ask.send');
}

/** A kept question, sent without a name. */
export async function sendNameless(page: Opened): Promise<void> {
  await press(page, 'ask.next');
  await press(page, 'ask.next');
  await accept(page);
}
