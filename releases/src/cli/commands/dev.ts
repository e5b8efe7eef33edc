import { spawn } from 'node:child_process';
import path from 'node:path';
import { folderOf } from '@clinic/build/repository';
import { Command, InvalidArgumentError } from 'commander';
import { siteArgument, siteSetting } from '../arguments.ts';
import type { CommandContext } from '../context.ts';
import { resolveFrom } from '../../packages/build.ts';
import { assertPackages } from '../../packages/packages.ts';
import { StoreError } from '../../store/errors.ts';
import { startEmulator } from '../emulator.ts';

/** Beside the ports of `npm start`. */
const defaultPort = 4100;

/** `dev`: one remote from the working tree inside a deployed site, for the person at this machine. */
export function devCommand(context: CommandContext): Command {
  return new Command('dev')
    .description('one remote from your working tree, rebuilt at each save, inside a deployed site')
    .argument('[remote]', 'for example booking; otherwise the one of this folder')
    .option('--against <url>', 'the deployed site; otherwise PUBLIC_URL, or the one that runs here', siteArgument)
    .option('--offline', 'inside the site that @clinic/emulator starts on this machine, without a network')
    .option('--port <number>', 'where to open it on this machine', portArgument, defaultPort)
    .option('--json', 'print one line of JSON once it can be opened; all else goes to standard error')
    .addHelpText(
      'after',
      `
Everything but the remote is the deployed site's: its host, its other remotes, its API with your session there. What you
book, ask or change there is real. With --offline it is a demo clinic of your own. Only this machine can open it.

Examples:
  release dev booking --against https://staging.clinic.example
  release dev booking                # against the site of npm start
  release dev booking --offline      # where @clinic/emulator is installed`,
    )
    .action(async (named: string | undefined, { against, offline, port, json }: DevOptions) => {
      const remote = named ?? context.here;
      if (remote === undefined) throw new StoreError('invalid', 'Name a remote, for example: release dev booking');
      if (remote === 'host')
        throw new StoreError('invalid', 'The host is what remotes are shown in: npm run dev has it.');
      if (offline && against !== undefined)
        throw new StoreError('invalid', '--offline is instead of a deployed site: leave --against out.');
      assertPackages(context.root, [remote]);
      const folder = path.join(context.root, folderOf(context.root, remote));
      const emulator = offline ? await startEmulator(folder, path.join(context.root, '.cache', 'emulator')) : null;
      const site = emulator?.url ?? against ?? siteSetting('PUBLIC_URL', context.publicUrl);
      const settings = { AGAINST_REMOTE: remote, AGAINST_SITE: site, AGAINST_PORT: String(port) };
      const url = `http://127.0.0.1:${port}`;
      const onReady = json && (() => context.print(JSON.stringify({ remote, against: site, url })));
      try {
        await runUntilEnded(context.root, resolveFrom(folder, '@clinic/build/dev-against'), settings, onReady);
      } finally {
        await emulator?.stop();
      }
    });
}

interface DevOptions {
  against?: string;
  offline?: true;
  port: number;
  json?: true;
}

/**
 * The proxy is a part of the builds, in a process of its own: this command only knows how it is called.
 * @param onReady called once it can be opened; standard output is then the caller's alone
 */
async function runUntilEnded(
  root: string,
  script: string,
  settings: Record<string, string>,
  onReady?: () => void,
): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'development', ...settings };
  const stdio = ['inherit', onReady ? process.stderr : 'inherit', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, [script], { cwd: root, env, stdio: [...stdio] });
  child.once('message', () => onReady?.());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  process.exitCode = code ?? 1;
}

function portArgument(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new InvalidArgumentError('A port is a number between 1 and 65535.');
}
