import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { HostProvides, RemoteDescriptor } from '@clinic/contracts';
import { aRoute } from '@clinic/contracts/testing';
import { typesCommand } from '../cli/commands/types.ts';
import { contextOf } from '../cli/context.ts';
import { checkPackages, publishPackages } from '../publishing/publish.ts';
import type { Checked } from '../publishing/publish.ts';
import { aClone } from '../testing/clone.ts';
import type { Clone } from '../testing/clone.ts';
import {
  aDescriptor,
  aHostBuild,
  aHostDescriptor,
  aRemoteBuild,
  first,
  inTemporaryDirectory,
  publish,
} from '../testing/fixtures.ts';
import { typeOf } from './type-of-schema.ts';

const booked = {
  type: 'object',
  properties: { appointment: { type: 'integer' }, place: { enum: ['clinic', 'video'] } },
  required: ['appointment'],
  additionalProperties: false,
};
const provides: Partial<HostProvides> = {
  slots: ['overlay', 'banner'],
  events: { 'booking/appointment.created@1': { accepts: booked, sends: booked } },
};
const qa = aDescriptor('qa', {
  routes: [
    aRoute('/qa'),
    aRoute('/qa/:id/answers/*'),
    aRoute('/qa/mine', './page', { auth: 'member', rendering: 'client' }),
  ],
});

/** A deployed site: its page, and the files of its releases. */
async function aSite(files: Record<string, unknown>) {
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    if (file === undefined) response.writeHead(404).end();
    else response.end(typeof file === 'string' ? file : JSON.stringify(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const pageOf = (boot: object) =>
  `<!doctype html><script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;
const registry = {
  composition: 'c-0123456789ab',
  host: { release: first },
  remotes: { qa: { release: first }, booking: { release: first } },
};
const site = {
  '/': pageOf({ composition: { id: 'c-0123456789ab', seq: 4, channel: 'staging' } }),
  '/registry/staging.json': registry,
  [`/artifacts/host/${first}/host.json`]: aHostDescriptor(provides),
  [`/artifacts/qa/${first}/remote.json`]: qa,
  [`/artifacts/booking/${first}/remote.json`]: aDescriptor('booking'),
};

/** Writes the types of booking in a clone, from a site with these files. */
async function write({ root }: Clone, files: Record<string, unknown>): Promise<string> {
  const deployed = await aSite(files);
  try {
    const command = typesCommand({
      ...contextOf({}, root),
      root,
      here: 'booking',
      print: () => undefined,
    }).exitOverride();
    await command.parseAsync(['--from', deployed.address], { from: 'user' });
    return await readFile(path.join(root, 'mfe-booking', 'src', 'live-site.ts'), 'utf8');
  } finally {
    deployed.close();
  }
}

function withClone(test: (clone: Clone) => Promise<void>): Promise<void> {
  return inTemporaryDirectory(async (directory) => test(await aClone(directory)));
}

test('the types of a site are those of its events, slots, versions, and of the public pages of the other remotes', () =>
  withClone(async (clone) => {
    const text = await write(clone, site);
    expect(text).toContain('"c-0123456789ab"');
    expect(text).toContain('host: "1.0.0";');
    expect(text).toContain('remotes: { "qa": "1.0.0" };');
    expect(text).toContain('export type LiveSlot = "banner" | "overlay";');
    expect(text).toContain('export type LivePath = "/qa" | `/qa/${string}/answers/${string}`;');
    const payload = '{ "appointment": number; "place"?: "clinic" | "video" }';
    expect(text).toContain(`"booking/appointment.created@1": { emit: ${payload}; receive: ${payload} };`);
  }));

test.each([
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ const: 'a"b' }, '"a\\"b"'],
  [{ type: 'array', items: { anyOf: [{ type: 'number' }, { type: 'boolean' }] } }, 'readonly (number | boolean)[]'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, 'Readonly<Record<string, string>>'],
  [{ type: 'object', properties: { 'a-b': { $ref: '#' } } }, '{ "a-b"?: unknown }'],
  [{}, 'unknown'],
])('the schema %j is the type %s', (schema, type) => expect(typeOf(schema)).toBe(type));

test.each<[string, Record<string, unknown>]>([
  ['no page of the platform', { '/': '<!doctype html>' }],
  ['a file that is missing', { ...site, [`/artifacts/qa/${first}/remote.json`]: undefined }],
  ['no registry', { ...site, '/registry/staging.json': undefined }],
  ['a channel that is more than a name', { ...site, '/': pageOf({ composition: { channel: '../staging' } }) }],
  [
    'a name that leaves its folder',
    { ...site, '/registry/staging.json': { ...registry, remotes: { '../x': { release: first } } } },
  ],
  [
    'a composition that is more than an id',
    { ...site, '/registry/staging.json': { ...registry, composition: 'c-1\u2028evil()' } },
  ],
])('a site with %s leaves nothing behind', (_what, files) =>
  withClone(async (clone) => {
    await expect(write(clone, files)).rejects.toMatchObject({ code: expect.stringMatching(/unreachable|damaged/) });
    await expect(readFile(path.join(clone.root, 'mfe-booking', 'src', 'live-site.ts'))).rejects.toThrow('ENOENT');
  }),
);

/** Makes live in production of the clone the same as at the site, but for what is said; gives the releases by name. */
async function live(
  { publishing, write: writeFiles }: Clone,
  host: Partial<HostProvides>,
  remote: Partial<RemoteDescriptor>,
) {
  const build = {
    ...aHostBuild(),
    'host.json': JSON.stringify(aHostDescriptor({ ...provides, host: '1.1.0', ...host })),
  };
  await writeFiles('host', { 'output.json': JSON.stringify(build) });
  await writeFiles('mfe-qa', { 'output.json': JSON.stringify(aRemoteBuild({ ...qa, ...remote })) });
  const published = await publishPackages(publishing, ['host', 'qa']);
  const changes = Object.fromEntries(published.map(({ name, release }) => [name, release]));
  await publishing.store.promote({ channel: 'production', changes, by: 'tests' });
  return changes;
}

const changed = { ...booked, properties: { ...booked.properties, place: { enum: ['clinic', 'video', 'home'] } } };

test.each<[string, Partial<HostProvides>, Partial<RemoteDescriptor>, RegExp]>([
  [
    'a page',
    {},
    { routes: [aRoute('/qa')] },
    /the page \/qa\/:id\/answers\/\* of qa 1\.0\.0, which qa 1\.0\.0 does not/,
  ],
  ['a slot', { slots: ['overlay'] }, {}, /the slot banner of the host 1\.0\.0, which the host 1\.1\.0 does not/],
  [
    'a topic',
    { events: {} },
    {},
    /the topic booking\/appointment\.created@1 of the host 1\.0\.0, which the host 1\.1\.0/,
  ],
  [
    'a payload that grew',
    { events: { 'booking/appointment.created@1': { accepts: changed, sends: changed } } },
    {},
    /as the host 1\.0\.0 has it; the host 1\.1\.0 differs at place: "home" is not accepted/,
  ],
])('a release whose types have %s that is live no longer is refused, with both versions', (_what, host, remote, why) =>
  withClone(async (clone) => {
    await live(clone, host, remote);
    await write(clone, site);
    const [checked] = await checkPackages(clone.publishing, ['booking']);
    const found = checked?.findings.filter(({ check }) => check === 'live-types') ?? [];
    expect(found).toEqual([{ level: 'error', check: 'live-types', message: expect.stringMatching(why) }]);
    await expect(publishPackages(clone.publishing, ['booking'])).rejects.toMatchObject({ code: 'refused' });
  }),
);

test('what came to the site since is no reason to write the types again', () =>
  withClone(async (clone) => {
    await live(clone, { slots: ['overlay', 'banner', 'footer'] }, { routes: [...qa.routes, aRoute('/qa/new')] });
    await write(clone, site);
    const [checked] = await checkPackages(clone.publishing, ['booking']);
    expect(checked?.findings.filter(({ check }) => check === 'live-types')).toEqual([]);
  }));

const liveTypesOf = (checked: readonly Checked[]) =>
  checked.flatMap(({ findings }) => findings.filter(({ check }) => check === 'live-types'));

test('pages of a remote that is live no longer are named, unless it is released in the same go', () =>
  withClone(async (clone) => {
    await live(clone, {}, {});
    await write(clone, site);
    expect(liveTypesOf(await checkPackages(clone.publishing, ['booking']))).toEqual([]);

    await clone.publishing.store.promote({ channel: 'production', changes: { qa: null }, by: 'tests' });
    expect(liveTypesOf(await checkPackages(clone.publishing, ['booking']))).toEqual(
      ['/qa', '/qa/:id/answers/*'].map((page) => ({
        level: 'error',
        check: 'live-types',
        message: `The types in src/live-site.ts have the page ${page} of qa 1.0.0, which is not live. Write them again with: release types`,
      })),
    );
    expect(liveTypesOf(await checkPackages(clone.publishing, ['booking', 'qa']))).toEqual([]);
  }));

test('pages of a remote that was never live are no reason to write the types again', () =>
  withClone(async (clone) => {
    const changes = await live(clone, {}, {});
    const news = aDescriptor('news', { routes: [aRoute('/news')] });
    const remotes = { ...registry.remotes, news: { release: first } };
    await write(clone, {
      ...site,
      '/registry/staging.json': { ...registry, remotes },
      [`/artifacts/news/${first}/remote.json`]: news,
    });
    expect(liveTypesOf(await checkPackages(clone.publishing, ['booking']))).toEqual([]);

    const { store } = clone.publishing;
    await publish(store, 'news', first, aRemoteBuild(news));
    await store.promote({ channel: 'staging', changes: { ...changes, news: first }, by: 'tests' });
    expect(liveTypesOf(await checkPackages(clone.publishing, ['booking']))).toEqual([]);
  }));

test('a site where nothing is live yet is compared with no types', () =>
  withClone(async (clone) => {
    await write(clone, site);
    const published = await publishPackages(clone.publishing, ['host', 'booking', 'qa']);
    expect(liveTypesOf(published)).toEqual([]);
    expect(published.map((one) => one.published)).toEqual([true, true, true]);
  }));
