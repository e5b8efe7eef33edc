import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { StartError } from '@clinic/build/processes';

/** The settings of a file, as Node reads it; none without the file. */
export function readEnvFile(file: string): Record<string, string | undefined> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** A value as both Node and a shell read it. */
function quoted(name: string, value: string): string {
  if (/^[\w./:@+,-]*$/.test(value)) return value;
  // Between single quotes neither changes anything.
  if (!/['\n\r]/.test(value)) return `'${value}'`;
  if (!/["\n\r$`\\]/.test(value)) return `"${value}"`;
  throw new StartError(
    `The value of ${name} cannot stand in a file of settings: it has quotes of both kinds or a line break.`,
  );
}

/** Writes settings to a file that only its owner can read. Another process never sees half of it. */
export function writeEnvFile(file: string, settings: Readonly<Record<string, string>>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${quoted(name, value)}\n`);
  const text = `# Written by npm run setup. docs/operations/settings.md describes each of them. Keep a copy of the keys in a safe place.\n${lines.join('')}`;
  const next = `${file}.next`;
  // A setup that was cut off may have left one; the mode holds only for a file that is made.
  rmSync(next, { force: true });
  try {
    writeFileSync(next, text, { mode: 0o600, flag: 'wx' });
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}
