import path from 'node:path';
import type { ChannelName, Preview, Registry } from '@clinic/contracts';
import { authorize } from './access/rights.ts';
import * as pipelines from './access/pipelines.ts';
import type { AccessRequest, Credential } from './access/rights.ts';
import * as teams from './access/teams.ts';
import * as tokens from './access/tokens.ts';
import * as artifacts from './artifacts/artifacts.ts';
import { collect } from './collection.ts';
import type { CollectionRequest } from './collection.ts';
import { readProvenance } from './artifacts/provenance.ts';
import { isPublished, publish } from './artifacts/publication.ts';
import type { Publication } from './artifacts/publication.ts';
import { directoryBackend } from './backends/directory-backend.ts';
import { s3Backend } from './backends/s3-backend.ts';
import * as compositions from './channels/compositions.ts';
import type { Parts } from './channels/compositions.ts';
import { readDeploymentRecords } from './channels/deployment-records.ts';
import { diffCompositions, movedBy } from './channels/diff.ts';
import { readHistory } from './context/history.ts';
import { assertNotReplayed, readReplay } from './channels/numbers.ts';
import * as locks from './channels/locks.ts';
import type { LockRequest, UnlockRequest } from './channels/locks.ts';
import { promote } from './channels/promotion.ts';
import type { Promotion } from './channels/promotion.ts';
import * as registries from './channels/registries.ts';
import { abortRollout, rollback, rollbackTarget } from './channels/rollback.ts';
import type { Rollback, RolloutAbort } from './channels/rollback.ts';
import { renewRegistry } from './channels/renewal.ts';
import type { RenewalRequest } from './channels/renewal.ts';
import { SeenRegistries } from './trust/seen-registries.ts';
import { watchRegistry } from './channels/watch.ts';
import type { Watching } from './channels/watch.ts';
import { isInBucket } from './location.ts';
import { composePreview, previewedParts } from './previews/preview-compositions.ts';
import * as previews from './previews/previews.ts';
import type { PreviewRequest } from './previews/previews.ts';
import { storeContext } from './context/store-context.ts';
import { keyRing } from './key-ring.ts';

export interface StoreOptions {
  now?: () => Date;
  /** Make the keys that sign registries and previews when there are none; not in production. */
  createKeys?: boolean;
  /** The private key that signs registries; `registry.key` in the directory of keys when not given. */
  signingKey?: string | undefined;
  /** The public keys that registries are verified with; `trusted.json` in the directory of keys when not given. */
  trustedKeys?: string | undefined;
  /** Public address of the site, to which previews are bound; empty when it has none set. */
  site?: string;
  /** Directory of this machine for stamps and copies; the one that holds the store's directory when not given. */
  localState?: string;
  /** Directory of this machine with the keys; `keys` in the directory of this machine when not given. */
  keys?: string;
}

/** The releases of a site: immutable artifacts and compositions, and the channels that point at them. */
export type ReleaseStore = ReturnType<typeof openStore>;

/** Opens the store of a directory or of a bucket. Reading needs nothing to exist yet; writing makes what it needs. */
export function openStore(location: string, options: StoreOptions = {}) {
  const { now = () => new Date(), createKeys = false } = options;
  // However each server and command was given it: what is signed names it in one way.
  const site = URL.parse(options.site ?? '')?.origin ?? options.site ?? '';
  const { localState = path.dirname(location), keys = path.join(localState, 'keys') } = options;
  const backend = isInBucket(location) ? s3Backend(location, localState) : directoryBackend(location);
  const registryKeys = { signing: options.signingKey, trusted: options.trustedKeys, create: createKeys };
  const context = storeContext(backend, keys, registryKeys, localState);
  return {
    /** Where it is: a directory, or `s3://bucket/prefix`. */
    location,
    /** The local state directory: what this machine keeps beside the store. */
    localState,
    /** The keys of registries on this machine. */
    keys: keyRing(context),

    /** What a channel points at, if a trusted key signed it; null before its first promotion. */
    readRegistry: (channel: ChannelName) => registries.readRegistry(context, channel),
    /** The same as it is stored, byte for byte. */
    readRegistryBytes: (channel: ChannelName) => registries.readRegistryBytes(context, channel),
    /** How the registry of a channel is behind what was live there already; null when it is not. */
    readReplay: (channel: ChannelName) => readReplay(context, channel),
    /** @throws {StoreError} `replayed` when an older registry was put back */
    assertNotReplayed: (channel: ChannelName) => assertNotReplayed(context, channel),
    /** Signs what is live again before it expires, see {@link renewRegistry}; null when that is not due or not up to this machine. */
    renewRegistry: (channel: ChannelName, request: RenewalRequest = {}) =>
      renewRegistry(context, new SeenRegistries(localState), channel, request, now),
    watchRegistry: (channel: ChannelName, onChange: (registry: Registry) => void, watching?: Watching) =>
      watchRegistry(context, channel, onChange, watching),
    readHistory: () => readHistory(context),
    /** The deployment records of a channel, oldest first, without those of actions that a crash cut off. */
    readDeploymentRecords: (channel: ChannelName) => readDeploymentRecords(context, channel),
    promote: (request: Promotion) => promote(context, request, now),
    rollback: (request: Rollback) => rollback(context, request, now),
    /** The composition that a rollback without a target goes to; null when nothing is behind what is live. */
    rollbackTarget: (channel: ChannelName, withShares?: boolean) => rollbackTarget(context, channel, withShares),
    /** Ends the rollout of a remote: all visitors get the release beside it. Unchanged when there is none. */
    abortRollout: (request: RolloutAbort) => abortRollout(context, request, now),
    readLock: (channel: ChannelName) => locks.readLock(context, channel),
    lock: (channel: ChannelName, request: LockRequest) => locks.lock(context, channel, request, now()),
    /** False when the channel was not locked. */
    unlock: (channel: ChannelName, request: UnlockRequest) => locks.unlock(context, channel, request, now()),

    readComposition: (id: string) => compositions.readComposition(context, id),
    /** What differs between two compositions, part by part. */
    diffCompositions: (from: string, to: string) => diffCompositions(context, from, to),
    /** The parts that visitors get differently when a channel is rolled back to a composition. */
    movedBy: (channel: ChannelName, to: string, withShares?: boolean) => movedBy(context, channel, to, withShares),
    /** A composition with some remotes' releases replaced. Nothing is written. */
    composeWith: (base: Parts, replaces: Readonly<Record<string, string>>) =>
      compositions.composeWith(context, base, replaces),

    /** Puts a build into the store, with its line in the history. False when exactly these bytes were there already. */
    publish: (publication: Publication) => publish(context, publication, now),
    /** Whether a release is in the store; its line in the history is written when a crash left it without. */
    isPublished: (publication: Omit<Publication, 'built'>) => isPublished(context, publication, now),
    hasArtifact: (name: string, release: string) => artifacts.hasArtifact(context, name, release),
    /**
     * A directory of this machine with an artifact's files, to execute them from: every byte in it was compared with its
     * hash. Of an artifact that was whole before, those may suffice that only servers execute.
     * @throws {StoreError} `damaged` when one is not as published
     */
    intactDirectory: (name: string, release: string, filesIntegrity?: string, compared?: artifacts.Compared) =>
      artifacts.intactDirectory(context, name, release, filesIntegrity, compared),
    /** One file of an artifact as it is stored, null when there is none; the caller compares it with the artifact's list. */
    readArtifactFile: async (name: string, release: string, file: string) =>
      artifacts.readArtifactFile(context, name, release, file),
    readArtifactFiles: (name: string, release: string, filesIntegrity?: string) =>
      artifacts.readArtifactFiles(context, name, release, filesIntegrity),
    readDescriptor: (name: string, release: string) => artifacts.readDescriptor(context, name, release),
    readHostDescriptor: (release: string) => artifacts.readHostDescriptor(context, release),
    /** What is wrong with an artifact's files; empty when every byte is as published. */
    verifyArtifact: (name: string, release: string, filesIntegrity?: string) =>
      artifacts.verifyArtifact(context, name, release, filesIntegrity),
    /** Where a release comes from, see {@link readProvenance}; null when nobody whose key is trusted says so. */
    readProvenance: (name: string, release: string) => readProvenance(context, name, release),
    /** Deletes releases that nobody can need any more, and tells which. */
    collect: (request: CollectionRequest) => collect(context, request, now()),

    readPreview: (id: string) => previews.readPreview(context, id, now(), site),
    createPreview: (request: PreviewRequest) =>
      previews.createPreview(context, request, now(), { audience: site, createKey: createKeys }),
    /** @throws {StoreError} `no-key` on a machine without the key of previews */
    assertPreviewKey: () => previews.assertPreviewKey(context),
    /** The previews of this site that can be opened now. */
    listPreviews: () => previews.listPreviews(context, now(), site),
    /** Ends a preview from the next request on. False when it was ended already. */
    revokePreview: (id: string, by: string) => previews.revokePreview(context, id, by, now()),
    /** The composition that a preview shows. */
    composePreview: (preview: Preview) => composePreview(context, preview),
    /** The parts that a preview shows in another release than its base channel, with who made each. */
    previewedParts: (preview: Preview) => previewedParts(context, preview),

    /** Every team, by name. A store without any has no rights set up: everybody acts under their own name. */
    listTeams: () => teams.listTeams(context),
    /** The new team's token, which is kept nowhere. */
    addTeam: (request: teams.TeamRequest) => teams.addTeam(context, request, now()),
    removeTeam: (name: string, by: string) => teams.removeTeam(context, name, by, now()),
    /** A further token of a team, for a part of what it may do. */
    addToken: (request: tokens.TokenRequest) => tokens.addToken(context, request, now()),
    revokeToken: (id: string, by: string) => tokens.revokeToken(context, id, by, now()),
    /** Lets jobs of a CI act for a team; the id of that. */
    trustPipeline: (request: pipelines.PipelineRequest) => pipelines.trustPipeline(context, request, now()),
    revokePipeline: (id: string, by: string) => pipelines.revokePipeline(context, id, by, now()),
    /** Addresses whose identity tokens count for some team. */
    trustedIssuers: () => pipelines.trustedIssuers(context),
    /** What a token grants; null for one that nobody has or that is expired. */
    whoIs: (token: string) => tokens.whoIs(context, token, now()),
    /** What a job of a CI may do, whose identity was verified. */
    whoRuns: (job: pipelines.JobIdentity) => pipelines.whoRuns(context, job),
    /**
     * Who acts, for the history: the token's team, or `self` in a store without teams.
     * @throws {StoreError} `forbidden` without the right, which the history keeps
     */
    authorize: (credential: Credential, access: AccessRequest, self: string) =>
      authorize(context, credential, access, self, now()),
  };
}
