import { screen } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { content } from '../testing/remote-under-test.ts';

let sent: unknown[] = [];
const server = fakeApi(
  http.get('*/api/referral-options', () =>
    HttpResponse.json({
      data: [
        { value: 'friend', label_ar: 'صديق', label_en: 'A friend', is_other: false },
        { value: 'other', label_ar: 'غير ذلك', label_en: 'Something else', is_other: true },
      ],
    }),
  ),
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/referral-answers', async ({ request }) => {
    const body = (await request.json()) as { option: string; custom: string };
    sent.push(body);
    return body.option === 'other' && body.custom.length < 5
      ? HttpResponse.json(
          { code: 'VALIDATION', message: '', errors: { custom: ['referral.moreDetail'] }, request_id: 'r' },
          { status: 422 },
        )
      : HttpResponse.json({ data: { reference: 'NB-1' } }, { status: 201 });
  }),
);
beforeEach(() => {
  sent = [];
});

describe.each(['ar', 'en'] as const)('%s: how did you hear of us', (lang) => {
  const friend = lang === 'ar' ? 'صديق' : 'A friend';
  const other = lang === 'ar' ? 'غير ذلك' : 'Something else';

  test('S20: an answer is chosen and sent, and thanked for', async () => {
    const { user, t } = await renderRoute(content, '/feedback-source', { lang });
    await user.click(await screen.findByRole('radio', { name: friend }));
    await user.click(screen.getByRole('button', { name: t('referral.send') }));
    expect(await screen.findByText(t('referral.thanks'))).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ option: 'friend' })]);
  });

  test('an answer that was accepted is thanked for, whatever becomes of the options', async () => {
    const { user, t } = await renderRoute(content, '/feedback-source', { lang });
    await user.click(await screen.findByRole('radio', { name: friend }));
    server.use(http.get('*/api/referral-options', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: t('referral.send') }));
    expect(await screen.findByText(t('referral.thanks'))).toBeVisible();
  });

  test('S133: without a choice the page asks for one', async () => {
    const { user, t } = await renderRoute(content, '/feedback-source', { lang });
    await user.click(await screen.findByRole('button', { name: t('referral.send') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('referral.selectOption'));
    expect(sent).toEqual([]);
  });

  test('S133: «other» needs more detail, and keeps the choice while it is asked for', async () => {
    const { user, t } = await renderRoute(content, '/feedback-source', { lang });
    await user.click(await screen.findByRole('radio', { name: other }));
    await user.click(screen.getByRole('button', { name: t('referral.send') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('referral.moreDetail'));
    expect(screen.getByRole('radio', { name: other })).toBeChecked();
    await user.type(screen.getByLabelText(t('referral.custom')), 'إعلان في الطريق');
    await user.click(screen.getByRole('button', { name: t('referral.send') }));
    expect(await screen.findByText(t('referral.thanks'))).toBeVisible();
  });

  test('S133, S139: options that cannot be loaded are said so, and can be tried for again', async () => {
    server.use(http.get('*/api/referral-options', () => HttpResponse.error(), { once: true }));
    const { user, t } = await renderRoute(content, '/feedback-source', { lang });
    expect(await screen.findByRole('alert')).toHaveTextContent(t('referral.optionsFailed'));
    await user.click(screen.getByRole('button', { name: t('form.retry') }));
    expect(await screen.findByRole('radio', { name: friend })).toBeInTheDocument();
  });

  test('S133, S139: an answer that cannot be sent is said so', async () => {
    server.use(http.post('*/api/referral-answers', () => HttpResponse.error()));
    const { user, t } = await renderRoute(content, '/feedback-source', { lang });
    await user.click(await screen.findByRole('radio', { name: friend }));
    await user.click(screen.getByRole('button', { name: t('referral.send') }));
    expect(await screen.findByText(t('referral.failed'))).toBeVisible();
    expect(screen.getByRole('radio', { name: friend })).toBeChecked();
  });
});
