import path from 'node:path';
import type { CheckFinding, Registry } from '@clinic/contracts';
import { RemoteDescriptor } from '@clinic/contracts/registry';
import { rendersOnServer } from '../checks/renders-on-server.ts';
import type { RenderPages, SmokeRender } from '../checks/renders-on-server.ts';
import { isStoreError } from '../store/errors.ts';
import type { ReleaseStore } from '../store/index.ts';

/** A build that passed every other check. */
export interface Built {
  name: string;
  release: string;
  /** Directory with the build's output, and the same in memory. */
  directory: string;
  files: ReadonlyMap<string, Buffer>;
}

interface SmokeRenderContext {
  store: Pick<ReleaseStore, 'location' | 'readRegistry' | 'readDescriptor' | 'intactDirectory'>;
  apiBaseUrl?: string | undefined;
  /** Renders the pages; in a thread of this process unless given. */
  render?: RenderPages | undefined;
}

/** Where nothing answers: pages whose data come from the API can then not be judged. */
const noApi = 'http://127.0.0.1:9';

/**
 * Renders a build inside what is live, without what is released in the same go. Null, as nothing was tried, for a remote
 * whose host is released with it and for the first host: the combination that they will be in does not exist yet. Otherwise
 * a warning says when nothing is live, since the store may be another one than was meant.
 */
export async function smokeRenderInLive(
  { store, apiBaseUrl = noApi, render }: SmokeRenderContext,
  built: Built,
  together: readonly string[],
): Promise<CheckFinding[] | null> {
  const live = await store.readRegistry('production');
  if (together.includes('host') && (live === null || built.name !== 'host')) return null;
  if (live === null) {
    const message = `Nothing is live in production of ${store.location}: ${built.name} was not compared with a host or other remotes.`;
    return [{ level: 'warn', check: 'live', message }];
  }
  try {
    const deployment = await liveRemotes(store, live, together);
    const target = built.name === 'host' ? ofHost(built, deployment) : await ofRemote(store, live, built, deployment);
    return await rendersOnServer({ ...target, apiBaseUrl, candidate: built.name }, render);
  } catch (error) {
    if (!isStoreError(error)) throw error;
    const message = `${built.name} could not be rendered inside what is live: ${error.message}`;
    return [{ level: 'warn', check: 'renders-on-server', message }];
  }
}

type Parts = Omit<SmokeRender, 'apiBaseUrl' | 'candidate'>;

function ofHost({ release, directory }: Built, remotes: SmokeRender['remotes']): Parts {
  return { host: release, rendererFile: rendererIn(directory), remotes };
}

async function ofRemote(
  store: SmokeRenderContext['store'],
  { host }: Registry,
  built: Built,
  remotes: SmokeRender['remotes'],
): Promise<Parts> {
  const { name, release, directory, files } = built;
  const descriptor = RemoteDescriptor.parse(JSON.parse(String(files.get('remote.json'))));
  const rendererFile = rendererIn(await store.intactDirectory('host', host.release, host.filesIntegrity));
  return {
    host: host.release,
    rendererFile,
    remotes: { ...remotes, [name]: { release, descriptor, container: containerIn(directory) } },
  };
}

async function liveRemotes(
  store: SmokeRenderContext['store'],
  live: Registry,
  without: readonly string[],
): Promise<SmokeRender['remotes']> {
  const others = Object.entries(live.remotes).filter(([name]) => !without.includes(name));
  const read = others.map(async ([name, { release, filesIntegrity }]) => {
    const container = containerIn(await store.intactDirectory(name, release, filesIntegrity));
    return [name, { release, descriptor: await store.readDescriptor(name, release), container }] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

const rendererIn = (directory: string) => path.join(directory, 'node', 'renderer.cjs');
const containerIn = (directory: string) => path.join(directory, 'node', 'container.cjs');
