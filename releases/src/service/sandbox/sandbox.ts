import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { StoreError } from '../../store/index.ts';

/**
 * How artifacts are kept from harm while they are checked. `namespaces`: Linux' namespaces and limits around Node's own
 * permissions. `process`: Node's permissions alone, which refuse neither the network nor memory outside of V8's heap.
 */
export const sandboxKinds = ['namespaces', 'process'] as const;
export type SandboxKind = (typeof sandboxKinds)[number];

export interface SandboxSettings {
  kind: SandboxKind;
  /** Root of the clone: its sources and packages may be read, and nothing else of it. */
  root: string;
  /** Files and directories of this machine that are not even there: the keys. */
  hidden: readonly string[];
  /** Longest time to look at the files of an artifact, or to load the bundle and render all pages of one, in milliseconds. */
  timeoutMs: number;
}

/** A script of this folder, what it is given, and what it may read beside the sources. */
interface SandboxRun {
  script: 'inspect-artifact' | 'render-pages' | 'probe';
  input: unknown;
  readable: readonly string[];
}

/** Memory of V8's heap in megabytes, and of everything that the process may write to, in bytes. */
const heapMb = 256;
const memoryBytes = 1_000_000_000;
/** Processor time in seconds, and open files. */
const processorSeconds = 120;
const openFiles = 256;
/** Most bytes that it may say; more ends it. */
const mostOutput = 1_000_000;

/** Takes the hidden paths away, then becomes the command behind `--`. */
const hide =
  'while [ "$1" != -- ]; do if [ -d "$1" ]; then mount -t tmpfs -o size=4k none "$1"; ' +
  'elif [ -e "$1" ]; then mount --bind /dev/null "$1"; fi || exit 70; shift; done; shift; ' +
  'exec setpriv --no-new-privs --bounding-set=-all --inh-caps=-all --ambient-caps=-all "$@"';

/**
 * Runs a script in a process of its own that has none of this one's environment, may write nothing, start nothing and read
 * only its own code and what it is given, and whose time, memory and output are bounded.
 * @returns the lines that it wrote, each as JSON; those before its end when it did not come to its own
 * @throws {StoreError} `refused` when it said too much or something that is no JSON
 */
export async function runInSandbox(settings: SandboxSettings, run: SandboxRun): Promise<SandboxResult> {
  const child = start(settings, run);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, settings.timeoutMs);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const said = { bytes: 0, lines: [] as unknown[], error: '' };
  const count = (bytes: Buffer) => {
    said.bytes += bytes.length;
    if (said.bytes > mostOutput) child.kill('SIGKILL');
  };
  child.stdout?.on('data', count);
  child.stderr?.on('data', (bytes: Buffer) => {
    count(bytes);
    said.error = (said.error + bytes.toString()).slice(-2000);
  });
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const value = jsonOf(line);
      if (value !== undefined && said.lines.length < mostLines) said.lines.push(value);
    });
  }
  // A process that ended before it read everything closes the pipe.
  child.stdin?.on('error', () => undefined).end(JSON.stringify(run.input));
  try {
    const code = await ended;
    return {
      lines: said.lines,
      complete: code === 0,
      why: late ? 'It did not end in time and was ended.' : whyOf(said.bytes, code, said.error),
    };
  } finally {
    clearTimeout(timer);
  }
}

export interface SandboxResult {
  lines: unknown[];
  /** Whether it ended by itself and well. */
  complete: boolean;
  /** How it ended otherwise. */
  why: string;
}

/** Answers of one run: pages in two languages. */
const mostLines = 2000;

function start({ kind, root, hidden }: SandboxSettings, { script, readable }: SandboxRun): ChildProcess {
  const allowed = [...['releases', 'shared', 'node_modules'].map((name) => path.join(root, name)), ...readable];
  const node = [
    process.execPath,
    '--no-warnings',
    `--max-old-space-size=${heapMb}`,
    '--permission',
    ...allowed.map((place) => `--allow-fs-read=${place}`),
    path.join(import.meta.dirname, `${script}.ts`),
  ];
  const limits = [
    ...['--core=0', '--fsize=0', `--data=${memoryBytes}`, `--cpu=${processorSeconds}`, `--nofile=${openFiles}`],
  ];
  const apart = ['--map-root-user', '--net', '--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];
  const wrapped =
    kind === 'process'
      ? node
      : ['prlimit', ...limits, 'unshare', ...apart, '--mount-proc', 'sh', '-c', hide, 'sh', ...hidden, '--', ...node];
  const [command = '', ...args] = wrapped;
  return spawn(command, args, {
    cwd: root,
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** @throws {StoreError} `invalid` when this machine cannot keep what it is asked to keep */
export async function assertSandbox(settings: SandboxSettings): Promise<void> {
  const probe = { script: 'probe', input: null, readable: [] } as const;
  const { lines, why } = await runInSandbox(settings, probe).catch((error: unknown) => ({
    lines: [],
    why: String(error),
  }));
  const refused = settings.kind === 'process' ? ['process', 'files'] : ['process', 'files', 'network'];
  const [found] = lines as { refused?: string[] }[];
  if (refused.every((what) => found?.refused?.includes(what))) return;
  const way =
    'It needs util-linux (unshare, prlimit, setpriv) and user namespaces. RELEASES_SANDBOX=process leaves them out, and the network open.';
  throw new StoreError('invalid', `Artifacts cannot be checked apart on this machine: ${why} ${way}`);
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function whyOf(bytes: number, code: number | null, error: string): string {
  if (bytes > mostOutput) return `It wrote more than ${mostOutput} bytes and was ended.`;
  if (code === null) return 'It used more than it may and was ended.';
  return `It ended with ${code}. ${error.trim().split('\n').slice(-3).join(' ')}`.trim();
}
