import { screen } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderSlotContent, renderRoute } from '@clinic/kit/testing';
import { content } from '../testing/remote-under-test.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import pagesAr from './locales/ar.json';
import pagesEn from './locales/en.json';

let sent: unknown[] = [];
const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/newsletter/subscribe', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'تم الاشتراك' });
  }),
  http.post('*/api/newsletter/unsubscribe', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'تم الإلغاء' });
  }),
);
beforeEach(() => {
  sent = [];
});

describe.each(['ar', 'en'] as const)('%s: the newsletter', (lang) => {
  test('S87: the foot of a page says what the server says, and empties the field', async () => {
    const { user, t } = await renderSlotContent(content, './newsletter/signup', undefined, { lang });
    const field = await screen.findByLabelText(t('form.email'));
    await user.type(field, 'sara@nabd.example');
    await user.click(screen.getByRole('button', { name: t('newsletter.subscribe') }));
    expect(await screen.findByText('تم الاشتراك')).toBeVisible();
    expect(field).toHaveValue('');
    expect(sent).toEqual([{ email: 'sara@nabd.example', website: '' }]);
  });

  test.each([
    ['done', { message: 'كلام الخادم' }, 200],
    ['failed', { code: 'RATE_LIMITED', message: 'كلام الخادم', request_id: 'r' }, 429],
  ] as const)('S87: after a switch of the language, %s is in the clinic’s own words', async (state, answer, status) => {
    const other = lang === 'ar' ? 'en' : 'ar';
    const texts = { ...{ ar, en }[other].newsletter, ...{ ar: pagesAr, en: pagesEn }[other].subscription };
    server.use(http.post('*/api/newsletter/subscribe', () => HttpResponse.json(answer, { status })));
    const { user, t, setLang } = await renderSlotContent(content, './newsletter/signup', undefined, { lang });
    await user.type(await screen.findByLabelText(t('form.email')), 'sara@nabd.example');
    await user.click(screen.getByRole('button', { name: t('newsletter.subscribe') }));
    await screen.findByText('كلام الخادم');
    await setLang(other);
    expect(screen.getByRole('status')).toHaveTextContent(texts[state]);
    expect(screen.queryByText('كلام الخادم')).not.toBeInTheDocument();
    await setLang(lang);
    expect(screen.getByRole('status')).toHaveTextContent('كلام الخادم');
  });

  test('S137: a failure is shown: the server’s words, or the clinic’s own', async () => {
    server.use(http.post('*/api/newsletter/subscribe', () => HttpResponse.error(), { once: true }));
    const { user, t } = await renderSlotContent(content, './newsletter/signup', undefined, { lang });
    await user.type(await screen.findByLabelText(t('form.email')), 'sara@nabd.example');
    await user.click(screen.getByRole('button', { name: t('newsletter.subscribe') }));
    expect(await screen.findByText(t('newsletter.failed'))).toBeVisible();
    expect(screen.getByLabelText(t('form.email'))).toHaveValue('sara@nabd.example');

    server.use(
      http.post('*/api/newsletter/subscribe', () =>
        HttpResponse.json({ code: 'RATE_LIMITED', message: 'محاولات كثيرة', request_id: 'r' }, { status: 429 }),
      ),
    );
    await user.click(screen.getByRole('button', { name: t('newsletter.subscribe') }));
    expect(await screen.findByText('محاولات كثيرة')).toBeVisible();
  });

  test('S87: its own page does the same', async () => {
    const { user, t } = await renderRoute(content, '/newsletter', { lang });
    await user.click(await screen.findByRole('button', { name: t('newsletter.subscribe') }));
    await screen.findByRole('alert');
    expect(screen.getByLabelText(t('form.email'))).toBeInvalid();
    await user.type(screen.getByLabelText(t('form.email')), 'sara@nabd.example');
    await user.click(screen.getByRole('button', { name: t('newsletter.subscribe') }));
    expect(await screen.findByText('تم الاشتراك')).toBeVisible();
  });

  describe.each([
    ['/newsletter', 'newsletter.subscribe', 'doneText', '*/api/newsletter/subscribe'],
    [
      `/newsletter/unsubscribe?token=${'x'.repeat(43)}`,
      'subscription.endAction',
      'endedText',
      '*/api/newsletter/unsubscribe',
    ],
  ] as const)('%s after a switch of the language', (address, button, doneText, call) => {
    const other = lang === 'ar' ? 'en' : 'ar';
    const own = { ar: pagesAr, en: pagesEn }[other].subscription[doneText];

    const send = async (answer: object, status: number) => {
      server.use(http.post(call, () => HttpResponse.json(answer, { status })));
      const page = await renderRoute(content, address, { lang });
      const email = screen.queryByLabelText(page.t('form.email'));
      if (email !== null) await page.user.type(email, 'sara@nabd.example');
      await page.user.click(screen.getByRole('button', { name: page.t(button) }));
      return page;
    };

    test('what was done is in the clinic’s own words', async () => {
      const { setLang } = await send({ message: 'كلام الخادم' }, 200);
      expect(await screen.findByRole('status')).toHaveTextContent('كلام الخادم');
      expect(screen.getByRole('status')).not.toHaveTextContent(own);

      await setLang(other);
      expect(screen.getByRole('status')).toHaveTextContent(own);
      expect(screen.queryByText('كلام الخادم')).not.toBeInTheDocument();
      await setLang(lang);
      expect(screen.getByRole('status')).toHaveTextContent('كلام الخادم');
    });

    test('why it failed stays, marked as what it is', async () => {
      const message = { ar: 'محاولات كثيرة متتالية.', en: 'Too many attempts.' }[lang];
      const { setLang } = await send({ code: 'RATE_LIMITED', message, request_id: 'r' }, 429);
      expect((await screen.findByRole('alert')).textContent).toBe(message);

      await setLang(other);
      expect(screen.getByText(message)).toHaveAttribute('lang', lang);
      expect(screen.getByRole('alert').textContent).toMatch(new RegExp(`^.+: ${message}$`));
      await setLang(lang);
      expect(screen.getByRole('alert').textContent).toBe(message);
    });
  });

  test('unsubscribing takes a press of a button, not only the opening of a link', async () => {
    const token = 'x'.repeat(43);
    const { user, t } = await renderRoute(content, `/newsletter/unsubscribe?token=${token}`, { lang });
    const button = await screen.findByRole('button', { name: t('subscription.endAction') });
    expect(sent).toEqual([]);
    await user.click(button);
    expect(await screen.findByText('تم الإلغاء')).toBeVisible();
    expect(sent).toEqual([{ token }]);
  });

  test('a link that is cut short is said so', async () => {
    const { user, t } = await renderRoute(content, '/newsletter/unsubscribe?token=abc', { lang });
    await user.click(await screen.findByRole('button', { name: t('subscription.endAction') }));
    expect(await screen.findByText(t('subscription.badLink'))).toBeVisible();
    expect(sent).toEqual([]);
  });
});
