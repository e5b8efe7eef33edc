import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { roles } from '@clinic/contracts';
import { signedInAs } from '@clinic/kit/testing';
import { aRemote } from '@clinic/contracts/testing';
import { firstRelease, LiveChannel } from '../../testing/live-channel.ts';
import { renderHost } from '../../testing/render-host.tsx';
import {
  broken,
  channel,
  desk,
  hang,
  holdBack,
  locks,
  openPage,
  qa,
  route,
  second,
  settled,
  strip,
  third,
  undrawable,
  wizard,
  preparePages,
} from '../../testing/open-page.tsx';

preparePages();

describe('a remote that cannot be had', () => {
  beforeEach(() => broken.add(`qa@${firstRelease}`));
  const lastGood = { lastGood: second, lastGoodFiles: `sha384-${'A'.repeat(64)}` };

  test('is stood in for by the release before it, without a reload, and the reference says so', async () => {
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: lastGood } });
    const page = await openPage();
    await page.go('qa');
    await page.heading(`qa ${second}`);
    expect(page.reference()).toMatch(new RegExp(`^c-\\d{12} qa@${second.replace('+', '.')}$`));
  });

  test('is stood in for as a whole: screens and what lies over them share what they know', async () => {
    broken.clear();
    broken.add(`desk ./more@${firstRelease}`);
    channel.publish(desk, second);
    await channel.promote({ remotes: { desk: lastGood } });
    signedInAs({ role: roles.doctor });
    const page = await openPage();
    await page.go('desk');
    await page.heading(`desk ${firstRelease}`);
    await waitFor(() => expect([...locks]).toEqual([firstRelease]));
    await page.go('tasks');
    await page.heading(`desk ${second}`);
    await waitFor(() => expect([...locks]).toEqual([second]));
    await page.go('desk');
    await waitFor(() => expect(page.path()).toBe('/desk'));
    await page.heading(`desk ${second}`);
  });

  test('is stood in for by what is live now, when the page is behind', async () => {
    channel.publish(qa, third);
    await channel.promote({ remotes: { qa: { release: third, ...lastGood } } });
    const page = await openPage();
    await page.go('qa');
    await page.heading(`qa ${third}`);
  });

  test('is not adopted again once it failed', async () => {
    channel.publish(qa, second);
    channel.publish(qa, firstRelease);
    await channel.promote({ remotes: { qa: lastGood } });
    const page = await openPage();
    await page.go('qa');
    await page.heading(`qa ${second}`);
    await page.go('home');
    await page.heading(`home ${firstRelease}`);
    await channel.promote({ remotes: { qa: lastGood } });
    await page.looks();
    await page.go('qa');
    await page.heading(`qa ${second}`);
    expect(page.registered).toEqual([`qa@${second}`]);
  });

  test.each([
    ['failed over again', { lastGood: second }, [second]],
    ['without it, as the one before it failed as well', { lastGood: firstRelease }, []],
  ])('and was fixed is %s when the fix cannot be had', async (_how, before, others) => {
    for (const release of [second, third, firstRelease]) channel.publish(qa, release);
    await channel.promote({ remotes: { qa: lastGood } });
    const page = await openPage();
    await page.go('qa');
    await page.heading(`qa ${second}`);
    await page.go('home');
    await page.heading(`home ${firstRelease}`);
    await channel.promote({ remotes: { qa: { ...lastGood, ...before, release: third } } });
    await page.looks();
    broken.add(`qa@${third}`);
    await page.go('qa');
    if (others.length === 0) await screen.findByText('This part is away');
    else await page.heading(`qa ${second}`);
    expect(page.registered).toEqual([second, third, ...others].map((release) => `qa@${release}`));
  });

  test('is not stood in for once its fix was adopted meanwhile', async () => {
    broken.add(`wizard@${firstRelease}`);
    for (const release of [second, third]) channel.publish(wizard, release);
    const letGo = holdBack(`/artifacts/wizard/${second}/`);
    await channel.promote({ remotes: { wizard: lastGood } });
    const page = await openPage();
    page.emit('booking/wizard.open@1', {});
    await act(settled);
    await channel.promote({ remotes: { wizard: { ...lastGood, release: third } } });
    await page.looks();
    await page.go('shop');
    await page.heading(`shop ${firstRelease}`);
    letGo();
    await screen.findByText(`wizard ${third}`);
    expect(page.registered).toEqual([`wizard@${third}`]);
  });

  test('stays stood in for by what worked, though another screen fails late and cannot be had of it', async () => {
    broken.clear();
    broken.add(`qa ./page@${firstRelease}`).add(`qa ./more@${second}`);
    const failLate = hang(`qa ./more@${firstRelease}`);
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: lastGood } });
    const page = await openPage();
    await page.go('more');
    await page.go('qa');
    await page.heading(`qa ${second}`);
    failLate();
    await act(settled);
    expect(page.fetched.filter((one) => one === 'qa ./more')).toHaveLength(2);
    expect(page.registered).toEqual([`qa@${second}`]);
  });

  test('keeps its fix, though what stood in before fails after the fix was adopted', async () => {
    broken.add(`wizard@${firstRelease}`);
    const failLate = hang(`wizard@${second}`);
    for (const release of [second, third]) channel.publish(wizard, release);
    await channel.promote({ remotes: { wizard: lastGood } });
    const page = await openPage();
    page.emit('booking/wizard.open@1', {});
    await waitFor(() => expect(page.registered).toEqual([`wizard@${second}`]));
    await channel.promote({ remotes: { wizard: { ...lastGood, release: third } } });
    await page.looks();
    await page.go('shop');
    await page.heading(`shop ${firstRelease}`);
    failLate();
    await act(settled);
    page.emit('booking/wizard.open@1', {});
    await screen.findByText(`wizard ${third}`);
    expect(page.registered).toEqual([second, third].map((release) => `wizard@${release}`));
  });

  test('shows its fallback when the release before fails too, is left alone, and is back at Retry', async () => {
    broken.add(`qa@${second}`);
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: lastGood } });
    const page = await openPage();
    await page.go('qa');
    await screen.findByText('This part is away');
    expect(screen.getByText(page.reference())).toBeInTheDocument();
    expect(page.reference()).not.toContain('qa@');
    broken.clear();
    const asked = page.fetched.length;
    await page.go('home');
    await page.heading(`home ${firstRelease}`);
    await page.go('qa');
    await screen.findByText('This part is away');
    expect(page.fetched.slice(asked).filter((one) => one === 'qa ./page')).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await page.heading(`qa ${firstRelease}`);
  });

  test('is asked for itself at the first Retry, though the release before still hangs', async () => {
    hang(`qa@${second}`);
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: lastGood } });
    const page = await openPage();
    await page.go('qa');
    await screen.findByText('This part is away', {}, { timeout: 10_000 });
    broken.clear();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await page.heading(`qa ${firstRelease}`);
    expect(page.registered).toEqual([`qa@${second}`, `qa@${firstRelease}`]);
    expect(page.reference()).not.toContain('qa@');
  });

  test.each([
    ['in a preview', { preview: { id: 'p', replaces: { qa: firstRelease } } }, lastGood],
    ['when nothing was live before', {}, {}],
  ])('shows its fallback %s', async (_when, options, entry) => {
    channel.publish(qa, second);
    await channel.promote({ remotes: { qa: entry } });
    const page = await openPage(options);
    await page.go('qa');
    await screen.findByText('This part is away');
  });
});

describe('a remote that cannot be drawn', () => {
  const lastGood = { lastGood: second, lastGoodFiles: `sha384-${'A'.repeat(64)}` };
  let consoleError: jest.SpyInstance;
  afterEach(() => consoleError.mockRestore());
  beforeEach(() => {
    // React tells of every error that a boundary catches.
    consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const remote of [qa, wizard, strip]) undrawable.add(`${remote.name}@${firstRelease}`);
    for (const remote of [qa, wizard, strip]) channel.publish(remote, second);
  });

  async function openWatched(options?: Parameters<typeof openPage>[0]) {
    const page = await openPage(options);
    const failures: string[] = [];
    page.outcomes.subscribe(({ remote, release, ok }) => {
      if (!ok) failures.push(`${remote}@${release}`);
    });
    return { ...page, failures };
  }

  test('is stood in for by the release before it, once and for all, and its failure is told of its own release', async () => {
    await channel.promote({ remotes: { qa: lastGood } });
    const page = await openWatched();
    await page.go('qa');
    await page.heading(`qa ${second}`);
    expect(screen.queryByRole('alert')).toBeNull();
    await page.go('home');
    await page.heading(`home ${firstRelease}`);
    await page.go('qa');
    await page.heading(`qa ${second}`);
    expect(page.registered).toEqual([`qa@${second}`]);
    expect(page.failures).toEqual([`qa@${firstRelease}`]);
  });

  test('does not hold back who is on the way to another page, when the release before comes late', async () => {
    const letGo = holdBack(`/artifacts/qa/${second}/`);
    await channel.promote({ remotes: { qa: lastGood } });
    const page = await openWatched();
    await page.go('qa');
    const fail = hang(`shop@${firstRelease}`);
    await page.go('shop');
    letGo();
    await act(settled);
    expect(page.registered).toEqual([`qa@${second}`]);
    fail();
    await waitFor(() => expect(page.path()).toBe('/shop'));
  });

  test('later than its slot content is told of the release it was drawn from, and harms no other', async () => {
    const both = aRemote('both', { routes: [route('/')], slots: wizard.slots });
    const live = await LiveChannel.of([both]);
    live.publish(both, second);
    await live.promote({ remotes: { both: lastGood } });
    let release = firstRelease;
    const page = await renderHost(
      [both],
      (_remote, module) => {
        const drawnFrom = release;
        const Screen = () => {
          const [broken, setBroken] = useState(false);
          if (broken) throw new Error('later');
          return <button onClick={() => setBroken(true)}>break {drawnFrom}</button>;
        };
        const Content = () => {
          if (drawnFrom === firstRelease) throw new Error('at once');
          return <p>content {drawnFrom}</p>;
        };
        return Promise.resolve({ Component: module === './page' ? Screen : Content });
      },
      { lang: 'en', live: { keys: live.keys, register: (_remote, source) => void ({ release } = source) } },
    );
    const failures: string[] = [];
    page.outcomes.subscribe((outcome) => outcome.ok || failures.push(`${outcome.remote}@${outcome.release}`));
    page.emit('booking/wizard.open@1', {});
    await screen.findByText(`content ${second}`);
    await page.user.click(screen.getByRole('button', { name: `break ${firstRelease}` }));
    await screen.findByRole('button', { name: `break ${second}` });
    page.stopFollowing();
    expect(failures).toEqual([`both@${firstRelease}`, `both@${firstRelease}`]);
  });

  test('is tried again first at each Retry, when what stands in lacks another screen', async () => {
    broken.add(`qa ./more@${second}`);
    await channel.promote({ remotes: { qa: lastGood } });
    const page = await openWatched();
    await page.go('qa');
    await page.heading(`qa ${second}`);
    await page.go('more');
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await act(settled);
    await screen.findByText('This part is away');
    expect(page.registered).toEqual([second, firstRelease, second].map((release) => `qa@${release}`));
    undrawable.clear();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await page.heading(`qa ${firstRelease}`);
  });

  test('is back at Retry once it is repaired, though the release before cannot be had', async () => {
    broken.add(`qa@${second}`);
    await channel.promote({ remotes: { qa: lastGood } });
    const page = await openWatched();
    await page.go('qa');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    undrawable.clear();
    await page.user.click(retry);
    await page.heading(`qa ${firstRelease}`);
    expect(page.reference()).not.toContain('qa@');
  });

  test('as an overlay is back when it is called again, though the release before cannot be had', async () => {
    broken.add(`wizard@${second}`);
    await channel.promote({ remotes: { wizard: lastGood } });
    const page = await openPage();
    page.emit('booking/wizard.open@1', {});
    await screen.findByText(/could not open this part/);
    undrawable.clear();
    page.emit('booking/wizard.open@1', {});
    await screen.findByText(`wizard ${firstRelease}`);
  });

  test('is stood in for at Retry, when nothing could be asked at first', async () => {
    const page = await openWatched();
    await page.go('qa');
    await screen.findByText('This part is away');
    await channel.promote({ remotes: { qa: lastGood } });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await page.heading(`qa ${second}`);
  });

  test('is stood in for by the base, when its visitor has it in a share', async () => {
    channel.publish(qa, third);
    await channel.promote({ remotes: { qa: { release: third } } });
    const page = await openWatched();
    await page.go('qa');
    await page.heading(`qa ${third}`);
    expect(page.reference()).toContain('qa@');
  });

  const preview = { id: 'p', replaces: { qa: firstRelease } };
  test.each([
    ['the one before cannot be drawn either', {}, lastGood, [`qa@${second}`]],
    ['nothing was live before', {}, {}, []],
    ['it is shown in a preview', { preview }, lastGood, []],
  ])('shows its fallback when %s, and is back at Retry', async (_when, options, entry, others) => {
    for (const other of others) undrawable.add(other);
    await channel.promote({ remotes: { qa: entry } });
    const page = await openWatched(options);
    await page.go('qa');
    await screen.findByText('This part is away');
    undrawable.clear();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: /^qa/ });
  });

  test.each([
    ['as an overlay', 'wizard', {}],
    ['as a part of the page', 'strip', { slotContent: { 'strip ./slot-content': {} } }],
  ])('%s is stood in for by the release before it, without another call', async (_as, remote, options) => {
    await channel.promote({ remotes: { [remote]: lastGood } });
    const page = await openPage(options);
    page.emit('booking/wizard.open@1', {});
    await screen.findByText(`${remote} ${second}`);
    expect(page.registered).toEqual([`${remote}@${second}`]);
  });

  test('as an overlay is stood in for though it was called again while that was on its way', async () => {
    const letGo = holdBack(`/artifacts/wizard/${second}/`);
    await channel.promote({ remotes: { wizard: lastGood } });
    const page = await openPage();
    page.emit('booking/wizard.open@1', {});
    await act(settled);
    page.emit('booking/wizard.open@1', {});
    await act(settled);
    letGo();
    await screen.findByText(`wizard ${second}`);
  });

  test('as an overlay without another release says so, and leaves its place empty', async () => {
    await channel.promote({ remotes: { wizard: {} } });
    const page = await openPage();
    page.emit('booking/wizard.open@1', {});
    await screen.findByText(/could not open this part/);
    expect(screen.queryByText(/^wizard/)).toBeNull();
  });
});
