import type { ArtifactFiles, ChannelName, CheckFinding, Composition, HistoryLine } from '@clinic/shared/contracts';
import type { HostDescriptor, Preview, Registry, RemoteDescriptor } from '@clinic/shared/contracts';
import * as artifacts from './artifacts.ts';
import type { ArtifactDamage } from './artifacts.ts';
import * as compositions from './compositions.ts';
import type { Parts } from './compositions.ts';
import { StoreError } from './errors.ts';
import * as history from './history.ts';
import { layoutOf } from './layout.ts';
import { lockedStore } from './lock.ts';
import * as previews from './previews.ts';
import type { PreviewAnswer, PreviewRequest } from './previews.ts';
import * as promotion from './promotion.ts';
import type { ChannelMove, Promotion, Rollback } from './promotion.ts';
import * as registries from './registries.ts';
import { watchRegistry } from './watch.ts';
import type { Watching } from './watch.ts';

export { StoreError, isStoreError } from './errors.ts';
export { storeDirectory } from './place.ts';
export type { StoreProblem } from './errors.ts';
export type { ArtifactDamage, ChannelMove, Parts, PreviewAnswer, PreviewRequest, Promotion, Rollback, Watching };

/** A build to put into the store. */
export interface Publication {
  name: string;
  release: string;
  /** Directory with the build's output. */
  built: string;
  by: string;
  report?: CheckFinding[] | undefined;
}

export interface StoreOptions {
  now?: () => Date;
  /** Make the key that signs previews when there is none; not in production. */
  createPreviewKey?: boolean;
}

/** The releases of a site: immutable artifacts and compositions, and the channels that point at them. */
export interface ReleaseStore {
  readonly directory: string;
  readRegistry(channel: ChannelName): Promise<Registry | null>;
  watchRegistry(channel: ChannelName, onChange: (registry: Registry) => void, options?: Watching): () => void;
  readComposition(id: string): Promise<Composition>;
  /** Directory of an artifact; it may not exist. Names that are no names are refused. */
  artifactDir(name: string, release: string): string;
  hasArtifact(name: string, release: string): Promise<boolean>;
  readArtifactFiles(name: string, release: string, filesIntegrity?: string): Promise<ArtifactFiles>;
  readDescriptor(name: string, release: string): Promise<RemoteDescriptor>;
  readHostDescriptor(release: string): Promise<HostDescriptor>;
  /** What is wrong with an artifact's files; empty when every byte is as published. */
  verifyArtifact(name: string, release: string, filesIntegrity?: string): Promise<ArtifactDamage[]>;
  readPreview(id: string): Promise<PreviewAnswer>;
  readHistory(): Promise<{ lines: HistoryLine[]; unreadable: number }>;
  /** A composition with some remotes' releases replaced, kept under its id like every other. */
  composeWith(base: Parts, replaces: Readonly<Record<string, string>>): Promise<Composition>;
  /** False when exactly these bytes were there already. */
  publish(publication: Publication): Promise<boolean>;
  promote(promotion: Promotion): Promise<ChannelMove>;
  rollback(rollback: Rollback): Promise<ChannelMove>;
  createPreview(request: PreviewRequest): Promise<Preview>;
}

/** Opens the store of a directory. Reading needs nothing to exist yet; writing makes what it needs. */
export function openStore(directory: string, options: StoreOptions = {}): ReleaseStore {
  const { now = () => new Date(), createPreviewKey = false } = options;
  const layout = layoutOf(directory);
  return {
    directory,
    readRegistry: (channel) => registries.readRegistry(layout, channel),
    watchRegistry: (channel, onChange, watching) => watchRegistry(layout, channel, onChange, watching),
    readComposition: (id) => compositions.readComposition(layout, id),
    artifactDir: (name, release) => layout.artifact(name, release),
    hasArtifact: (name, release) => artifacts.hasArtifact(layout, name, release),
    readArtifactFiles: (name, release, integrity) => artifacts.readArtifactFiles(layout, name, release, integrity),
    readDescriptor: (name, release) => artifacts.readDescriptor(layout, name, release),
    readHostDescriptor: (release) => artifacts.readHostDescriptor(layout, release),
    verifyArtifact: (name, release, integrity) => artifacts.verifyArtifact(layout, name, release, integrity),
    readPreview: (id) => previews.readPreview(layout, id, now()),
    readHistory: () => history.readHistory(layout),
    composeWith: (base, replaces) => compositions.composeWith(layout, base, replaces),
    publish: async ({ name, release, built, by, report }) => {
      if (!(await artifacts.storeArtifact(layout, name, release, built))) return false;
      const damage = await artifacts.verifyArtifact(layout, name, release);
      const first = damage[0];
      if (first) throw new StoreError('damaged', `${name}@${release} could not be read back: ${first.path}.`);
      const line = { at: now().toISOString(), by, act: 'publish' as const, remote: name, release, report };
      await lockedStore(directory, () => history.record(layout, line));
      return true;
    },
    promote: (request) => promotion.promote(layout, request, now),
    rollback: (request) => promotion.rollback(layout, request, now),
    createPreview: (request) => previews.createPreview(layout, request, now(), createPreviewKey),
  };
}
