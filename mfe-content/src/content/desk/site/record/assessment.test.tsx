import { screen, waitFor, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import type { ContentRecord, RecordField, RecordForm } from '@clinic/contracts/content/records';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { content } from '../../../../testing/remote-under-test.ts';
import { offerForm } from '../../testing/sample-records.ts';

const [sample] = offerForm.fields;
const aField = (path: string, more: Partial<RecordField>): RecordField => ({
  ...(sample ?? ({} as never)),
  ...{ path, fixed: false, bilingual: false, ...more },
});

const form: RecordForm = {
  ...offerForm,
  fields: [
    aField('title', { name: 'title', kind: 'text', bilingual: true }),
    aField('questions', { name: 'questions', kind: 'parts' }),
    aField('questions.text', { name: 'text', kind: 'text', bilingual: true }),
    aField('questions.jumps', { name: 'jumps', kind: 'parts' }),
    aField('questions.jumps.score', { name: 'given_answer', kind: 'answer' }),
    aField('questions.jumps.to', { name: 'next_question', kind: 'question', empty: 'null' }),
  ],
};

const question = (name: string, jumps: object[] = []) => ({
  ...{ text_ar: `${name} ع`, text_en: name, urgent: false, options: [], jumps },
});
const answer = (score: number, name: string) => ({ score, label_ar: `${name} ع`, label_en: name });
const texts = { intro_ar: 'م', intro_en: 'I', urgent_ar: 'ع', urgent_en: 'U' };
const whole = {
  ...{ slug: 'sleep', title_ar: 'نوم', title_en: 'Sleep', specialty: null, ...texts },
  options: [answer(0, 'No'), answer(1, 'Yes')],
  questions: [question('One', [{ score: 0, to: 3 }]), question('Two'), question('Three')],
  results: [{ up_to: 3, title_ar: 'بخير', title_en: 'Well', text_ar: 'ن', text_en: 'T', tone: 'good' }],
};

let sent: ContentRecord[] = [];
let stored: ContentRecord = whole;
let refused: Record<string, string[]> | null = null;
fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/content-records/assessments/form', () => HttpResponse.json({ data: form })),
  http.get('*/api/content-records/assessments/revisions', () => HttpResponse.json({ data: [] })),
  http.get('*/api/content-records/assessments/records/sleep', () =>
    HttpResponse.json({ data: { id: 'sleep', record: stored, version: 'a'.repeat(32) } }),
  ),
  http.post('*/api/content-records/assessments/records/sleep', async ({ request }) => {
    if (refused !== null)
      return HttpResponse.json(
        { code: 'VALIDATION', message: 'no', request_id: 'r', errors: refused },
        { status: 422 },
      );
    const { record } = (await request.json()) as { record: ContentRecord };
    sent.push(record);
    return HttpResponse.json({ data: { id: 'sleep', record, version: 'b'.repeat(32), removed: [] } });
  }),
);

beforeEach(() => {
  sent = [];
  stored = whole;
  refused = null;
  sessionStorage.clear();
  signedInAs({ role: roles.publisher });
});

test.each(['ar', 'en'] as const)('%s: jumps follow their questions, and the preview follows both', async (lang) => {
  const { user, t } = await renderRoute(content, '/content/desk/site/assessments/sleep', { lang });
  const said = (name: string) => (lang === 'ar' ? `${name} ع` : name);
  const preview = within(await screen.findByRole('region', { name: t('desk.site.trial.title') }));
  const asked = () => preview.getAllByRole('group').map((one) => one.querySelector('legend')?.textContent);
  expect(asked()).toEqual([`1. ${said('One')}`]);
  await user.click(preview.getByRole('radio', { name: said('No') }));
  expect(asked()).toEqual([`1. ${said('One')}`, `2. ${said('Three')}`]);

  const label = t('desk.site.each.questions');
  const target = () => screen.getByLabelText(new RegExp(`^${t('desk.site.fields.next_question')}`));
  const offered = () =>
    within(target())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const at = (number: number, name: string) => t('desk.site.jumps.question', { number, text: said(name) });
  expect(offered()).toEqual([t('desk.site.jumps.result'), at(2, 'Two'), at(3, 'Three')]);
  // The third one comes second: the jump still leads to it, and nothing lies between.
  await user.click(screen.getByRole('button', { name: t('desk.site.parts.up', { label, number: 3 }) }));
  expect(target()).toHaveValue('2');
  expect(asked()).toEqual([`1. ${said('One')}`, `2. ${said('Three')}`, `3. ${said('Two')}`]);
  // Its own question comes last: an earlier one is named, for the server to refuse.
  await user.click(screen.getByRole('button', { name: t('desk.site.parts.down', { label, number: 1 }) }));
  expect(offered()).toEqual([t('desk.site.jumps.result'), t('desk.site.jumps.earlier', { number: 1 }), at(3, 'Two')]);
  await user.selectOptions(target(), '');
  await user.selectOptions(screen.getByLabelText(new RegExp(`^${t('desk.site.fields.given_answer')}`)), '1');
  await user.click(screen.getByRole('button', { name: t('desk.site.save') }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.['questions']).toEqual([
    question('Three'),
    question('One', [{ score: 1, to: null }]),
    question('Two'),
  ]);

  // A jump to a question that goes, goes with it.
  await user.selectOptions(target(), '3');
  await user.click(screen.getByRole('button', { name: t('desk.site.parts.remove', { label, number: 3 }) }));
  expect(screen.queryByLabelText(new RegExp(`^${t('desk.site.fields.next_question')}`))).toBeNull();
});

test.each(['ar', 'en'] as const)(
  '%s: more than three questions fold away, and open where something is wrong',
  async (lang) => {
    stored = { ...whole, questions: ['One', 'Two', 'Three', 'Four'].map((name) => question(name)) };
    refused = { 'record.questions.1.text_ar': ['validation.required'] };
    const { user, t } = await renderRoute(content, '/content/desk/site/assessments/sleep', { lang });
    const label = t('desk.site.each.questions');
    const heading = (number: number) =>
      screen.queryByRole('button', { name: new RegExp(`^${t('desk.site.parts.one', { label, number })}`) });
    const press = async (what: 'up' | 'remove' | 'add', number = 0) =>
      user.click(screen.getByRole('button', { name: t(`desk.site.parts.${what}`, { label, number }) }));
    const shown = () =>
      screen
        .getAllByDisplayValue<HTMLInputElement>(/^(One|Two|Three|Four)$/)
        .filter((field) => field.closest('[hidden]') === null)
        .map(({ value }) => value);
    await waitFor(() => expect(heading(4)).toHaveAttribute('aria-expanded', 'false'));
    expect(shown()).toEqual([]);
    expect(heading(2)).toHaveTextContent(lang === 'ar' ? 'Two ع' : 'Two');

    await user.click(heading(4) as HTMLElement);
    expect(shown()).toEqual(['Four']);
    // It stays open where it moves to.
    await press('up', 4);
    expect(shown()).toEqual(['Four']);
    expect(heading(3)).toHaveAttribute('aria-expanded', 'true');
    // A new one is open, among those that are folded.
    await press('add');
    expect(heading(5)).toHaveAttribute('aria-expanded', 'true');
    expect(heading(4)).toHaveAttribute('aria-expanded', 'false');
    await press('remove', 5);
    await user.click(screen.getByRole('button', { name: t('desk.site.save') }));
    await waitFor(() => expect(shown()).toEqual(['Two', 'Four']));
    // Three of them have room.
    await press('remove', 1);
    expect(heading(1)).toBeNull();
    expect(shown()).toEqual(['Two', 'Four', 'Three']);
    await press('add');
    expect(shown()).toEqual(['Two', 'Four', 'Three']);
    expect(heading(4)).toHaveAttribute('aria-expanded', 'true');
  },
);
