import path from 'node:path';
import type { HostEntry, RemoteEntry, RemoteRoute } from '@clinic/contracts';
import type { ReleaseStore } from '@clinic/releases/store';
import { pageDescriptor } from '@clinic/contracts/host';
import type { BootData, CatalogueEntry, SiteBoot, Brand } from '@clinic/contracts/host';
import { brandStyles } from '@clinic/contracts/colors/brand';
import type { BrandColors } from '@clinic/contracts/colors/brand';
import type { BrandLook } from '../brand/public-files.ts';
import { knowsFormatOf } from './composition-format.ts';
import { compositionScript } from './composition-script.ts';
import type { CompositionScript } from './composition-script.ts';
import { readInlineScript } from './inline-script.ts';
import type { InlineScript } from './inline-script.ts';
import { listedIntegrity, readRemotes } from './read-remotes.ts';
import type { PageScript } from './read-remotes.ts';
import { fontUrls } from './font-faces.ts';
import type { FontUrls } from './font-faces.ts';
import { artifactBase } from '@clinic/contracts/registry';

/** A composition with everything that serving and rendering it needs, read from the store and checked. */
export interface ComposedSite {
  id: string;
  boot: SiteBoot;
  /** What brings its pages the remotes; null where each page carries them. */
  script: CompositionScript | null;
  /** Every page of its remotes, with what only the server needs to know of it. */
  routes: RemoteRoute[];
  host: {
    release: string;
    base: string;
    /** What starts the scripts; null when they start with the page. */
    starter: InlineScript | null;
    scripts: PageScript[];
    fonts: FontUrls;
    /** Of its service worker; null when it has none. */
    workerIntegrity: string | null;
  };
  /** The style sheet of the clinic's own colours; empty where they are the product's. */
  colors: string;
  /** The renderer's bundle on disk, and each remote's container. */
  rendererFile: string;
  containers: Record<string, string>;
  /** Scripts that an exposed module needs, entry first. */
  filesOf: (remote: string, module: string) => PageScript[];
}

/** What of the server's settings becomes part of every page. */
export interface SiteSettings {
  brand: Brand;
  look: Pick<BrandLook, 'colors'>;
  /** Whether pages get a service worker. */
  serviceWorker: boolean;
}

/** What a composition is made of. */
export interface CompositionParts {
  composition: string;
  seq: number;
  channel: string;
  host: HostEntry;
  remotes: Readonly<Record<string, RemoteEntry>>;
  preview: BootData['preview'];
  /**
   * Whether a script brings the remotes to its pages. Every server can make the script of a composition that the store holds;
   * previews, and what a share of visitors gets, are composed by one server for a while. Nor is one shared where a remote is
   * missing or damaged here, or where the host's release is from before there were such scripts.
   */
  sharesScript?: boolean;
}

/** The clinic's colours as pages carry them. */
export function colorsOf(colors: BrandColors): string {
  return colors.primary === null && colors.accent === null ? '' : brandStyles(colors);
}

/**
 * Reads a composition. Files of every artifact are compared with their published hashes, see {@link readRemotes}: what was
 * altered on disk is never executed.
 * @param onDamage what to do about a remote that is missing or damaged; without it the whole composition is refused
 * @throws when an artifact is missing or damaged, or could not be had; the composition that is live then stays
 */
export async function readComposedSite(
  store: ReleaseStore,
  parts: CompositionParts,
  { brand, look, serviceWorker }: SiteSettings,
  onDamage?: (name: string, error: unknown) => void,
): Promise<ComposedSite> {
  const hostDirectory = await store.intactDirectory('host', parts.host.release, parts.host.filesIntegrity);
  const hostDescriptor = await store.readHostDescriptor(parts.host.release);
  const hostFiles = await store.readArtifactFiles('host', parts.host.release, parts.host.filesIntegrity);
  const hostBase = artifactBase('host', parts.host.release);
  const remotes: Record<string, CatalogueEntry> = {};
  const containers: Record<string, string> = {};
  const files = new Map<string, PageScript[]>();
  const routes: RemoteRoute[] = [];
  let isWhole = true;

  const reads = await readRemotes(store, parts.remotes, onDamage);
  for (const [name, entry] of Object.entries(parts.remotes)) {
    const read = reads.get(name);
    if (read !== undefined) {
      remotes[name] = read.entry;
      routes.push(...read.routes);
      for (const [module, scripts] of read.files) files.set(`${name} ${module}`, scripts);
      containers[name] = read.container;
      continue;
    }
    isWhole = false;
    // What it says about itself may be whole: its pages can then say that it is away.
    const descriptor = await store.readDescriptor(name, entry.release).catch(() => null);
    // Without integrity nothing of it runs.
    if (descriptor !== null)
      remotes[name] = {
        release: entry.release,
        base: artifactBase(name, entry.release),
        integrity: '',
        descriptor: pageDescriptor(descriptor),
      };
  }
  const isRead = hostDescriptor.remotesByScript === true && knowsFormatOf(hostDescriptor);
  const bringsRemotes = isWhole && parts.sharesScript === true && isRead;
  const scriptOfHost = (file: string) => ({ url: hostBase + file, integrity: listedIntegrity(hostFiles.files, file) });
  return {
    id: parts.composition,
    colors: colorsOf(look.colors),
    routes,
    boot: {
      composition: { id: parts.composition, seq: parts.seq, channel: parts.channel },
      preview: parts.preview,
      worker: serviceWorker,
      keys: await store.keys.trusted(),
      host: { release: parts.host.release, base: hostBase },
      remotes: Object.fromEntries(Object.entries(remotes).map(([name, entry]) => [name, withoutChunks(entry)])),
      brand,
    },
    script: bringsRemotes
      ? await compositionScript(parts.composition, remotes, hostDescriptor.otherRemotesLater === true)
      : null,
    host: {
      release: parts.host.release,
      base: hostBase,
      workerIntegrity: hostFiles.files['sw.js']?.integrity ?? null,
      starter:
        hostDescriptor.starter === undefined
          ? null
          : await readInlineScript(path.join(hostDirectory, hostDescriptor.starter)),
      scripts: hostDescriptor.scripts.map(scriptOfHost),
      fonts: fontUrls(hostBase, hostDescriptor.fonts),
    },
    rendererFile: path.join(hostDirectory, 'node', 'renderer.cjs'),
    containers,
    filesOf: (remote, module) => files.get(`${remote} ${module}`) ?? [],
  };
}

/** A page names the files of what it shows; those of all other modules would make each page larger. */
function withoutChunks(entry: CatalogueEntry): CatalogueEntry {
  const { chunks: _chunks, ...rest } = entry;
  return rest;
}
