import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { RemoteDescriptor } from '@clinic/shared/contracts';
import type { Builds } from '@clinic/shared/build/builds';
import type { CatalogueEntry } from '../src/app/boot-data.ts';
import type { Brand } from '../src/brand/brand.ts';
import type { Rendered } from '../src/entry.server.tsx';
import type { ComposedSite } from './composed-site.ts';
import type { PackageBuilds } from './dev-builds.ts';

/** Takes the place of a release in the addresses of files that are rebuilt at each save. */
export const devRelease = 'dev';

const HostManifest = z.object({ scripts: z.array(z.string()), fonts: z.array(z.string()) });

const baseOf = (name: string) => `/artifacts/${name}/${devRelease}/`;

/** What the pages are told: nothing of a package that was never built. */
export async function buildsOf(builds: PackageBuilds): Promise<Builds> {
  const states = [...builds.packages];
  return {
    composition: compositionOf(await remotesOf(builds)),
    hashes: Object.fromEntries(states.flatMap(([name, { hash }]) => (hash === null ? [] : [[name, hash]]))),
    errors: states.flatMap(([, { errors }]) => errors),
  };
}

/**
 * The site as it is built at this moment; null while the host could not be built. Remotes that could not be are left out.
 */
export async function readDevSite(builds: PackageBuilds, brand: Brand): Promise<ComposedSite | null> {
  if (!isBuilt(builds, 'host')) return null;
  const host = HostManifest.parse(JSON.parse(String(await builds.read('host', 'host.json'))));
  const remotes = await remotesOf(builds);
  const base = baseOf('host');
  const font = (subset: string) => base + (host.fonts.find((file) => file.includes(`-${subset}.`)) ?? '');
  const id = compositionOf(remotes);
  return {
    id,
    boot: {
      composition: { id, seq: 0, channel: devRelease },
      preview: null,
      host: { release: devRelease, base },
      remotes,
      brand,
    },
    host: {
      base,
      scripts: host.scripts.map((file) => base + file),
      fonts: { arabic: font('arabic'), latin: font('latin') },
    },
    rendererFile: '',
    containers: {},
    filesOf: () => [],
  };
}

/** Pages are rendered in the browser only: what the server sends is the frame's empty place, under a title for the meantime. */
export function unrendered(title: string): Rendered {
  return {
    status: 200,
    location: null,
    html: '',
    styles: [],
    meta: { title },
    hydration: null,
    used: [],
    failed: false,
  };
}

async function remotesOf(builds: PackageBuilds): Promise<Record<string, CatalogueEntry>> {
  const names = [...builds.packages.keys()].filter((name) => name !== 'host' && isBuilt(builds, name)).sort();
  const entries = names.map(async (name): Promise<[string, CatalogueEntry]> => {
    // The build has checked it against the contract.
    const descriptor = JSON.parse(String(await builds.read(name, 'remote.json'))) as RemoteDescriptor;
    return [name, { release: devRelease, base: baseOf(name), descriptor }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

const isBuilt = (builds: PackageBuilds, name: string) => (builds.packages.get(name)?.hash ?? null) !== null;

/** Changes with any remote's description of itself. */
function compositionOf(remotes: Record<string, CatalogueEntry>): string {
  return `${devRelease}-${createHash('sha256').update(JSON.stringify(remotes)).digest('hex').slice(0, 8)}`;
}
