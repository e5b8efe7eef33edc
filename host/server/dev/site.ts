import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { RemoteDescriptor } from '@clinic/contracts';
import type { Builds } from '@clinic/build/builds';
import { pageDescriptor } from '@clinic/contracts/host';
import type { CatalogueEntry, Rendered } from '@clinic/contracts/host';
import { colorsOf } from '../rendering/composed-site.ts';
import type { ComposedSite, SiteSettings } from '../rendering/composed-site.ts';
import { fontUrls } from '../rendering/font-faces.ts';
import type { PackageBuilds } from '@clinic/build/dev-builds';
import { artifactBase } from '@clinic/contracts/registry';

/** Takes the place of a release in the addresses of files that are rebuilt at each save. */
export const devRelease = 'dev';

const HostManifest = z.object({ scripts: z.array(z.string()), fonts: z.array(z.string()) });

const baseOf = (name: string) => artifactBase(name, devRelease);

/** What the pages are told: nothing of a package that was never built. */
export function buildsOf({ packages }: PackageBuilds): Builds {
  const states = [...packages];
  return {
    composition: compositionOf(remotesOf(packages)),
    hashes: Object.fromEntries(states.flatMap(([name, { good }]) => (good === null ? [] : [[name, good.hash]]))),
    errors: states.flatMap(([, { errors }]) => errors),
  };
}

/**
 * The site as it is built at this moment; null while the host could not be built. Remotes that could not be are left out.
 */
export function devSite(
  { packages }: PackageBuilds,
  { brand, look }: Pick<SiteSettings, 'brand' | 'look'>,
): ComposedSite | null {
  const built = packages.get('host')?.good ?? null;
  if (built === null) return null;
  const host = HostManifest.parse(built.manifest);
  const remotes = remotesOf(packages);
  const base = baseOf('host');
  const id = compositionOf(remotes);
  return {
    id,
    colors: colorsOf(look.colors),
    script: null,
    boot: {
      composition: { id, seq: 0, channel: devRelease },
      preview: null,
      keys: [],
      host: { release: devRelease, base },
      remotes,
      brand,
    },
    routes: descriptorsOf(packages).flatMap(([, { routes }]) => routes),
    host: {
      release: devRelease,
      base,
      workerIntegrity: null,
      starter: null,
      scripts: host.scripts.map((file) => ({ url: base + file, integrity: null })),
      fonts: fontUrls(base, host.fonts),
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
    notFound: null,
    location: null,
    html: '',
    styles: [],
    meta: { title },
    hydration: null,
    slotContent: null,
    used: [],
    failed: false,
    failures: [],
  };
}

function remotesOf(packages: PackageBuilds['packages']): Record<string, CatalogueEntry> {
  return Object.fromEntries(
    descriptorsOf(packages).map(([name, descriptor]): [string, CatalogueEntry] => [
      name,
      { release: devRelease, base: baseOf(name), integrity: null, descriptor: pageDescriptor(descriptor) },
    ]),
  );
}

/** What the remotes that were built say about themselves, by name. */
function descriptorsOf(packages: PackageBuilds['packages']): [string, RemoteDescriptor][] {
  const built = [...packages].filter(([name]) => name !== 'host').sort(([one], [other]) => one.localeCompare(other));
  // The build has checked the descriptor against the contract.
  return built.flatMap(([name, { good }]): [string, RemoteDescriptor][] =>
    good === null ? [] : [[name, good.manifest as RemoteDescriptor]],
  );
}

/** Changes with any remote's description of itself. */
function compositionOf(remotes: Record<string, CatalogueEntry>): string {
  return `${devRelease}-${createHash('sha256').update(JSON.stringify(remotes)).digest('hex').slice(0, 8)}`;
}
