import os from 'node:os';
import path from 'node:path';
import type { CheckFinding } from '@clinic/contracts';
import { packageOfFolder } from '../packages/packages.ts';
import type { Publishing } from '../publishing/publish.ts';
import { authorizedClient, openStore, storeLocation } from '../store/index.ts';
import type { AuthorizedClient } from '../store/index.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What every command works with: the clone, the store, and who asks. */
export interface CommandContext extends Publishing {
  publicUrl: string;
  /** The team's token that acts, from `RELEASE_TOKEN`. */
  token: string | null;
  /** What needs a right, in the name of that token, or of `by` in a store without teams. */
  client: AuthorizedClient;
  /** The package whose folder the command was started in. */
  here: string | undefined;
  /** The result, on standard output: for people, or with `--json` for machines. */
  print: (text: string) => void;
}

/** Root of the clone, three folders above this file. */
const root = path.join(import.meta.dirname, '..', '..', '..');

/**
 * Reads `RELEASE_STORE`, `RELEASE_KEYS`, `RELEASE_TOKEN`, `DATA_DIR`, `CLINIC_MODE`, `CLINIC_RELEASER`, `PUBLIC_URL`,
 * `PORT`, `API_BASE_URL` and `API_PORT`. `INIT_CWD` is the folder in which a package manager was asked to run a script of the clone's root.
 */
export function contextOf(env: Environment, cwd: string): CommandContext {
  const place = storeLocation(env, root);
  const store = openStore(place.location, {
    ...place,
    createKeys: env.CLINIC_MODE !== 'production',
    site: (env.PUBLIC_URL ?? '').replace(/\/$/, ''),
  });
  const by = env.CLINIC_RELEASER || accountName();
  const token = env.RELEASE_TOKEN || null;
  return {
    root,
    store,
    by,
    token,
    client: authorizedClient(store, { token, self: by }),
    apiBaseUrl: (env.API_BASE_URL || env.PUBLIC_URL || `http://127.0.0.1:${env.API_PORT || 4001}`).replace(/\/$/, ''),
    here: packageOfFolder(root, cwd) ?? packageOfFolder(root, env.INIT_CWD || cwd),
    publicUrl: (env.PUBLIC_URL || `http://localhost:${env.PORT || 4000}`).replace(/\/$/, ''),
    progress: (name, what) => process.stderr.write(`${name.padEnd(10)} ${what}\n`),
    print: (text) => process.stdout.write(`${text}\n`),
  };
}

/** Who acts in a store without teams. A container may run under a number that has no account. */
function accountName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Tells what the checks found, among the progress. */
export function tell({ progress }: CommandContext, findings: readonly CheckFinding[]): void {
  for (const { level, check, message } of findings) progress(level, `${check}: ${message}`);
}
