import path from 'node:path';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { HostEntry, RemoteDescriptor, RemoteEntry, RemoteRoute } from '@clinic/shared/contracts';
import type { Brand } from '@clinic/shared/routing';
import type { ReleaseStore } from '@clinic/releases/store';
import type { BootData, CatalogueEntry, PageDescriptor, SiteBoot } from '../src/app/boot-data.ts';

/** A composition with everything that serving and rendering it needs, read from the store and checked. */
export interface ComposedSite {
  id: string;
  boot: SiteBoot;
  /** Every page of its remotes, with what only the server needs to know of it. */
  routes: RemoteRoute[];
  host: { base: string; scripts: string[]; fonts: { arabic: string; latin: string } };
  /** The renderer's bundle on disk, and each remote's container. */
  rendererFile: string;
  containers: Record<string, string>;
  /** Files that an exposed module needs, as addresses, entry first. */
  filesOf: (remote: string, module: string) => string[];
}

/** The part of a federation manifest that says which files an exposed module needs. */
const Manifest = z.object({
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

interface Parts {
  composition: string;
  seq: number;
  channel: string;
  host: HostEntry;
  remotes: Readonly<Record<string, RemoteEntry>>;
  preview: BootData['preview'];
}

/**
 * Reads a composition. Every file of every artifact is compared with its published hash: what was altered on disk is
 * never executed.
 * @param onDamage what to do about a remote that is missing or damaged; without it the whole composition is refused
 * @throws when an artifact is missing or damaged; the composition that is live then stays
 */
export async function readComposedSite(
  store: ReleaseStore,
  parts: Parts,
  brand: Brand,
  onDamage?: (name: string, error: unknown) => void,
): Promise<ComposedSite> {
  await demandIntact(store, 'host', parts.host);
  const hostDescriptor = await store.readHostDescriptor(parts.host.release);
  const hostBase = `/artifacts/host/${parts.host.release}/`;
  const remotes: Record<string, CatalogueEntry> = {};
  const containers: Record<string, string> = {};
  const files = new Map<string, string[]>();
  const routes: RemoteRoute[] = [];

  for (const [name, entry] of Object.entries(parts.remotes)) {
    const base = `/artifacts/${name}/${entry.release}/`;
    const directory = store.artifactDir(name, entry.release);
    try {
      await demandIntact(store, name, entry);
      const descriptor = await store.readDescriptor(name, entry.release);
      remotes[name] = { release: entry.release, base, descriptor: forPages(descriptor) };
      routes.push(...descriptor.routes);
      const manifest = Manifest.parse(JSON.parse(await readFile(path.join(directory, 'mf-manifest.json'), 'utf8')));
      for (const { path: module, assets } of manifest.exposes) {
        files.set(`${name} ${module}`, [`${base}remoteEntry.js`, ...assets.js.sync.map((file) => base + file)]);
      }
      containers[name] = path.join(directory, 'node', 'container.cjs');
    } catch (error) {
      if (onDamage === undefined) throw error;
      onDamage(name, error);
      // What it says about itself may be whole: its pages can then say that it is away.
      const descriptor = await store.readDescriptor(name, entry.release).catch(() => null);
      if (descriptor !== null) remotes[name] = { release: entry.release, base, descriptor: forPages(descriptor) };
    }
  }
  const font = (subset: string) => hostBase + (hostDescriptor.fonts.find((file) => file.includes(`-${subset}.`)) ?? '');
  return {
    id: parts.composition,
    routes,
    boot: {
      composition: { id: parts.composition, seq: parts.seq, channel: parts.channel },
      preview: parts.preview,
      host: { release: parts.host.release, base: hostBase },
      remotes,
      brand,
    },
    host: {
      base: hostBase,
      scripts: hostDescriptor.scripts.map((file) => hostBase + file),
      fonts: { arabic: font('arabic'), latin: font('latin') },
    },
    rendererFile: path.join(store.artifactDir('host', parts.host.release), 'node', 'renderer.cjs'),
    containers,
    filesOf: (remote, module) => files.get(`${remote} ${module}`) ?? [],
  };
}

async function demandIntact(
  store: ReleaseStore,
  name: string,
  entry: Pick<HostEntry, 'release' | 'filesIntegrity'>,
): Promise<void> {
  const damage = await store.verifyArtifact(name, entry.release, entry.filesIntegrity);
  const [first] = damage;
  if (first !== undefined) throw new Error(`${name}@${entry.release} is not as published: ${first.path}`);
}

function forPages(descriptor: RemoteDescriptor): PageDescriptor {
  const { title, routes, navigation, slots, emits, listens, fallback } = descriptor;
  return { title, routes, navigation, slots, emits, listens, fallback };
}
