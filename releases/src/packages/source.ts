import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ReleaseSource } from '@clinic/contracts';
import { ReleaseSource as Source } from '@clinic/contracts/registry';

const run = promisify(execFile);

/** Longest wait for an answer of git, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Repository and commit of a folder, as git knows them; nothing where there is no git, no commit or no address that means
 * something elsewhere. Names nobody, and no path of this machine.
 */
export async function sourceOf(folder: string): Promise<ReleaseSource | undefined> {
  const git = async (...args: string[]) =>
    (await run('git', ['-C', folder, ...args], { timeout: timeoutMs, maxBuffer: 50_000_000 })).stdout.trim();
  try {
    const repository = publicAddress(await git('remote', 'get-url', 'origin'));
    if (repository === null) return undefined;
    const commit = await git('rev-parse', '--verify', 'HEAD');
    const isModified = (await git('status', '--porcelain')) !== '';
    return Source.safeParse({ repository, commit, ...(isModified ? { modified: true } : {}) }).data;
  } catch {
    return undefined;
  }
}

/**
 * Address of a repository as anybody may read it: without user, password, query and `.git`. Null for a path of a machine.
 * @param remote as git writes it: an address, or `user@host:path`
 */
export function publicAddress(remote: string): string | null {
  const short = /^(?:[^@/:]+@)?([A-Za-z0-9.-]{2,}):(?!\/\/)(.+)$/.exec(remote);
  const address = short ? `ssh://${short[1] ?? ''}/${(short[2] ?? '').replace(/^\//, '')}` : remote;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port, pathname } = new URL(address);
  if (!['https:', 'http:', 'ssh:', 'git:'].includes(protocol) || hostname === '') return null;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const host = isWeb && port !== '' ? `${hostname}:${port}` : hostname;
  return `${protocol === 'http:' ? 'http' : 'https'}://${host}${pathname.replace(/\/+$/, '').replace(/\.git$/, '')}`;
}
