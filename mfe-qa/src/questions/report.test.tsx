import { screen, waitFor } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { aQuestion } from '../testing/a-question.ts';
import { qa } from '../testing/remote-under-test.ts';
import { readerCalls } from './testing/reader-calls.ts';

const question = aQuestion();
const url = `/qa/questions/${encodeURIComponent(question.slug)}`;
let reports: { id: unknown; body: unknown }[] = [];
const server = fakeApi(
  http.get('*/api/qa/questions/:slug', () => HttpResponse.json({ data: question })),
  http.get('*/api/qa/qa-specialties/:id/questions', () =>
    HttpResponse.json({ data: { data: [], current_page: 1, per_page: 4, total: 0 } }),
  ),
  http.post('*/api/qa/questions/:id/reports', async ({ params, request }) => {
    reports.push({ id: params['id'], body: await request.json() });
    return new HttpResponse(null, { status: 204 });
  }),
  ...readerCalls,
);
beforeEach(() => {
  reports = [];
});

describe.each(['ar', 'en'] as const)('%s: reporting a question', (lang) => {
  async function open() {
    const route = await renderRoute(qa, url, { lang });
    await route.user.click(await screen.findByText(route.t('report.open')));
    const choose = () =>
      screen.getByRole('combobox', { name: new RegExp(route.t('report.reason').replace('?', '\\?')) });
    return { ...route, choose };
  }

  test('a reason and a note go to the moderators, and the reader is thanked', async () => {
    const { user, t, choose } = await open();
    await user.selectOptions(choose(), t('report.reasons.personal-data'));
    await user.type(screen.getByRole('textbox'), 'فيه رقم جوال');
    await user.click(screen.getByRole('button', { name: t('report.send') }));

    const thanks = await screen.findByText(t('report.thanks'));
    expect(thanks).toBeVisible();
    await waitFor(() => expect(thanks).toHaveFocus());
    expect(reports).toEqual([{ id: '1', body: { reason: 'personal-data', note: 'فيه رقم جوال' } }]);
    expect(screen.queryByRole('button', { name: t('report.send') })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: question.question_title })).toBeVisible();
  });

  test('without a reason nothing is sent, and the error leads to the field', async () => {
    const { user, t, choose } = await open();
    await user.click(screen.getByRole('button', { name: t('report.send') }));
    const error = await screen.findByRole('link', { name: t('errors.reasonRequired') });
    await user.click(error);
    expect(choose()).toHaveFocus();
    expect(choose()).toHaveAccessibleDescription(t('errors.reasonRequired'));
    expect(reports).toEqual([]);
    await user.selectOptions(choose(), t('report.reasons.spam'));
    expect(screen.queryByRole('link', { name: t('errors.reasonRequired') })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: t('report.send') })).toBeVisible();
  });

  test('too many reports: the server’s words, and what was written stays', async () => {
    server.use(
      http.post('*/api/qa/questions/:id/reports', () =>
        HttpResponse.json({ code: 'RATE_LIMITED', message: 'Wait a day', request_id: 'r' }, { status: 429 }),
      ),
    );
    const { user, t, choose } = await open();
    await user.selectOptions(choose(), t('report.reasons.other'));
    await user.type(screen.getByRole('textbox'), 'ملاحظة');
    await user.click(screen.getByRole('button', { name: t('report.send') }));
    expect(await screen.findByText('Wait a day')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('ملاحظة');
    expect(choose()).toHaveValue('other');
  });

  test('when nothing can be sent at all, it says so', async () => {
    server.use(http.post('*/api/qa/questions/:id/reports', () => HttpResponse.error()));
    const { user, t, choose } = await open();
    await user.selectOptions(choose(), t('report.reasons.other'));
    await user.click(screen.getByRole('button', { name: t('report.send') }));
    expect(await screen.findByText(t('report.failed'))).toBeVisible();
  });
});
