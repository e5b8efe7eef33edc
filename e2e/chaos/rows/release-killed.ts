import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { alteredRelease } from '../../site/altered-release.ts';
import { root } from '../../site/processes.ts';
import { liveRelease, release } from '../../site/releases.ts';
import { Readers } from '../pages.ts';
import type { Context, Outcome, Row } from '../row.ts';

const readers = 4;
const mostCycles = 200;
const remote = 'qa';

/** A `release` command that is killed at a moment between its start and the time that such commands take. */
async function killedRelease(dataDir: string, args: readonly string[], afterMs: number): Promise<'killed' | 'ended'> {
  const child = spawn(process.execPath, [path.join(root, 'releases/src/main.ts'), ...args], {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, RELEASE_STORE: '', CLINIC_RELEASER: 'chaos' },
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  const first = await Promise.race([gone.then(() => 'ended' as const), pause(afterMs, 'late' as const)]);
  if (first === 'ended') return first;
  child.kill('SIGKILL');
  const [code] = (await gone) as [number | null];
  return code === null ? 'killed' : 'ended';
}

async function run({ openClinic, openHost, onEnd, begin, random }: Context): Promise<Outcome> {
  const clinic = await openClinic();
  await clinic.start();
  const host = await openHost({ apiPort: Number(new URL(clinic.url).port) });
  await host.start();
  const people = new Readers(host.url, random);
  await people.learn();
  const { dataDir } = host;
  const live = `${remote}@${await liveRelease(dataDir, remote)}`;
  const known = [live];
  for (const note of ['one', 'two'])
    known.push(await alteredRelease(dataDir, remote, (files) => files.set('note.txt', note)));
  const begun = performance.now();
  for (const one of known.slice(1)) await release(dataDir, 'promote', one, '--to', 'production');
  const usual = (performance.now() - begun) / (known.length - 1);

  const deadline = begin();
  let isOver = false;
  onEnd(() => (isOver = true));
  const reading = people.read(readers, () => isOver);
  const ends = { killed: 0, ended: 0 };
  const wrong: string[] = [];
  const pick = () => known[Math.floor(random() * known.length)] ?? live;
  let cycles = 0;
  while (cycles < mostCycles && wrong.length === 0 && (cycles === 0 || performance.now() < deadline)) {
    cycles += 1;
    const before = `${remote}@${await liveRelease(dataDir, remote)}`;
    const wanted = pick();
    const commands: readonly (readonly string[])[] = [
      ['promote', wanted, '--to', 'production'],
      ['rollback', '--channel', 'production'],
      ['lock', 'production', '--reason', 'chaos'],
    ];
    const args = commands[Math.floor(random() * commands.length)] ?? [];
    ends[await killedRelease(dataDir, args, random() * usual * 1.2)] += 1;
    const after = `${remote}@${await liveRelease(dataDir, remote)}`;
    if (!known.includes(after)) wrong.push(`${args[0]}: ${after} is live, which nobody promoted`);
    if (args[0] === 'promote' && ![before, wanted].includes(after)) wrong.push(`promote ${wanted}: ${after} is live`);
    if (args[0] === 'lock' && after !== before) wrong.push(`lock: ${after} is live in place of ${before}`);
    // Whoever comes next finds a store that can be read and changed.
    const next = known.find((one) => one !== after) ?? live;
    const works = async () => {
      await release(dataDir, 'unlock', 'production').catch(() => undefined);
      await release(dataDir, 'promote', next, '--to', 'production');
      await release(dataDir, 'status');
      await host.adopted();
    };
    await works().catch((error: unknown) => wrong.push(`after ${args.join(' ')}: ${String(error)}`));
    const now = `${remote}@${await liveRelease(dataDir, remote)}`;
    if (now !== next) wrong.push(`${now} is live after ${next} was promoted`);
  }
  isOver = true;
  await reading;
  const failed = people.count('no answer', 'refused');
  return {
    pass: wrong.length === 0 && failed === 0 && people.wrong === '' && ends.killed > 0,
    figures: {
      'commands (promote, rollback, lock)': cycles,
      'of them killed with SIGKILL': ends.killed,
      'ended before': ends.ended,
      'what is wrong with the store after one': wrong.join('; ') || 'nothing',
      'pages read meanwhile': people.count('whole', 'aged'),
      'of them not answered, or refused': failed,
      'wrong pages': people.wrong || 'none',
    },
  };
}

/** R31: commands on the release store are killed at random moments, while a host follows it. */
export const releaseKilled: Row = { id: 'R31', name: 'Release commands killed', engines: ['pglite'], weight: 2, run };
