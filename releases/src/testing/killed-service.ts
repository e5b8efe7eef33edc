import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@clinic/node/free-port';
import { remoteClient } from '../remote/remote-store.ts';
import { ServiceConnection } from '../remote/service-connection.ts';
import { uploadArtifact } from '../remote/upload-artifact.ts';
import { openStore } from '../store/index.ts';
import { aDescriptor, aRemoteBuild, first, site, writeFiles } from './fixtures.ts';
import { aServedStore, everything, sound } from './service.ts';

/** What came of killing a service. */
export interface Kills {
  /** Killed while it published, and while it promoted. */
  publishing: number;
  promoting: number;
  /** What the service had done before it was to be killed. */
  ended: number;
  /** Uploads that went on where the killed service had stopped, without what it had. */
  resumed: number;
  /** What was not as it must be, each with the act before it. */
  wrong: string[];
}

/** Longest wait for the service to be ready, in milliseconds. */
const readyMs = 60_000;
/** Bytes of a build, so that an upload takes a while. */
const large = 'large '.repeat(200_000);

/** The release service over a directory, as a process of its own. */
class Service {
  readonly #directory: string;
  readonly #port: number;
  #child: ChildProcess | null = null;

  constructor(directory: string, port: number) {
    this.#directory = directory;
    this.#port = port;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, '..', 'service', 'main.ts')], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        RELEASES_PORT: String(this.#port),
        RELEASES_SANDBOX: 'process',
        DATA_DIR: this.#directory,
        RELEASE_STORE: '',
        PUBLIC_URL: site,
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    const limit = AbortSignal.timeout(readyMs);
    while (
      !(await fetch(`${this.address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (child.exitCode !== null || limit.aborted) throw new Error('The release service did not start.');
      await pause(20);
    }
  }

  /** Ends it as a power failure would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

interface Killing {
  /** Directory of its store and uploads; it is empty. */
  directory: string;
  /** How often it is killed. */
  kills: number;
  /** From 0 to 1, for what it does and when it is killed. */
  random: () => number;
  /** Whether to stop before that. */
  isOver?: () => boolean;
}

/**
 * Publishes and promotes releases through a service that is killed at random moments and started again. After each kill the
 * store is read by itself: what is live is what was live or what was asked for, and a release is there whole or not at all.
 * Then the same command is run again, which has to succeed.
 */
export async function killService({ directory, kills, random, isOver = () => false }: Killing): Promise<Kills> {
  const made = await aServedStore(directory);
  const token = await made.addTeam({ name: 'platform', ...everything, by: 'tests' });
  const service = new Service(directory, await freePort());
  const connection = new ServiceConnection(service.address, () => Promise.resolve(token));
  const client = remoteClient(connection);
  // Another process than the one that made it: nothing of the store is in memory.
  const readStore = () => openStore(made.location, { localState: directory, site });
  const result: Kills = { publishing: 0, promoting: 0, ended: 0, resumed: 0, wrong: [] };

  const published = [first];
  let count = 0;
  let sent: number[] = [];
  const progress = (_name: string, what: string) => {
    const [, kilobytes] = /uploading (\d+) kB/.exec(what) ?? [];
    if (kilobytes !== undefined) sent.push(Number(kilobytes));
  };
  const publish = async (release: string) => {
    const built = path.join(directory, 'builds', release);
    const build = { ...aRemoteBuild(aDescriptor('booking'), sound), 'images/large.bin': `${release} ${large}` };
    await writeFiles(built, { ...build, 'images/other.bin': `${large} ${release}` });
    return uploadArtifact({ connection, progress }, { name: 'booking', release, built, by: 'tests' }, ['booking']);
  };
  const promote = (release: string) => client.promote({ channel: 'production', changes: { booking: release } });
  const nextRelease = () => `1.0.0+${(++count).toString(16).padStart(7, '0')}`;
  const live = async () => (await readStore().readRegistry('production'))?.remotes['booking']?.release;

  await service.start();
  try {
    const began = performance.now();
    published.push(nextRelease());
    await publish(published.at(-1) ?? '');
    const between = performance.now();
    await promote(published.at(-1) ?? '');
    const usual = { publish: between - began, promote: performance.now() - between };

    const killed = () => result.publishing + result.promoting;
    while (killed() < kills && result.wrong.length === 0 && !isOver()) {
      const act = random() < 0.5 ? 'publish' : 'promote';
      const before = await live();
      const others = published.filter((release) => release !== before);
      const release = act === 'publish' ? nextRelease() : (others[Math.floor(random() * others.length)] ?? first);
      const run = () => (act === 'publish' ? publish(release) : promote(release));
      sent = [];
      const running = run().then(
        () => 'ended' as const,
        () => 'cut' as const,
      );
      const late = pause(random() * usual[act] * 1.1, 'late' as const);
      if ((await Promise.race([running, late])) === 'ended') result.ended += 1;
      else result[act === 'publish' ? 'publishing' : 'promoting'] += 1;
      await service.kill();
      await running;

      const say = (what: string) => void result.wrong.push(`${act} ${release}: ${what}`);
      const store = readStore();
      const after = await live();
      if (after !== before && (act === 'publish' || after !== release)) say(`${after} is live in place of ${before}`);
      if (await store.hasArtifact('booking', release)) {
        const damaged = await store.verifyArtifact('booking', release);
        if (damaged.length > 0) say(`${damaged.length} files of it are damaged`);
      }
      await service.start();
      const whole = sent[0];
      sent = [];
      const again = performance.now();
      const error = await run().then(() => null, String);
      if (error !== null) {
        say(`cannot be done again: ${error}`);
        break;
      }
      // A machine is not as busy all the time; what was done in part takes less, so that the mean of both is used.
      usual[act] = (usual[act] + performance.now() - again) / 2;
      const [rest] = sent;
      if (whole !== undefined && rest !== undefined && rest < whole) result.resumed += 1;
      if (act === 'publish') {
        published.push(release);
        if (published.length > 6) published.splice(1, 1);
      }
      const { lines } = await store.readHistory();
      const own = lines.filter(
        (line) => line.act === 'publish' && line.remote === 'booking' && line.release === release,
      );
      if (own.length !== 1) say(`the history has ${own.length} lines of its publication`);
      if ((await store.verifyArtifact('booking', release)).length > 0) say('it is damaged after it was done again');
      const now = await live();
      if (now !== (act === 'promote' ? release : before)) say(`${now} is live after it was done again`);
    }
    return result;
  } finally {
    await service.kill();
  }
}
