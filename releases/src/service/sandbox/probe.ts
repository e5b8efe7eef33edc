/** Runs in the sandbox: says what it is refused. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createSocket } from 'node:dgram';
import os from 'node:os';
import { say } from './input.ts';

function isRefused(act: () => unknown): boolean {
  try {
    act();
    return false;
  } catch {
    return true;
  }
}

/** Sends to an address of the documentation range (RFC 5737), where nobody is. Without a network there is no way there. */
async function hasNoNetwork(): Promise<boolean> {
  const socket = createSocket('udp4');
  return new Promise<boolean>((resolve) => {
    socket.connect(9, '192.0.2.1', (...[error]: unknown[]) => resolve(error !== undefined));
  }).finally(() => socket.close());
}

const refused = [
  ...(isRefused(() => spawnSync(process.execPath, ['--version'])) ? ['process'] : []),
  ...(isRefused(() => readdirSync(os.homedir())) ? ['files'] : []),
  ...((await hasNoNetwork()) ? ['network'] : []),
];
say({ refused });
