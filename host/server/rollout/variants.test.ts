import type { Registry, RemoteEntry } from '@clinic/contracts';
import { releaseFor } from '@clinic/contracts/host';
import { Variants } from './variants.ts';

const names = ['account', 'booking', 'content', 'qa', 'results'];

function entryOf(name: string, rollout: boolean): RemoteEntry {
  const [release, to, contract] = ['1.0.0+aaaaaaa', '2.0.0+bbbbbbb', '1.0'];
  const entry = { release, contract, manifest: '', integrity: '', files: '', filesIntegrity: '' };
  return rollout ? { ...entry, rollout: { to, contract, filesIntegrity: '', percent: 50, salt: name } } : entry;
}

function registryOf(rolledOut: readonly string[], seq = 1): Registry {
  return {
    schema: 'clinic-registry/1',
    channel: 'production',
    seq,
    composition: 'c-000000000000',
    previous: null,
    issuedAt: '2026-03-01T09:00:00.000Z',
    by: 'tests',
    host: { release: '1.0.0+aaaaaaa', contract: '1.0', files: '', filesIntegrity: '' },
    remotes: Object.fromEntries(names.map((name) => [name, entryOf(name, rolledOut.includes(name))])),
  };
}

/** A visitor who is in the share of exactly these rollouts. */
async function visitorIn(registry: Registry, wanted: readonly string[]): Promise<string> {
  for (let number = 0; ; number += 1) {
    const visitor = number.toString(16).padStart(32, '0');
    const drawn = await Promise.all(
      Object.entries(registry.remotes).map(async ([name, entry]) =>
        (await releaseFor(entry, visitor)) === entry.release ? [] : [name],
      ),
    );
    if (drawn.flat().join() === [...wanted].sort().join()) return visitor;
  }
}

/** What is prepared, one after another; each waits to be let go on. */
function workshop(room: { places?: number; stay?: number } = {}) {
  const begun: string[] = [];
  const retired: string[] = [];
  const errors: unknown[] = [];
  const going: ((error?: Error) => void)[] = [];
  let received: () => void = () => undefined;
  const variants = new Variants<string>({
    prepare: (_registry, replaces) => {
      const what = Object.keys(replaces).sort().join('+');
      begun.push(what);
      received();
      return new Promise((resolve, reject) =>
        going.push((error) => (error === undefined ? resolve(what) : reject(error))),
      );
    },
    retire: (site) => retired.push(site),
    log: { error: (...logged: unknown[]) => void errors.push(logged) },
    failed: () => undefined,
    pause: 1,
    ...room,
  });
  /** Waits until something is being prepared, and ends that. */
  const end = async (error?: Error) => {
    while (going.length === 0) await new Promise<void>((resolve) => (received = resolve));
    going.shift()?.(error);
    // What waits for it goes on.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { variants, begun, retired, errors, end, underway: () => going.length };
}

test('one is prepared at a time, those of one rollout before combinations', async () => {
  const { variants, begun, end, underway } = workshop();
  const both = await visitorIn(registryOf(['booking', 'content']), ['booking', 'content']);
  variants.adopt(registryOf(['booking', 'content']));
  expect(await variants.siteFor(both)).toBeNull();
  variants.adopt(registryOf(['booking', 'content', 'qa'], 2));
  const order = ['booking', 'content', 'qa', 'booking+content'];
  for (let time = 1; time <= order.length; time += 1) {
    expect(begun).toEqual(order.slice(0, time));
    expect(underway()).toBe(1);
    await end();
  }
  expect(underway()).toBe(0);
});

test('three rollouts at once: whoever came first keeps their releases, the others get what is ready of theirs, and nothing is made again', async () => {
  const { variants, begun, retired, end } = workshop();
  const registry = registryOf(['booking', 'content', 'qa']);
  variants.adopt(registry);
  const first = await visitorIn(registry, ['content', 'qa']);
  await variants.siteFor(first);
  for (let time = 0; time < 4; time += 1) await end();
  const alone = await visitorIn(registry, ['qa']);
  const others = [
    await visitorIn(registry, ['booking', 'qa']),
    await visitorIn(registry, ['booking', 'content', 'qa']),
  ];
  for (let time = 0; time < 3; time += 1) {
    for (const [index, visitor] of others.entries())
      expect(await variants.siteFor(visitor)).toBe(['booking', 'content+qa'][index]);
    expect(await variants.siteFor(first)).toBe('content+qa');
    expect(await variants.siteFor(alone)).toBe('qa');
  }
  expect(begun).toHaveLength(4);
  expect(retired).toEqual([]);
});

test('a combination that nobody asked for gives its place away, the one asked for longest ago first; one rollout alone never', async () => {
  const { variants, retired, end } = workshop({ places: 5, stay: 0 });
  const alone = ['booking', 'content', 'qa'];
  const registry = registryOf(alone);
  variants.adopt(registry);
  const [first, second, third] = await Promise.all(
    [
      ['booking', 'content'],
      ['booking', 'qa'],
      ['content', 'qa'],
    ].map((pair) => visitorIn(registry, pair)),
  );
  for (const visitor of [first, second]) await variants.siteFor(visitor ?? '');
  for (let time = 0; time < 5; time += 1) await end();
  expect(await variants.siteFor(second ?? '')).toBe('booking+qa');
  expect(await variants.siteFor(first ?? '')).toBe('booking+content');

  expect(await variants.siteFor(third ?? '')).toBe('content');
  expect(retired).toEqual(['booking+qa']);
  await end();
  expect(await variants.siteFor(third ?? '')).toBe('content+qa');
  expect(await variants.siteFor(first ?? '')).toBe('booking+content');
  for (const name of alone) expect(await variants.siteFor(await visitorIn(registry, [name]))).toBe(name);
});

test('with more rollouts than places one combination has a renderer all the same, and the others get a part', async () => {
  const { variants, begun, retired, end } = workshop({ stay: 60_000 });
  variants.adopt(registryOf(['booking', 'content', 'qa']));
  const pair = await visitorIn(registryOf(['booking', 'content', 'qa']), ['booking', 'qa']);
  await variants.siteFor(pair);
  for (let time = 0; time < 4; time += 1) await end();
  const all = registryOf(names, 2);
  variants.adopt(all);
  for (let time = 0; time < 2; time += 1) await end();
  expect(retired).toEqual([]);
  expect(await variants.siteFor(await visitorIn(all, ['booking', 'qa']))).toBe('booking+qa');
  expect(await variants.siteFor(await visitorIn(all, ['account', 'booking', 'qa', 'results']))).toBe('booking+qa');
  expect(await variants.siteFor(await visitorIn(all, ['account', 'results']))).toBe('account');
  expect(begun.slice(4).sort()).toEqual(['account', 'results']);
});

test('four rollouts at once serve a visitor who is in all of them', async () => {
  const { variants, end } = workshop();
  const four = names.slice(0, 4);
  const registry = registryOf(four);
  variants.adopt(registry);
  const visitor = await visitorIn(registry, four);
  expect(await variants.siteFor(visitor)).toBeNull();
  for (let time = 0; time < 5; time += 1) await end();
  expect(await variants.siteFor(visitor)).toBe(four.join('+'));
});

test('one that is being prepared goes on while its share grows; one whose rollout ended is thrown away', async () => {
  const { variants, begun, retired, end } = workshop();
  variants.adopt(registryOf(['booking']));
  variants.adopt(registryOf(['booking'], 2));
  await end();
  expect(await variants.siteFor(await visitorIn(registryOf(['booking']), ['booking']))).toBe('booking');
  expect(begun).toEqual(['booking']);

  variants.adopt(registryOf(['qa'], 3));
  expect(retired).toEqual(['booking']);
  variants.adopt(registryOf([], 4));
  await end();
  expect(retired).toEqual(['booking', 'qa']);
});

test('one that could not be prepared is tried again after a pause; the same reason is told once', async () => {
  const { variants, begun, errors, end } = workshop();
  const registry = registryOf(['booking']);
  const visitor = await visitorIn(registry, ['booking']);
  variants.adopt(registry);
  for (const why of ['away', 'away', 'damaged']) await end(new Error(why));
  expect(await variants.siteFor(visitor)).toBeNull();
  await end();
  expect(await variants.siteFor(visitor)).toBe('booking');
  expect(begun).toHaveLength(4);
  expect(errors).toHaveLength(2);
});
