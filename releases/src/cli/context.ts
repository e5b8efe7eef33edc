import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CheckFinding } from '@clinic/contracts';
import { isOneRemote, packageOfFolder } from '@clinic/build/repository';
import { admitTo } from '../publishing/publish.ts';
import type { Publishing } from '../publishing/publish.ts';
import { remoteClient, remoteStore } from '../remote/remote-store.ts';
import { bearer } from '../remote/bearer.ts';
import { ServiceConnection } from '../remote/service-connection.ts';
import { uploadArtifact } from '../remote/upload-artifact.ts';
import { authorizedClient, openStore, StoreError, storeLocation } from '../store/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import type { CommandClient, CommandStore } from '../remote/command-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What every command works with: the repository, the store or its service, and who asks. */
export interface CommandContext extends Publishing {
  store: CommandStore;
  /** The store on this machine, with its keys; @throws {StoreError} `invalid` where a service is asked. */
  ownStore: () => ReleaseStore;
  publicUrl: string;
  /** The team's token that acts, from `RELEASE_TOKEN`. */
  token: string | null;
  /** What needs a right, in the name of that token, or of `by` in a store without teams. */
  client: CommandClient;
  /** The folder that the command was started in. */
  folder: string;
  /** The package whose folder the command was started in. */
  here: string | undefined;
  /** The result, on standard output: for people, or with `--json` for machines. */
  print: (text: string) => void;
}

/**
 * Reads `RELEASE_STORE`, `RELEASE_KEYS`, `RELEASE_TOKEN`, `DATA_DIR`, `CLINIC_MODE`, `CLINIC_RELEASER`, `PUBLIC_URL`,
 * `PORT`, `API_BASE_URL` and `API_PORT`. `INIT_CWD` is the folder in which a package manager was asked to run a script of the clone's root.
 * @param service address of the release service that is asked; null for the store itself
 */
export function contextOf(env: Environment, cwd: string, service: string | null = null): CommandContext {
  const root = rootFor(cwd);
  const by = env.CLINIC_RELEASER || accountName();
  const token = env.RELEASE_TOKEN || null;
  const progress = (name: string, what: string) => void process.stderr.write(`${name.padEnd(10)} ${what}\n`);
  return {
    ...(service === null ? ofStore(env, root, { token, by }) : ofService(service, bearer(env, service), progress)),
    root,
    by,
    token,
    apiBaseUrl: (env.API_BASE_URL || env.PUBLIC_URL || `http://127.0.0.1:${env.API_PORT || 4001}`).replace(/\/$/, ''),
    folder: env.INIT_CWD || cwd,
    here: packageOfFolder(root, cwd) ?? packageOfFolder(root, env.INIT_CWD || cwd),
    publicUrl: (env.PUBLIC_URL || `http://localhost:${env.PORT || 4000}`).replace(/\/$/, ''),
    progress,
    print: (text) => process.stdout.write(`${text}\n`),
  };
}

type StoreAccess = Pick<CommandContext, 'store' | 'ownStore' | 'client' | 'admit'>;

function ofStore(env: Environment, root: string, { token, by }: { token: string | null; by: string }): StoreAccess {
  const place = storeLocation(env, root);
  const store = openStore(place.location, {
    ...place,
    createKeys: env.CLINIC_MODE !== 'production',
    site: (env.PUBLIC_URL ?? '').replace(/\/$/, ''),
  });
  const client = authorizedClient(store, { token, self: by });
  return { store, ownStore: () => store, client, admit: admitTo(store) };
}

function ofService(
  address: string,
  token: () => Promise<string | null>,
  progress: CommandContext['progress'],
): StoreAccess {
  const connection = new ServiceConnection(address, token);
  return {
    store: remoteStore(connection),
    ownStore: () => {
      throw new StoreError(
        'invalid',
        `This command needs the store itself, not ${address}. Run it on a machine that has the store.`,
      );
    },
    client: remoteClient(connection),
    admit: (publication, together) => uploadArtifact({ connection, progress }, publication, together),
  };
}

/**
 * The repository that the command works on: the clone that this file lies in, or, where the command is installed, the remote
 * whose folder or a folder of it the command was started in.
 */
function rootFor(cwd: string): string {
  const clone = path.join(import.meta.dirname, '..', '..', '..');
  if (existsSync(path.join(clone, 'pnpm-workspace.yaml'))) return clone;
  for (let folder = cwd; path.dirname(folder) !== folder; folder = path.dirname(folder))
    if (isOneRemote(folder)) return folder;
  return cwd;
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
