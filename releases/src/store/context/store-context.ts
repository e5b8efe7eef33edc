import { createHash } from 'node:crypto';
import path from 'node:path';
import { ChannelName, CompositionId, ReleaseId, artifactBase } from '@clinic/contracts/registry';
import * as z from 'zod/mini';
import { StoreError } from '../errors.ts';
import type { StorageBackend } from '../backends/storage-backend.ts';

/** What an artifact is filed under: `host`, or the name of a remote. */
const ArtifactName = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));
const PreviewId = z.string().check(z.regex(/^p-[0-9a-f]{32}$/));

/** Where a machine has the keys of registries. The private one is only on machines that release. */
export interface RegistryKeys {
  /** The private key: Ed25519 as PKCS #8 in PEM. */
  signing: string;
  /** The public keys that are trusted. */
  trusted: string;
  /** The newest list of them that this machine knows. */
  seen: string;
  /** Makes a pair when there is none, and ignores what an older store holds unsigned. Not for production. */
  create: boolean;
}

/** Where things are in the store. Every name is checked before it becomes part of a key. */
export interface StoreContext {
  backend: StorageBackend;
  /** Directory of this machine with the keys; never part of the store, which others may read. */
  keys: string;
  registryKeys: RegistryKeys;
  history: string;
  numbers: string;
  teams: string;
  /** When each token was used last. */
  tokenUses: string;
  locks: string;
  artifact(name: string, release: string): string;
  /** The statement of where an artifact comes from. */
  provenance(name: string, release: string): string;
  composition(id: string): string;
  registry(channel: string): string;
  preview(id: string): string;
}

export function storeContext(
  backend: StorageBackend,
  keys: string,
  registryKeys: { [K in keyof RegistryKeys]?: RegistryKeys[K] | undefined } = {},
  localState = keys,
): StoreContext {
  const trusted = registryKeys.trusted ?? path.join(keys, 'trusted.json');
  return {
    backend: backend,
    keys,
    registryKeys: {
      signing: registryKeys.signing ?? path.join(keys, 'registry.key'),
      trusted,
      seen: registryKeys.seen ?? seenKeysFile(localState, trusted),
      create: registryKeys.create ?? false,
    },
    history: 'history.jsonl',
    numbers: 'numbers.json',
    teams: 'teams.json',
    tokenUses: 'token-uses.json',
    locks: 'locks.json',
    artifact: (name, release) => `artifacts/${named(ArtifactName, name)}/${named(ReleaseId, release)}`,
    provenance: (name, release) => `provenance/${named(ArtifactName, name)}/${named(ReleaseId, release)}.json`,
    composition: (id) => `compositions/${named(CompositionId, id)}.json`,
    registry: (channel) => `registry/${named(ChannelName, channel)}.json`,
    preview: (id) => `previews/${named(PreviewId, id)}.json`,
  };
}

/** Where a machine remembers the list of keys of one file: it may have several, for other stores or a pair to come. */
function seenKeysFile(localState: string, trusted: string): string {
  const name = createHash('sha256').update(path.resolve(trusted)).digest('hex').slice(0, 16);
  return path.join(localState, `seen-keys-${name}.json`);
}

/** The key that signs previews. */
export function previewKeyFile({ keys }: StoreContext): string {
  return path.join(keys, 'preview.key');
}

/** Addresses of an artifact's files below the site's root. */
export function artifactUrl(name: string, release: string, file: string): string {
  return artifactBase(name, release) + file;
}

/** Whether some text has the form of a preview's id. */
export function isPreviewId(text: string): boolean {
  return z.safeParse(PreviewId, text).success;
}

function named(schema: z.core.$ZodType<string>, text: string): string {
  const parsed = z.safeParse(schema, text);
  if (!parsed.success) throw new StoreError('invalid', `"${text}" is not a name the store can hold.`);
  return parsed.data;
}
