import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { RemoteDescriptor } from '@clinic/contracts/registry';
import { roles } from '@clinic/contracts';
import type { RemoteDescription } from '@clinic/contracts';

const root = path.join(__dirname, '..', '..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));

async function descriptor(folder: string): Promise<RemoteDescription> {
  const { remote } = (await import(path.join(root, folder, 'src', 'remote.ts'))) as { remote: RemoteDescription };
  return remote;
}

test.each(remotes)('%s: its descriptor fits the contract', async (folder) => {
  const parsed = RemoteDescriptor.safeParse({
    schema: 'clinic-remote/1',
    version: '1.0.0',
    contract: '1.0',
    ...(await descriptor(folder)),
  });
  expect(parsed.error?.issues ?? []).toEqual([]);
});

test.each(remotes)('S21: %s: every address has the folder that its screen names', async (folder) => {
  const missing = (await descriptor(folder)).routes
    .map((route) => path.join(folder, 'src', route.screen.slice(2)))
    .filter(
      (screen) => !existsSync(path.join(root, screen, 'index.ts')) && !existsSync(path.join(root, screen, 'index.tsx')),
    );
  expect(missing).toEqual([]);
});

test('no two remotes claim the same address, and every navigation item leads to a page that exists', async () => {
  const all = await Promise.all(remotes.map(descriptor));
  const addresses = all.flatMap(({ routes }) => routes.map((route) => route.path.toLowerCase()));
  expect(new Set(addresses).size).toBe(addresses.length);
  const targets = all.flatMap(({ navigation = [] }) =>
    navigation.flatMap((item) => (item.to === undefined ? [] : [item.to])),
  );
  const known = (target: string) =>
    addresses.some((address) => new RegExp(`^${address.replace(/:[^/]+/g, '[^/]+')}$`, 'i').test(target));
  expect(targets.filter((target) => !known(target))).toEqual([]);
});

test('exactly one page of the site is its sign-in page, and visitors may open it', async () => {
  const pages = (await Promise.all(remotes.map(descriptor))).flatMap(({ routes }) => routes);
  const signIn = pages.filter(({ purpose }) => purpose === 'sign-in');
  expect(signIn).toHaveLength(1);
  expect(signIn[0]?.auth ?? 'public').toBe('public');
});

test('no navigation item leads its readers to a page that is not for them', async () => {
  const all = await Promise.all(remotes.map(descriptor));
  const guarded = all.flatMap(({ routes }) => routes).filter(({ roles }) => roles !== undefined);
  const misleading = all
    .flatMap(({ navigation = [] }) => navigation)
    .filter(({ to, roles: readers = Object.keys(roles) }) =>
      guarded.some((page) => page.path === to && readers.some((role) => !page.roles?.some((one) => one === role))),
    );
  expect(misleading.map(({ id }) => id)).toEqual([]);
});
