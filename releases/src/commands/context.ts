import os from 'node:os';
import path from 'node:path';
import type { CheckFinding } from '@clinic/shared/contracts';
import type { Publishing } from '../publishing/publish.ts';
import { openStore, storeDirectory } from '../store/index.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What every command works with: the clone, the store, and who asks. */
export interface CommandContext extends Publishing {
  publicUrl: string;
  /** The result, on standard output: for people, or with `--json` for machines. */
  print: (text: string) => void;
}

/** Root of the clone, three folders above this file. */
const root = path.join(import.meta.dirname, '..', '..', '..');

/** Reads `RELEASE_STORE`, `DATA_DIR`, `CLINIC_MODE`, `CLINIC_RELEASER`, `PUBLIC_URL` and `PORT`. */
export function contextOf(env: Environment): CommandContext {
  return {
    root,
    store: openStore(storeDirectory(env, root), { createPreviewKey: env.CLINIC_MODE !== 'production' }),
    by: env.CLINIC_RELEASER || os.userInfo().username,
    publicUrl: (env.PUBLIC_URL || `http://localhost:${env.PORT || 4000}`).replace(/\/$/, ''),
    progress: (name, what) => process.stderr.write(`${name.padEnd(10)} ${what}\n`),
    print: (text) => process.stdout.write(`${text}\n`),
  };
}

/** Tells what the checks found, among the progress. */
export function tell({ progress }: CommandContext, findings: readonly CheckFinding[]): void {
  for (const { level, check, message } of findings) progress(level, `${check}: ${message}`);
}
