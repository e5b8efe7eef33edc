import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, http, HttpResponse, renderRoute, testSite } from '@clinic/shared/testing';
import { aPostDetail, aPost } from './sample-posts.ts';
import { content } from '../remote-under-test.ts';

fakeApi(
  http.get('*/api/posts/categories', () => HttpResponse.json({ data: [] })),
  http.get('*/api/posts', () =>
    HttpResponse.json({ data: { data: [aPost(7)], current_page: 1, per_page: 9, total: 1 } }),
  ),
  http.get('*/api/posts/by-slug/:slug', () => HttpResponse.json({ data: aPostDetail(7, { related: [] }) })),
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/posts/7/view', () => new HttpResponse(null, { status: 204 })),
);

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
});

describe.each(['ar', 'en'] as const)('%s: sharing', (lang) => {
  const title = lang === 'ar' ? 'مقال 7' : 'Article 7';
  const page =
    lang === 'ar'
      ? `${testSite.origin}/blogs/ar/${encodeURIComponent('مقال-7')}?lang=ar`
      : `${testSite.origin}/blogs/en/article-7?lang=en`;
  const article = lang === 'ar' ? `/blogs/ar/${encodeURIComponent('مقال-7')}` : '/blogs/en/article-7';

  test('S50: the panel of a card opens and closes half a second after it was asked to', async () => {
    const { t } = await renderRoute(content, '/blogs', { lang });
    const toggle = await screen.findByLabelText(t('share.ofArticle', { title }));
    const panel = toggle.closest('details') as HTMLDetailsElement;
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

    await user.click(toggle);
    act(() => jest.advanceTimersByTime(499));
    expect(panel.open).toBe(false);
    act(() => jest.advanceTimersByTime(1));
    expect(panel.open).toBe(true);

    await user.click(toggle);
    act(() => jest.advanceTimersByTime(499));
    expect(panel.open).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(panel.open).toBe(false);
  });

  test('S50: Escape closes the panel and returns to its button', async () => {
    const { t } = await renderRoute(content, '/blogs', { lang });
    const toggle = await screen.findByLabelText(t('share.ofArticle', { title }));
    const panel = toggle.closest('details') as HTMLDetailsElement;
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.click(toggle);
    act(() => jest.advanceTimersByTime(500));
    act(() =>
      within(panel)
        .getByRole('link', { name: t('share.facebook') })
        .focus(),
    );
    await user.keyboard('{Escape}');
    expect(panel.open).toBe(false);
    expect(toggle).toHaveFocus();
  });

  test('S50: x, facebook and whatsapp carry the address of the language that is read', async () => {
    const { t } = await renderRoute(content, article, { lang });
    await screen.findByRole('heading', { level: 1 });
    const url = encodeURIComponent(page);
    expect(screen.getByRole('link', { name: t('share.x') }).getAttribute('href')).toBe(
      `https://x.com/intent/post?url=${url}&text=${encodeURIComponent(title)}`,
    );
    expect(screen.getByRole('link', { name: t('share.facebook') }).getAttribute('href')).toContain(`u=${url}`);
    expect(screen.getByRole('link', { name: t('share.whatsapp') }).getAttribute('href')).toContain(url);
    for (const link of [t('share.x'), t('share.facebook'), t('share.whatsapp')]) {
      expect(screen.getByRole('link', { name: link })).toHaveAttribute('rel', 'noopener');
    }
  });

  test('S51: without a native sheet the link is copied, and half a second later a toast says so', async () => {
    const { user, t, events } = await renderRoute(content, article, { lang });
    const button = await screen.findByRole('button', { name: t('share.action') });
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    void user;
    await act(async () => {
      button.click();
      await Promise.resolve();
    });
    expect(copied).toHaveBeenCalledWith(page);
    act(() => jest.advanceTimersByTime(499));
    expect(events).toEqual([]);
    act(() => jest.advanceTimersByTime(1));
    expect(events).toEqual([
      expect.objectContaining({
        topic: 'host/toast.show@1',
        payload: { kind: 'success', key: 'content:share.copied' },
      }),
    ]);
    copied.mockRestore();
  });

  test('S51: the native sheet is used where there is one, and closing it is no mistake', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user, t, events } = await renderRoute(content, article, { lang });
    await user.click(await screen.findByRole('button', { name: t('share.action') }));
    expect(share).toHaveBeenCalledWith({ title, url: page });
    expect(events).toEqual([]);
  });

  test('S51: a browser that refuses to copy is told about at once', async () => {
    const { user, t, events } = await renderRoute(content, article, { lang });
    const button = await screen.findByRole('button', { name: t('share.action') });
    const refused = jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(button);
    expect(events).toEqual([expect.objectContaining({ payload: { kind: 'error', key: 'content:share.copyFailed' } })]);
    refused.mockRestore();
  });
});
