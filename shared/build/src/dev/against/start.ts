/**
 * What `release dev` runs in the root of a repository: one remote of the working tree inside a deployed site. It starts again by itself when the remote's
 * description of itself changes, or what builds it; everything else is rebuilt while it runs.
 */
import path from 'node:path';
import { folderOf, isOneRemote } from '../../repository.ts';
import { exitWith, requireFreePort, untilReady } from '../processes.ts';
import { RestartingPart } from '../restarting-part.ts';
import { pageScriptAddress } from './dev-page.ts';

const root = process.cwd();
const remote = process.env['AGAINST_REMOTE'] ?? '';
const port = Number(process.env['AGAINST_PORT']);
let part: RestartingPart | undefined;
let stopping = false;

async function stop(): Promise<void> {
  stopping = true;
  await part?.stop();
}

/** What the server has loaded itself. */
const isServerCode = (file: string) => /(^|[\\/])(build|contracts)[\\/]|src[\\/]remote\.ts$/.test(file);

async function main(): Promise<void> {
  await requireFreePort('--port', port);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // Ctrl-C comes from the terminal, and once more from the command that started this.
      if (!stopping) void stop().then(() => process.exit(0));
    });
  console.log(`Building ${remote} …`);
  const followed = [
    path.join(folderOf(root, remote), 'src'),
    ...(isOneRemote(root) ? [] : ['shared/build', 'shared/contracts']),
  ];
  const server = path.join(import.meta.dirname, `main${path.extname(import.meta.filename)}`);
  part = new RestartingPart(root, server, process.env, followed, isServerCode);
  await untilReady(part.child, `${remote}`, `http://127.0.0.1:${port}${pageScriptAddress}`);
  process.send?.({ ready: true });
}

main().catch(async (error: unknown) => {
  if (stopping) return;
  await stop();
  exitWith(error);
});
