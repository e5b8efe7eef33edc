import path from 'node:path';
import type { ArtifactFiles, ChannelName, Composition, HistoryLine } from '@clinic/contracts';
import type { HostDescriptor, Preview, Registry, RemoteDescriptor } from '@clinic/contracts';
import * as artifacts from './artifacts/artifacts.ts';
import type { ArtifactCorruption } from './artifacts/artifacts.ts';
import type { ChannelMove } from './channels/channel-moves.ts';
import * as compositions from './channels/compositions.ts';
import type { Parts } from './channels/compositions.ts';
import { diffCompositions, movedBy } from './channels/diff.ts';
import type { CompositionDiff } from './channels/diff.ts';
import { governanceOf } from './access/governance.ts';
import type { Governance } from './access/governance.ts';
import * as history from './channels/history.ts';
import { directoryBackend } from './backends/directory-backend.ts';
import { storeContext } from './store-context.ts';
import { isInBucket } from './location.ts';
import { s3Backend } from './backends/s3-backend.ts';
import { readDeploymentRecords } from './channels/deployment-records.ts';
import type { DeploymentRecord } from './channels/deployment-records.ts';
import { composePreview, previewedParts } from './previews/preview-compositions.ts';
import type { ComposedPreview, PreviewedPart } from './previews/preview-compositions.ts';
import * as previews from './previews/previews.ts';
import type { PreviewAnswer, PreviewRequest } from './previews/previews.ts';
import { promote } from './channels/promotion.ts';
import type { Promotion } from './channels/promotion.ts';
import { isPublished, publish } from './artifacts/publication.ts';
import type { Publication } from './artifacts/publication.ts';
import * as registries from './channels/registries.ts';
import { keyRing } from './trust/key-ring.ts';
import type { KeyRing } from './trust/key-ring.ts';
import { rollback, abortRollout } from './channels/rollback.ts';
import type { Rollback, RolloutAbort } from './channels/rollback.ts';
import { watchRegistry } from './channels/watch.ts';
import type { Watching } from './channels/watch.ts';

export { authorizedClient } from './access/authorized-client.ts';
export type { AuthorizedClient, Actor } from './access/authorized-client.ts';
export { StoreError, isStoreError } from './errors.ts';
export { storeLocation } from './location.ts';
export { SeenRegistries } from './trust/seen-registries.ts';
export type { StoreLocation } from './location.ts';
export type { StoreProblem } from './errors.ts';
export type { ComposedPreview, PreviewedPart };
export { movedParts } from './channels/diff.ts';
export type { PartChange, PartRelease } from './channels/diff.ts';
export { tabDays } from './artifacts/collection.ts';
export type { Collection, CollectionRequest } from './artifacts/collection.ts';
export type { AccessRequest } from './access/rights.ts';
export type { TeamRequest } from './access/teams.ts';
export type { LockRequest, UnlockRequest } from './channels/locks.ts';
export type { CompositionDiff, Governance, DeploymentRecord, RolloutAbort };
export type {
  ArtifactCorruption,
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
  localState?: string;
  /** Directory of this machine with the keys; `keys` in the directory of this machine when not given. */
  keys?: string;
}

/** The releases of a site: immutable artifacts and compositions, and the channels that point at them. */
export interface ReleaseStore extends Governance {
  /** Where it is: a directory, or `s3://bucket/prefix`. */
  readonly location: string;
  /** Directory of this machine for what is beside the store. */
  readonly localState: string;
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
  verifyArtifact(name: string, release: string, filesIntegrity?: string): Promise<ArtifactCorruption[]>;
  readPreview(id: string): Promise<PreviewAnswer>;
  readHistory(): Promise<{ lines: HistoryLine[]; unreadable: number }>;
  /** The lines that made a composition live in a channel, oldest first, without those of acts that a crash cut off. */
  readDeploymentRecords(channel: ChannelName): Promise<DeploymentRecord[]>;
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
  abortRollout(request: RolloutAbort): Promise<ChannelMove>;
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
  const { localState: machine = path.dirname(location), keys = path.join(machine, 'keys') } = options;
  const backend = isInBucket(location) ? s3Backend(location, machine) : directoryBackend(location);
  const registryKeys = { signing: options.signingKey, trusted: options.trustedKeys, create: createKeys };
  const context = storeContext(backend, keys, registryKeys);
  return {
    ...governanceOf(context, now),
    location,
    localState: machine,
    keys: keyRing(context),
    readRegistry: (channel) => registries.readRegistry(context, channel),
    readRegistryBytes: (channel) => registries.readRegistryBytes(context, channel),
    watchRegistry: (channel, onChange, watching) => watchRegistry(context, channel, onChange, watching),
    readComposition: (id) => compositions.readComposition(context, id),
    intactDirectory: (name, release, integrity) => artifacts.intactDirectory(context, name, release, integrity),
    readArtifactFile: async (name, release, file) => artifacts.readArtifactFile(context, name, release, file),
    hasArtifact: (name, release) => artifacts.hasArtifact(context, name, release),
    readArtifactFiles: (name, release, integrity) => artifacts.readArtifactFiles(context, name, release, integrity),
    readDescriptor: (name, release) => artifacts.readDescriptor(context, name, release),
    readHostDescriptor: (release) => artifacts.readHostDescriptor(context, release),
    verifyArtifact: (name, release, integrity) => artifacts.verifyArtifact(context, name, release, integrity),
    readPreview: (id) => previews.readPreview(context, id, now(), site),
    readHistory: () => history.readHistory(context),
    readDeploymentRecords: (channel) => readDeploymentRecords(context, channel),
    diffCompositions: (from, to) => diffCompositions(context, from, to),
    movedBy: (channel, to) => movedBy(context, channel, to),
    composeWith: (base, replaces) => compositions.composeWith(context, base, replaces),
    publish: (publication) => publish(context, publication, now),
    isPublished: (publication) => isPublished(context, publication, now),
    promote: (request) => promote(context, request, now),
    rollback: (request) => rollback(context, request, now),
    abortRollout: (request) => abortRollout(context, request, now),
    createPreview: (request) =>
      previews.createPreview(context, request, now(), { audience: site, createKey: createKeys }),
    listPreviews: () => previews.listPreviews(context, now(), site),
    revokePreview: (id, by) => previews.revokePreview(context, id, by, now()),
    composePreview: (preview) => composePreview(context, preview),
    previewedParts: (preview) => previewedParts(context, preview),
  };
}
