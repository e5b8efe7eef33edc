import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ChannelName, TeamRight } from '@clinic/contracts/registry';
import { buildService } from '../service/app.ts';
import { readServiceSettings } from '../service/settings.ts';
import type { ServiceSettings } from '../service/settings.ts';
import { openStore } from '../store/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { ServiceConnection } from '../remote/service-connection.ts';
import { aDescriptor, aHostBuild, aRemoteBuild, first, hostRelease, publish, site } from './fixtures.ts';

/** A host whose renderer executes the container of each remote, as the real one does. */
const renderer = `
exports.createTrial = ({ remotes, requireFile }) => ({
  async render() {
    for (const { container } of Object.values(remotes)) await requireFile(container).render();
    return { status: 200, empty: false, failures: [] };
  },
});`;

/** The script of a remote that does nothing. */
export const sound = 'exports.render = () => undefined';

/** A store with a host that executes what it renders, booking and qa, all live in production and staging. */
export async function aServedStore(directory: string, now = () => new Date()): Promise<ReleaseStore> {
  const store = openStore(path.join(directory, 'releases'), { localState: directory, createKeys: true, site, now });
  await publish(store, 'host', hostRelease, { ...aHostBuild(), 'node/renderer.cjs': renderer });
  const changes = { host: hostRelease, booking: first, qa: first };
  for (const name of ['booking', 'qa']) await publish(store, name, first, aRemoteBuild(aDescriptor(name), sound));
  for (const channel of ChannelName.options) await store.promote({ channel, changes, by: 'tests' });
  return store;
}

/** What may do everything. */
export const everything = { remotes: ['*'], channels: ChannelName.options, rights: TeamRight.options };

export interface RunningService {
  address: string;
  app: FastifyInstance;
  store: ReleaseStore;
  /** The token of a team that may do everything. */
  platform: string;
  /** Calls the service with a token. */
  connection: (token: string) => ServiceConnection;
  close: () => Promise<void>;
}

/** Whether this machine can keep what is checked from the network. */
export const hasNamespaces =
  spawnSync('unshare', ['--map-root-user', '--net', '--mount', '--pid', '--fork', 'true']).status === 0;

/** Settings of its own, and the longest time of one part of the checks, in milliseconds. */
type ServiceOptions = Partial<ServiceSettings> & { timeoutMs?: number };

/** The settings of a service over a store. */
function serviceSettings(store: ReleaseStore, { timeoutMs = 20_000, ...more }: ServiceOptions): ServiceSettings {
  const settings = readServiceSettings({ LOG_LEVEL: 'silent' });
  const { sandbox } = settings;
  const hidden = [path.join(store.localState, 'keys')];
  const kind = hasNamespaces ? ('namespaces' as const) : ('process' as const);
  return { ...settings, sandbox: { ...sandbox, kind, hidden, timeoutMs }, ...more };
}

/** The service itself, listening on a free port of this machine. */
export async function aService(directory: string, options: ServiceOptions = {}): Promise<RunningService> {
  return serviceOver(await aServedStore(directory), options);
}

/** The same over a store that is there already. */
export async function serviceOver(store: ReleaseStore, options: ServiceOptions = {}): Promise<RunningService> {
  const platform = await store.addTeam({ name: 'platform', ...everything, by: 'tests' });
  const app = await buildService(serviceSettings(store, options), store);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const connection = (token: string) => new ServiceConnection(address, () => Promise.resolve(token));
  return { address, app, store, platform, connection, close: () => app.close() };
}
