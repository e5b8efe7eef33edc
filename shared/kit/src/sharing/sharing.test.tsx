import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeRemote } from '@clinic/contracts';
import { renderRoute, testSite } from '../testing/index.ts';
import type { RemoteUnderTest } from '../testing/index.ts';
import { uiTranslations } from '../ui/index.ts';
import { ShareButton, SharePanel } from './index.ts';

const title = 'Is it normal? هل هذا طبيعي؟';
const page = `${testSite.origin}/qa/questions/${encodeURIComponent('سؤال')}?lang=ar`;

function Screen() {
  return (
    <>
      <SharePanel address={page} title={title} />
      <ShareButton address={page} title={title} label="the question" />
      <ShareButton address={`${page}#answer`} title={title} label="the answer" />
      <ShareButton address={page} title={title} />
    </>
  );
}

const subject: RemoteUnderTest = {
  remote: describeRemote({
    name: 'lists',
    owner: 'tests',
    title: { ar: 'قوائم', en: 'Lists' },
    routes: [{ path: '/', screen: './list' }],
    emits: ['host/toast.show@1'],
    needs: { host: '^1.0', shared: '^1.0', api: '^1.0' },
    fallback: { title: { ar: 'عذرًا', en: 'Sorry' }, text: { ar: 'حاول', en: 'Try' } },
  }),
  load: (module) => Promise.resolve(module === './list' ? { Component: Screen } : { default: {} }),
};

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
});

describe.each(['ar', 'en'] as const)('%s: sharing', (lang) => {
  const { share } = uiTranslations[lang];

  async function openPanel() {
    await renderRoute(subject, '/', { lang });
    const toggle = screen.getByLabelText(share.of.replace('{{title}}', title));
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    return { user, toggle, panel: toggle.closest('details') as HTMLDetailsElement };
  }

  test('S50: the panel opens and closes half a second after it was asked to', async () => {
    const { user, toggle, panel } = await openPanel();
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
    const { user, toggle, panel } = await openPanel();
    await user.click(toggle);
    act(() => jest.advanceTimersByTime(500));
    act(() => within(panel).getByRole('link', { name: share.facebook }).focus());
    await user.keyboard('{Escape}');
    expect(panel.open).toBe(false);
    expect(toggle).toHaveFocus();
  });

  test('S50: x, facebook and whatsapp carry the address and, where they take one, the title', async () => {
    const { user, toggle, panel } = await openPanel();
    await user.click(toggle);
    act(() => jest.advanceTimersByTime(500));
    const hrefOf = (name: string) => within(panel).getByRole('link', { name }).getAttribute('href');
    const url = encodeURIComponent(page);
    expect(hrefOf(share.x)).toBe(`https://x.com/intent/post?url=${url}&text=${encodeURIComponent(title)}`);
    expect(hrefOf(share.facebook)).toBe(`https://www.facebook.com/sharer/sharer.php?u=${url}`);
    expect(hrefOf(share.whatsapp)).toBe(`https://wa.me/?text=${encodeURIComponent(`${title} ${page}`)}`);
    for (const link of within(panel).getAllByRole('link')) expect(link).toHaveAttribute('rel', 'noopener');
  });

  test('S51: without a native sheet the link is copied, and half a second later a toast says so', async () => {
    const { events } = await renderRoute(subject, '/', { lang });
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    await act(async () => {
      screen.getByRole('button', { name: share.action }).click();
      await Promise.resolve();
    });
    expect(copied).toHaveBeenCalledWith(page);
    act(() => jest.advanceTimersByTime(499));
    expect(events).toEqual([]);
    act(() => jest.advanceTimersByTime(1));
    expect(events).toEqual([
      expect.objectContaining({ topic: 'host/toast.show@1', payload: { kind: 'success', key: 'shared:share.copied' } }),
    ]);
    copied.mockRestore();
  });

  test('S51: a page shares more than one thing, each by its own name and with its own address', async () => {
    const sheet = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
    const { user } = await renderRoute(subject, '/', { lang });
    await user.click(screen.getByRole('button', { name: 'the question' }));
    expect(sheet).toHaveBeenLastCalledWith({ title, url: page });
    await user.click(screen.getByRole('button', { name: 'the answer' }));
    expect(sheet).toHaveBeenLastCalledWith({ title, url: `${page}#answer` });
  });

  test('S51: the native sheet is used where there is one, and closing it is no mistake', async () => {
    const sheet = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
    const { user, events } = await renderRoute(subject, '/', { lang });
    await user.click(screen.getByRole('button', { name: share.action }));
    expect(sheet).toHaveBeenCalledWith({ title, url: page });
    expect(events).toEqual([]);
  });

  test('S51: a browser that refuses to copy is told about at once', async () => {
    const { user, events } = await renderRoute(subject, '/', { lang });
    const refused = jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: share.action }));
    expect(events).toEqual([expect.objectContaining({ payload: { kind: 'error', key: 'shared:share.copyFailed' } })]);
    refused.mockRestore();
  });
});
