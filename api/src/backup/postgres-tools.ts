import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { BackupInvalid } from './backup-invalid.ts';

/** Programs that PostgreSQL's client package brings. */
export type PostgresTool = 'pg_dump' | 'pg_restore' | 'psql';

/** Longest end of a tool's complaints that is repeated. */
const mostComplaint = 500;

/** A started tool. */
export interface RunningTool {
  readonly process: ChildProcessByStdio<Writable, Readable, Readable>;
  /** Ends with the tool. @throws {BackupInvalid} when it failed, with what it said last */
  readonly ended: Promise<void>;
}

/** The address for a tool's arguments, which everybody on the machine can read, and its password apart. */
function addressOf(url: string): { address: string; password: Record<string, string> } {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password);
  parsed.password = '';
  return { address: parsed.href, password: password === '' ? {} : { PGPASSWORD: password } };
}

/** Starts a tool; `url` is the database that it connects to, if any. */
export function runTool(tool: PostgresTool, options: readonly string[], url: string | null): RunningTool {
  const { address, password } = url === null ? { address: null, password: {} } : addressOf(url);
  const process_ = spawn(tool, [...options, ...(address === null ? [] : [`--dbname=${address}`])], {
    env: { ...process.env, ...password },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaint = '';
  process_.stderr.on('data', (part: Buffer) => {
    complaint = `${complaint}${part.toString()}`.slice(-mostComplaint);
  });
  // Whoever writes to a tool that has ended learns it from `ended`.
  process_.stdin.on('error', () => undefined);
  const ended = once(process_, 'close').then(
    ([code]) => {
      if (code !== 0) throw new BackupInvalid(`${tool} failed: ${complaint.trim().replaceAll('\n', ' ')}`);
    },
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new BackupInvalid(`${tool} was not found: install the client programs of PostgreSQL.`);
    },
  );
  ended.catch(() => undefined);
  return { process: process_, ended };
}

/** @throws {BackupInvalid} when a tool is missing or older than the server: it could not read all that the server has */
export async function requireTool(tool: PostgresTool, serverMajor: number): Promise<void> {
  const running = runTool(tool, ['--version'], null);
  let said = '';
  running.process.stdout.on('data', (part: Buffer) => {
    said += part.toString();
  });
  await running.ended;
  const major = Number(/\d+/.exec(said)?.[0]);
  if (major >= serverMajor) return;
  throw new BackupInvalid(
    `${tool} is version ${major} and the server is version ${serverMajor}: install the client programs of PostgreSQL ${serverMajor}.`,
  );
}
