import {
  ChannelName,
  CompositionId,
  HostDescriptor,
  ReleaseId,
  RemoteDescriptor,
  artifactBase,
} from '@clinic/contracts/registry';
import * as z from 'zod/mini';
import { parseJson } from '../store/backends/durable-files.ts';
import { StoreError } from '../store/errors.ts';
import type { LiveSite } from './live-site.ts';

/** Longest wait for a file of the site in milliseconds, and its most bytes. */
const timeoutMs = 10_000;
const mostBytes = 5_000_000;

const bootElement = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/;

/** The part of a page's boot data that says which channel the site shows. */
const Boot = z.object({ composition: z.object({ channel: ChannelName }) });

/** The part of a registry that says what is live. */
const Live = z.object({
  composition: CompositionId,
  host: z.object({ release: ReleaseId }),
  remotes: z.record(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)), z.object({ release: ReleaseId })),
});

/**
 * Reads what a deployed site has for a remote to build on.
 * @param own the remote itself, which is left out
 * @throws {StoreError} `unreachable` for an address that is no site of this platform
 */
export async function readLiveSite(from: string, own: string): Promise<LiveSite> {
  const page = (await readFile(from, '/')).toString();
  const text = bootElement.exec(page)?.[1];
  if (text === undefined) throw new StoreError('unreachable', `${from} does not answer with a page of the site.`);
  const { channel } = parseJson(Boot, text, `the page of ${from}`).composition;
  const live = parseJson(Live, await readFile(from, `/registry/${channel}.json`), `the registry of ${channel}`);
  const host = parseJson(
    HostDescriptor,
    await readFile(from, `${artifactBase('host', live.host.release)}host.json`),
    'host.json',
  );
  if (host.provides === undefined)
    throw new StoreError(
      'refused',
      `The host ${host.version} of ${from} does not say what it provides. It is too old.`,
    );
  const others = Object.entries(live.remotes).filter(([name]) => name !== own);
  const remotes = await Promise.all(
    others.map(async ([name, { release }]) => {
      const descriptor = parseJson(
        RemoteDescriptor,
        await readFile(from, `${artifactBase(name, release)}remote.json`),
        name,
      );
      const paths = publicPaths(descriptor);
      return [name, { version: descriptor.version, paths }] as const;
    }),
  );
  const { host: version, api, slots, navigationSlots, events } = host.provides;
  return {
    schema: 'clinic-live-site/1',
    from,
    composition: live.composition,
    host: {
      version,
      contract: host.contract,
      api,
      slots: slots.toSorted(),
      navigationSlots: navigationSlots.toSorted(),
    },
    events: sorted(events),
    remotes: sorted(Object.fromEntries(remotes)),
  };
}

/** Path patterns of the pages that everybody may open. */
export function publicPaths({ routes }: Pick<RemoteDescriptor, 'routes'>): string[] {
  return routes
    .filter(({ auth }) => auth === 'public')
    .map(({ path }) => path)
    .sort();
}

async function readFile(site: string, path: string): Promise<Buffer> {
  const url = new URL(path, site);
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), headers: { accept: '*/*' } });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > mostBytes) throw new Error('it is too large');
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StoreError('unreachable', `${url.href} could not be read: ${why}.`);
  }
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
