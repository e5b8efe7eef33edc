/**
 * What `release dev` runs: one remote of the working tree inside a deployed site. It starts again by itself when the remote's
 * description of itself changes, or what builds it; everything else is rebuilt while it runs.
 */
import { pageScripts } from '@clinic/build/working-copy';
import { RestartingPart } from './restarting-part.ts';
import { untilReady, requireFreePort, exitWith } from './processes.ts';

const remote = process.env['AGAINST_REMOTE'] ?? '';
const port = Number(process.env['AGAINST_PORT']);
let part: RestartingPart | undefined;

/** What the server has loaded itself. */
const isServerCode = (file: string) => /(^|[\\/])(build|contracts)[\\/]|src[\\/]remote\.ts$/.test(file);

async function main(): Promise<void> {
  await requireFreePort('--port', port);
  console.log(`Building ${remote} …`);
  const followed = [`mfe-${remote}/src`, 'shared/build', 'shared/contracts'];
  part = new RestartingPart('shared/build/src/dev/against/main.ts', process.env, followed, isServerCode);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void part?.stop().then(() => process.exit(0)));
  await untilReady(part.child, `${remote}`, `http://127.0.0.1:${port}${pageScripts}against/page.ts`);
  process.send?.({ ready: true });
}

main().catch(async (error: unknown) => {
  await part?.stop();
  exitWith(error);
});
