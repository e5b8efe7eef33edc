import path from 'node:path';
import type { ArtifactFiles, ChannelName, Composition, HistoryLine } from '@clinic/contracts';
import type { HostDescriptor, Preview, Registry, RemoteDescriptor } from '@clinic/contracts';
import * as artifacts from './artifacts.ts';
import type { ArtifactDamage } from './artifacts.ts';
import type { ChannelMove } from './channel-moves.ts';
import * as compositions from './compositions.ts';
import type { Parts } from './compositions.ts';
import { diffCompositions, movedBy } from './diff.ts';
import type { CompositionDiff } from './diff.ts';
import { governanceOf } from './governance.ts';
import type { Governance } from './governance.ts';
import * as history from './history.ts';
import { directoryShelf } from './directory-shelf.ts';
import { layoutOf } from './layout.ts';
import { isInBucket } from './place.ts';
import { s3Shelf } from './s3-shelf.ts';
import { readLiveLines } from './live-lines.ts';
import type { LiveLine } from './live-lines.ts';
import { composePreview, previewedParts } from './preview-compositions.ts';
import type { ComposedPreview, PreviewedPart } from './preview-compositions.ts';
import * as previews from './previews.ts';
import type { PreviewAnswer, PreviewRequest } from './previews.ts';
import { promote } from './promotion.ts';
import type { Promotion } from './promotion.ts';
import { isPublished, publish } from './publication.ts';
import type { Publication } from './publication.ts';
import * as registries from './registries.ts';
import { keyRing } from './registry-keys.ts';
import type { KeyRing } from './registry-keys.ts';
import { rollback, takeBack } from './rollback.ts';
import type { Rollback, TakeBack } from './rollback.ts';
import { watchRegistry } from './watch.ts';
import type { Watching } from './watch.ts';

export { actingFor } from './acting.ts';
export type { Acting, Actor } from './acting.ts';
export { StoreError, isStoreError } from './errors.ts';
export { storePlace } from './place.ts';
export { SeenRegistries } from './seen-registries.ts';
export type { StorePlace } from './place.ts';
export type { StoreProblem } from './errors.ts';
export type { ComposedPreview, PreviewedPart };
export { movedParts } from './diff.ts';
export type { PartChange, PartRelease } from './diff.ts';
export { tabDays } from './collection.ts';
export type { Collection, CollectionRequest } from './collection.ts';
export type { Ask } from './rights.ts';
export type { TeamRequest } from './teams.ts';
export type { LockRequest, UnlockRequest } from './locks.ts';
export type { CompositionDiff, Governance, LiveLine, TakeBack };
export type {
  ArtifactDamage,
  ChannelMove,
  Parts,
  PreviewAnswer,
  PreviewRequest,
  Promotion,
  Publication,
  Rollback,
  Watching,
};

export interface StoreOptions {
  now?: () => Date;
  /** Make the keys that sign registries and previews when there are none; not in production. */
  createKeys?: boolean;
  /** The private key that signs registries; `registry.key` in the directory of keys when not given. */
  signingKey?: string | undefined;
  /** The public keys that registries are believed by; `trusted.json` in the directory of keys when not given. */
  trustedKeys?: string | undefined;
  /** Public address of the site, to which previews are bound; empty when it has none set. */
  site?: string;
  /** Directory of this machine for stamps and copies; the one that holds the store's directory when not given. */
  machine?: string;
  /** Directory of this machine with the keys; `keys` in the directory of this machine when not given. */
  keys?: string;
}

/** The releases of a site: immutable artifacts and compositions, and the channels that point at them. */
export interface ReleaseStore extends Governance {
  /** Where it is: a directory, or `s3://bucket/prefix`. */
  readonly location: string;
  /** Directory of this machine for what is beside the store. */
  readonly machine: string;
  /** The keys of registries on this machine. */
  readonly keys: KeyRing;
  /** What a channel points at, if a trusted key signed it; null before its first promotion. */
  readRegistry(channel: ChannelName): Promise<Registry | null>;
  /** The same as it is stored, byte for byte. */
  readRegistryBytes(channel: ChannelName): Promise<Buffer | null>;
  watchRegistry(channel: ChannelName, onChange: (registry: Registry) => void, options?: Watching): () => void;
  readComposition(id: string): Promise<Composition>;
  /**
   * A directory of this machine with an artifact's files, to execute them from: every byte in it was compared with its hash.
   * @throws {StoreError} `damaged` when one is not as published
   */
  intactDirectory(name: string, release: string, filesIntegrity?: string): Promise<string>;
  /** One file of an artifact as it is stored, null when there is none; the caller compares it with the artifact's list. */
  readArtifactFile(name: string, release: string, file: string): Promise<Buffer | null>;
  hasArtifact(name: string, release: string): Promise<boolean>;
  readArtifactFiles(name: string, release: string, filesIntegrity?: string): Promise<ArtifactFiles>;
  readDescriptor(name: string, release: string): Promise<RemoteDescriptor>;
  readHostDescriptor(release: string): Promise<HostDescriptor>;
  /** What is wrong with an artifact's files; empty when every byte is as published. */
  verifyArtifact(name: string, release: string, filesIntegrity?: string): Promise<ArtifactDamage[]>;
  readPreview(id: string): Promise<PreviewAnswer>;
  readHistory(): Promise<{ lines: HistoryLine[]; unreadable: number }>;
  /** The lines that made a composition live in a channel, oldest first, without those of acts that a crash cut off. */
  readLiveLines(channel: ChannelName): Promise<LiveLine[]>;
  /** What differs between two compositions, part by part. */
  diffCompositions(from: string, to: string): Promise<CompositionDiff>;
  /** The parts that visitors get differently when a channel moves to a composition. */
  movedBy(channel: ChannelName, to: string): Promise<string[]>;
  /** A composition with some remotes' releases replaced. Nothing is written. */
  composeWith(base: Parts, replaces: Readonly<Record<string, string>>): Promise<Composition>;
  /** Puts a build into the store, with its line in the history. False when exactly these bytes were there already. */
  publish(publication: Publication): Promise<boolean>;
  /** Whether a release is in the store; its line in the history is written when an act that was cut off left it without. */
  isPublished(publication: Omit<Publication, 'built'>): Promise<boolean>;
  promote(promotion: Promotion): Promise<ChannelMove>;
  rollback(rollback: Rollback): Promise<ChannelMove>;
  /** Ends the rollout of a remote: all visitors get the release beside it. Unchanged when there is none. */
  takeBack(request: TakeBack): Promise<ChannelMove>;
  createPreview(request: PreviewRequest): Promise<Preview>;
  /** The previews of this site that can be opened now. */
  listPreviews(): Promise<Preview[]>;
  /** Ends a preview from the next request on. False when it was ended already. */
  revokePreview(id: string, by: string): Promise<boolean>;
  /** The composition that a preview shows. */
  composePreview(preview: Preview): Promise<ComposedPreview>;
  /** The parts that a preview shows in another release than its base channel, with who made each. */
  previewedParts(preview: Preview): Promise<PreviewedPart[]>;
}

/** Opens the store of a directory or of a bucket. Reading needs nothing to exist yet; writing makes what it needs. */
export function openStore(location: string, options: StoreOptions = {}): ReleaseStore {
  const { now = () => new Date(), createKeys = false, site = '' } = options;
  const { machine = path.dirname(location), keys = path.join(machine, 'keys') } = options;
  const shelf = isInBucket(location) ? s3Shelf(location, machine) : directoryShelf(location);
  const registryKeys = { signing: options.signingKey, trusted: options.trustedKeys, create: createKeys };
  const layout = layoutOf(shelf, keys, registryKeys);
  return {
    ...governanceOf(layout, now),
    location,
    machine,
    keys: keyRing(layout),
    readRegistry: (channel) => registries.readRegistry(layout, channel),
    readRegistryBytes: (channel) => registries.readRegistryBytes(layout, channel),
    watchRegistry: (channel, onChange, watching) => watchRegistry(layout, channel, onChange, watching),
    readComposition: (id) => compositions.readComposition(layout, id),
    intactDirectory: (name, release, integrity) => artifacts.intactDirectory(layout, name, release, integrity),
    readArtifactFile: async (name, release, file) => artifacts.readArtifactFile(layout, name, release, file),
    hasArtifact: (name, release) => artifacts.hasArtifact(layout, name, release),
    readArtifactFiles: (name, release, integrity) => artifacts.readArtifactFiles(layout, name, release, integrity),
    readDescriptor: (name, release) => artifacts.readDescriptor(layout, name, release),
    readHostDescriptor: (release) => artifacts.readHostDescriptor(layout, release),
    verifyArtifact: (name, release, integrity) => artifacts.verifyArtifact(layout, name, release, integrity),
    readPreview: (id) => previews.readPreview(layout, id, now(), site),
    readHistory: () => history.readHistory(layout),
    readLiveLines: (channel) => readLiveLines(layout, channel),
    diffCompositions: (from, to) => diffCompositions(layout, from, to),
    movedBy: (channel, to) => movedBy(layout, channel, to),
    composeWith: (base, replaces) => compositions.composeWith(layout, base, replaces),
    publish: (publication) => publish(layout, publication, now),
    isPublished: (publication) => isPublished(layout, publication, now),
    promote: (request) => promote(layout, request, now),
    rollback: (request) => rollback(layout, request, now),
    takeBack: (request) => takeBack(layout, request, now),
    createPreview: (request) =>
      previews.createPreview(layout, request, now(), { audience: site, createKey: createKeys }),
    listPreviews: () => previews.listPreviews(layout, now(), site),
    revokePreview: (id, by) => previews.revokePreview(layout, id, by, now()),
    composePreview: (preview) => composePreview(layout, preview),
    previewedParts: (preview) => previewedParts(layout, preview),
  };
}
