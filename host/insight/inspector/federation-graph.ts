import { useEffect } from 'react';
import type { HostServices } from '../../shell/app/host-context.ts';
import { read } from './read.ts';

/** What is read of the manifest that Module Federation writes. */
interface Manifest {
  name: string;
  metaData: {
    globalName: string;
    buildInfo: { buildVersion: string };
    remoteEntry: { name: string; type: string };
    types: { zip: string; api: string };
  };
  exposes: { name: string; path: string; assets: object }[];
  shared: { name: string; version: string; assets: object }[];
}

/** Where the runtime of Module Federation keeps what it knows, and its devtools look. */
interface WithFederation {
  __FEDERATION__?: { moduleInfo: object };
}

/** The name that the host has for the runtime. */
const consumer = 'host';

/**
 * Gives Module Federation's devtools what they draw: which remotes the host takes, in which releases, and what each exposes
 * and shares (`__FEDERATION__.moduleInfo`). The runtime would keep that by itself only with code that every visitor would
 * load, so it is filled in where the inspector runs and nowhere else. Nothing is loaded by what stands there.
 */
export function useFederationGraph({ boot, catalogue }: HostServices): void {
  // A release may be replaced while the page is open.
  const places = JSON.stringify(Object.entries(catalogue.remotes).map(([name, { base }]) => [name, base]));
  useEffect(() => {
    const ended = new AbortController();
    const fill = async () => {
      const remotes = await Promise.all(
        (JSON.parse(places) as [string, string][]).map(([name, base]) => snapshotOf(name, base, ended.signal)),
      );
      const { __FEDERATION__: federation } = globalThis as WithFederation;
      if (federation === undefined || ended.signal.aborted) return;
      const release = boot.host.release;
      const host = {
        version: release,
        buildVersion: release,
        globalName: consumer,
        publicPath: new URL(boot.host.base, location.origin).href,
        remoteEntry: '',
        remotesInfo: Object.fromEntries(remotes.map(({ name, version }) => [name, { matchedVersion: version }])),
        modules: [],
        shared: [],
      };
      const producers = remotes.map(({ name, ...remote }) => [`${name}:${remote.version}`, remote] as const);
      federation.moduleInfo = { [consumer]: host, ...Object.fromEntries(producers) };
    };
    void fill();
    return () => ended.abort();
  }, [boot, places]);
}

/** A remote as the devtools know one. Its version is its address, by which the host takes it. */
interface Snapshot {
  name: string;
  version: string;
  publicPath: string;
  globalName?: string;
  buildVersion?: string;
  remoteEntry?: string;
  remoteEntryType?: string;
  remoteTypesZip?: string;
  remoteTypesAPI?: string;
  remotesInfo: object;
  modules?: object[];
  shared?: object[];
}

/** One whose manifest cannot be read is known by its address alone. */
async function snapshotOf(remote: string, base: string, signal: AbortSignal): Promise<Snapshot> {
  const publicPath = new URL(base, location.origin).href;
  const known = { version: `${publicPath}remoteEntry.js`, publicPath, remotesInfo: {} };
  const manifest = await read<Manifest>(`${base}mf-manifest.json`, signal);
  if (manifest === null) return { name: remote, ...known };
  const { name, metaData, exposes, shared } = manifest;
  return {
    name,
    ...known,
    globalName: metaData.globalName,
    buildVersion: metaData.buildInfo.buildVersion,
    remoteEntry: metaData.remoteEntry.name,
    remoteEntryType: metaData.remoteEntry.type,
    remoteTypesZip: metaData.types.zip,
    remoteTypesAPI: metaData.types.api,
    modules: exposes.map(({ name: moduleName, path, assets }) => ({ moduleName, modulePath: path, assets })),
    shared: shared.map(({ name: sharedName, version, assets }) => ({ sharedName, version, assets })),
  };
}
