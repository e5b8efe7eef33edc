import path from 'node:path';
import * as z from 'zod';

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment variables that say where the store is, each with its meaning. */
export const storeEnvironment = z.object({
  RELEASE_STORE: z
    .string()
    .default('')
    .describe('Where the releases are: a directory or s3://bucket/prefix; empty means <DATA_DIR>/releases'),
  RELEASE_KEYS: z
    .string()
    .default('')
    .describe("Directory of this machine with the keys; empty means keys beside the store's directory"),
  SIGNING_KEY_FILE: z
    .string()
    .default('')
    .describe("Private Ed25519 key that signs registries; empty means registry.key in the keys' directory"),
  TRUSTED_KEYS: z
    .string()
    .default('')
    .describe("Public keys that registries are verified with; empty means trusted.json in the keys' directory"),
  S3_PATH_STYLE: z
    .union([z.literal(''), z.enum(['on', 'off'])])
    .default('')
    .describe('on: requests name the bucket in their path, off: in the host name; empty decides by the endpoint'),
  CLINIC_RELEASER: z.string().default('').describe("Who releases, for the history; empty means the account's name"),
  RELEASE_TOKEN: z.string().default('').describe('Token of the team that releases'),
  RELEASES_URL: z
    .string()
    .default('')
    .describe('Address of the release service that commands ask instead of the store'),
});

/** Where the store is, and what of it stays on this machine. */
export interface StoreLocation {
  /** A directory, or `s3://bucket/prefix`. */
  location: string;
  /** Directory of this machine for what is beside the store: stamps, and copies of what is executed. */
  localState: string;
  /** Directory of this machine with the keys. */
  keys: string;
  /** The private key that signs registries, where it is not among the keys. */
  signingKey?: string;
  /** The public keys that registries are verified with, where they are not among the keys. */
  trustedKeys?: string;
}

/** Whether a location is in a bucket of an S3-compatible server. */
export function isInBucket(location: string): boolean {
  return location.startsWith('s3://');
}

/**
 * Where the store is: `RELEASE_STORE`, a directory or `s3://bucket/prefix`, else `releases` below the data directory. Keys
 * are in `RELEASE_KEYS`, else beside the store's directory, or in the data directory when the store is in a bucket; those of
 * registries may be elsewhere (`SIGNING_KEY_FILE`, `TRUSTED_KEYS`). Relative paths start at `root`.
 */
export function storeLocation(env: Environment, root: string): StoreLocation {
  const data = path.resolve(root, env.DATA_DIR || 'var');
  const wanted = env.RELEASE_STORE || path.join(data, 'releases');
  const location = isInBucket(wanted) ? wanted : path.resolve(root, wanted);
  const localState = isInBucket(location) ? data : path.dirname(location);
  return {
    location,
    localState,
    keys: path.resolve(root, env.RELEASE_KEYS || path.join(localState, 'keys')),
    ...(env.SIGNING_KEY_FILE ? { signingKey: path.resolve(root, env.SIGNING_KEY_FILE) } : {}),
    ...(env.TRUSTED_KEYS ? { trustedKeys: path.resolve(root, env.TRUSTED_KEYS) } : {}),
  };
}
