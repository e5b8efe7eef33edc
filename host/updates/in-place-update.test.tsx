import { act, screen, waitFor } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import { signedInAs } from '@clinic/kit/testing';
import { firstRelease } from '../testing/live-channel.ts';
import {
  channel,
  desk,
  holdBack,
  locks,
  notice,
  openPage,
  qa,
  route,
  second,
  settled,
  third,
  wizard,
  preparePages,
} from '../testing/open-page.tsx';

preparePages();

describe('a release of a remote that is not in the page', () => {
  test('takes its place when somebody navigates, without a reload and without a word', async () => {
    const page = await openPage();
    channel.publish(qa, second);
    const { composition } = await channel.promote({ remotes: { qa: { release: second } } });
    await page.looks();
    expect(notice()).toBeNull();
    expect(page.reference()).toBe('c-000000000000');
    await page.go('qa');
    await page.heading(`qa ${second}`);
    expect(page.reference()).toBe(composition);
  });

  test('does not take its place from a registry that expired, as somebody may hold back what came after, until that is renewed', async () => {
    const page = await openPage();
    channel.publish(qa, second);
    const notified = jest.fn<void, [{ phase: string }]>();
    page.outcomes.subscribe(notified);
    await channel.promote({ remotes: { qa: { release: second } }, expiresAt: '2020-01-01T00:00:00.000Z' });
    await page.looks();
    expect(notified).toHaveBeenCalledTimes(1);
    expect(notified).toHaveBeenCalledWith(expect.objectContaining({ remote: 'host', phase: 'registry', ok: false }));
    await page.go('qa');
    await page.heading(`qa ${firstRelease}`);
    expect(notice()).toBeNull();
    await page.go('home');

    await channel.renew({ remotes: { qa: { release: second } } });
    await page.looks();
    await page.go('qa');
    await page.heading(`qa ${second}`);
    expect(notified.mock.calls.filter(([{ phase }]) => phase === 'registry')).toHaveLength(1);
  });

  test('takes its place though a screen of it was loaded before, and a rollback is followed as well', async () => {
    const page = await openPage({ at: '/qa' });
    await page.heading(`qa ${firstRelease}`);
    await page.go('home');
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: { release: second } } });
    await page.looks();
    await page.go('qa');
    await page.heading(`qa ${second}`);
    await page.go('home');
    channel.publish(qa, firstRelease);
    const { composition } = await channel.promote();
    await page.looks();
    await page.go('qa');
    await page.heading(`qa ${firstRelease}`);
    expect(page.reference()).toBe(composition);
  });

  test.each([
    [
      'a dialog is open',
      async () => void document.body.append(Object.assign(document.createElement('div'), { role: 'dialog' })),
    ],
    [
      'something is typed',
      async (page: Awaited<ReturnType<typeof openPage>>) => page.user.type(screen.getByLabelText('words'), 'x'),
    ],
  ])('waits while %s', async (_what, begin) => {
    const page = await openPage();
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: { release: second } } });
    await page.looks();
    await begin(page);
    await page.go('qa');
    await page.heading(`qa ${firstRelease}`);
    expect(page.reference()).toBe('c-000000000000');
    document.querySelector('[role="dialog"]')?.remove();
    await page.go('home');
    await page.heading(`home ${firstRelease}`);
    await page.go('qa');
    await page.heading(`qa ${second}`);
  });

  test('is not given up for an older one whose files took longer', async () => {
    const page = await openPage();
    for (const release of [second, third]) channel.publish(qa, release);
    const letGo = holdBack(`/artifacts/qa/${second}/`);
    await channel.promote({ remotes: { qa: { release: second } } });
    await page.looks();
    await channel.promote({ remotes: { qa: { release: third } } });
    await page.looks();
    letGo();
    await act(settled);
    await page.go('qa');
    await page.heading(`qa ${third}`);
    expect(page.registered).toEqual([`qa@${third}`]);
  });

  test('is used by the next call of an overlay that was open before', async () => {
    const page = await openPage();
    page.emit('booking/wizard.open@1', {});
    await screen.findByText(`wizard ${firstRelease}`);
    // Its dialog is closed: nothing of it is in the page.
    document.querySelector('[data-remote="wizard"]')?.replaceChildren();
    channel.publish(wizard, second);
    await channel.promote({ remotes: { wizard: { release: second } } });
    await page.looks();
    await page.go('qa');
    await page.heading(`qa ${firstRelease}`);
    page.emit('booking/wizard.open@1', {});
    expect(screen.queryByText(`wizard ${firstRelease}`)).toBeNull();
    await screen.findByText(`wizard ${second}`);
  });
});

test('content that nothing calls and that shows nothing comes from the release that the screens come from', async () => {
  signedInAs({ role: roles.doctor });
  const page = await openPage();
  await waitFor(() => expect([...locks]).toEqual([firstRelease]));
  channel.publish(desk, second);
  await channel.promote({ remotes: { desk: { release: second } } });
  await page.looks();
  await page.go('desk');
  await page.heading(`desk ${second}`);
  await waitFor(() => expect([...locks]).toEqual([second]));
});

describe('a release of what stands in the page', () => {
  test('is told, waits, and comes once its visitor went elsewhere', async () => {
    const page = await openPage({ at: '/qa' });
    channel.publish(qa, second);
    const { composition } = await channel.promote({ remotes: { qa: { release: second } } });
    await page.looks();
    expect(await screen.findByRole('region', { name: 'Newer version' })).toHaveTextContent('is ready');
    await page.heading(`qa ${firstRelease}`);
    await page.go('home');
    await page.heading(`home ${firstRelease}`);
    await waitFor(() => expect(notice()).toBeNull());
    await page.go('qa');
    await page.heading(`qa ${second}`);
    expect(page.reference()).toBe(composition);
  });

  test('is said in Arabic, and offers no reload while something is typed', async () => {
    const page = await openPage({ at: '/qa', lang: 'ar' });
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: { release: second } } });
    await page.looks();
    const region = await screen.findByRole('region', { name: 'نسخة أحدث' });
    expect(region).toHaveTextContent('توجد نسخة أحدث من هذه الصفحة.');
    expect(screen.getByRole('button', { name: 'حدّث الصفحة' })).toBeInTheDocument();
    await page.user.type(screen.getByLabelText('words'), 'x');
    await waitFor(() => expect(region).toHaveTextContent('ما كتبته محفوظ'));
    expect(screen.queryByRole('button', { name: 'حدّث الصفحة' })).toBeNull();
    await page.user.clear(screen.getByLabelText('words'));
    await screen.findByRole('button', { name: 'حدّث الصفحة' });
  });

  test('is put off by who does not want it now, until the next one', async () => {
    const page = await openPage({ at: '/qa' });
    channel.publish(qa, second);
    channel.publish(qa, third);
    await channel.promote({ remotes: { qa: { release: second } } });
    await page.looks();
    await page.user.click(await screen.findByRole('button', { name: 'Later' }));
    expect(notice()).toBeNull();
    await page.user.type(screen.getByLabelText('words'), 'x');
    expect(notice()).toBeNull();
    await channel.promote({ remotes: { qa: { release: third } } });
    await page.looks();
    await screen.findByRole('region', { name: 'Newer version' });
  });
});

describe('what reaches further than a remote’s files', () => {
  const further = [
    ['another host', async () => channel.promote({ host: second })],
    [
      'other routes',
      async () => {
        channel.publish({ ...qa, routes: [...qa.routes, { ...route('/qa/new'), screen: './new' }] }, second);
        return channel.promote({ remotes: { qa: { release: second } } });
      },
    ],
  ] as const;

  test.each(further)('%s: the next link is a page from the server', async (_what, promote) => {
    // The test DOM cannot leave its page, and says so.
    const left = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await openPage();
    await promote();
    await page.looks();
    await page.go('qa');
    await waitFor(() => expect(String(left.mock.calls.flat())).toContain('navigation'));
    expect(page.path()).toBe('/');
    left.mockRestore();
  });

  test.each(further)('%s: a link is followed in the page while something is typed', async (_what, promote) => {
    const page = await openPage();
    await promote();
    await page.looks();
    await page.user.type(screen.getByLabelText('words'), 'x');
    await page.go('qa');
    await page.heading(`qa ${firstRelease}`);
  });
});

describe('what is not believed changes nothing', () => {
  test.each([
    ['a registry that was altered', { forge: (registry: { by: string }) => (registry.by = 'somebody else') }],
    ['a registry without signature', { forge: (registry: { signature?: unknown }) => delete registry.signature }],
    ['a registry of another channel', { channel: 'staging' as const }],
    ['an older registry', { forge: (registry: { seq: number }) => (registry.seq = 0) }],
  ])('%s', async (_what, changes) => {
    const page = await openPage();
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: { release: second } }, ...changes });
    await page.looks();
    await page.go('qa');
    await page.heading(`qa ${firstRelease}`);
    expect(page.reference()).toBe('c-000000000000');
  });

  test('a release whose files cannot be had', async () => {
    const page = await openPage();
    await channel.promote({ remotes: { qa: { release: second } } });
    await page.looks();
    await page.go('qa');
    await page.heading(`qa ${firstRelease}`);
  });

  test('a preview stays what it is', async () => {
    const page = await openPage({ preview: { id: 'p', replaces: {} } });
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: { release: second } } });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(settled);
    expect(channel.asked).toEqual([]);
    await page.go('qa');
    await page.heading(`qa ${firstRelease}`);
  });
});
