/**
 * `npm run bench:remotes [--counts 4,100,1000] [--rounds 9] [--waits 15] [--out docs]`: what further remotes cost whoever asks
 * a host for a page, and whoever releases. A host for each count, over a store with as many remotes, which have no place in the
 * frame; the hosts take turns. It waits for a quiet machine before each round, and ends without a report when there is none.
 * Reads memory from `/proc`, so it runs on Linux. With a thousand remotes it takes some ten minutes.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { calibration, median, needQuiet, rotated, summary } from '@clinic/node/bench';
import { alteredRelease } from '../site/altered-release.ts';
import startSite from '../site/global-setup.ts';
import { startHost } from '../site/host-server.ts';
import { mainSite } from '../site/main-site.ts';
import { addRemotes } from '../site/many-remotes.ts';
import { root } from '../site/processes.ts';
import type { ServerProcess } from '../site/processes.ts';
import { copyLive, release } from '../site/releases.ts';
import { adopted, memoryOf, runFacts, timed } from './hosts.ts';
import type { RunFacts } from './hosts.ts';
import { remotesAddress } from './variants.ts';

/** Requests of a round for a page that the host has in memory, and pages of a round that it has to render. */
const inMemory = 100;
const toRender = 4;
/** How long a round waits each time for a quiet machine, in milliseconds. */
const waitMs = 20_000;

const { values: options } = parseArgs({
  options: {
    counts: { type: 'string', default: '4,100,1000' },
    rounds: { type: 'string', default: '9' },
    waits: { type: 'string', default: '15' },
    out: { type: 'string', default: path.join(root, 'docs') },
  },
});
const rounds = Number(options.rounds);

/** A host over a store with so many remotes, and what was measured of it; times in milliseconds, sizes in kB, memory in MB. */
interface Measured {
  remotes: number;
  /** From the start of the process until it is ready. */
  start: number;
  memory: number;
  html: number;
  /** The script that brings a page its remotes, and the file of those that come later; 0 where there is none. */
  script: number;
  others: number;
  /** For each round. */
  fromMemory: number[];
  rendered: number[];
  /** A release of one remote: the command, and from its end until the host serves it. */
  promote: number;
  adopt: number;
}

interface Bench {
  host: ServerProcess;
  dataDir: string;
  measured: Measured;
}

const reference = calibration();
const quietWaits = { waits: Number(options.waits), waitMs };
await needQuiet(reference, quietWaits);
const stopSite = await startSite();
const benches: Bench[] = [];
try {
  for (const count of options.counts.split(',').map(Number)) benches.push(await openBench(count));
  const doctors = await doctorPages();
  if (doctors.length < rounds * toRender)
    throw new Error(`There are pages for ${Math.floor(doctors.length / toRender)} rounds.`);
  for (let round = 0; round < rounds; round += 1) {
    await needQuiet(reference, { ...quietWaits, wasOwnWork: true });
    for (const bench of rotated(benches, round))
      await measureRound(bench, doctors.slice(round * toRender).slice(0, toRender));
  }
  for (const bench of benches) await measureRelease(bench);
  await publish(benches.map(({ measured }) => measured));
} finally {
  for (const { host, dataDir } of benches) {
    await host.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  await stopSite();
}

async function openBench(count: number): Promise<Bench> {
  const { dataDir: live, apiPort } = mainSite();
  const dataDir = await copyLive(live);
  const added = await addRemotes(dataDir, count);
  if (added.length > 0) await release(dataDir, 'promote', ...added, '--to', 'production');
  let host: ServerProcess | undefined;
  const start = await timed(async () => {
    host = await startHost({ name: `bench-remotes-${count}`, dataDir, apiPort });
    await adopted(host, dataDir);
  });
  if (host === undefined) throw new Error('the host was not started');
  const html = await textOf(host, '/');
  const script = await textOf(host, remotesAddress(html));
  const others = /"url":"(\/compositions\/[^"]*\.json)"/.exec(script)?.[1];
  const measured: Measured = {
    remotes: count,
    start,
    memory: 0,
    html: kilobytes(html),
    script: kilobytes(script),
    others: others === undefined ? 0 : kilobytes(await textOf(host, others)),
    fromMemory: [],
    rendered: [],
    promote: 0,
    adopt: 0,
  };
  return { host, dataDir, measured };
}

function kilobytes(text: string): number {
  return brotliCompressSync(text).length / 1000;
}

async function textOf({ url }: ServerProcess, address: string): Promise<string> {
  const answer = await fetch(url + address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return answer.text();
}

/** Pages that no host has rendered yet, one for each doctor. */
async function doctorPages(): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${mainSite().apiPort}/api/sitemap/doctors`);
  const { data } = (await answer.json()) as { data: { en: { slug: string } }[] };
  return data.map(({ en }) => `/doctors/${en.slug}`);
}

async function measureRound({ host, measured }: Bench, pages: readonly string[]): Promise<void> {
  const rendered: number[] = [];
  for (const page of pages) rendered.push(await timed(() => textOf(host, page)));
  measured.rendered.push(median(rendered));
  const fromMemory: number[] = [];
  for (let request = 0; request < inMemory; request += 1) fromMemory.push(await timed(() => textOf(host, '/doctors')));
  measured.fromMemory.push(median(fromMemory));
}

async function measureRelease({ host, dataDir, measured }: Bench): Promise<void> {
  measured.memory = await memoryOf(host);
  const next = await alteredRelease(dataDir, 'qa', (files) => files.set('note.txt', 'one more'));
  measured.promote = await timed(() => release(dataDir, 'promote', next, '--to', 'production'));
  measured.adopt = await adopted(host, dataDir);
}

async function publish(measured: readonly Measured[]): Promise<void> {
  const facts = runFacts();
  await mkdir(path.join(options.out, 'benchmarks'), { recursive: true });
  await writeFile(
    path.join(options.out, 'benchmarks', `remotes-${facts.date}.json`),
    `${JSON.stringify({ ...facts, measured }, null, 2)}\n`,
  );
  await writeFile(path.join(options.out, 'benchmarks-remotes.md'), report(measured, facts));
  console.log(report(measured, facts));
}

function report(measured: readonly Measured[], { date, commit, machine, node }: RunFacts): string {
  const [base] = measured;
  const against = (of: (one: Measured) => number[]) => (one: Measured) => {
    const ratios = of(one).map((value, round) => value / (of(base ?? one)[round] ?? Number.NaN));
    const { median: middle, low, high } = summary(ratios);
    return `${median(of(one)).toFixed(1)} ms, ${middle.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}]`;
  };
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  const rows: [string, (one: Measured) => string][] = [
    ['a page that the host has in memory', against(({ fromMemory }) => fromMemory)],
    ['a page that it renders', against(({ rendered }) => rendered)],
    ['HTML of `/`', ({ html }) => `${html.toFixed(1)} kB`],
    ['script that names the remotes', ({ script }) => `${script.toFixed(1)} kB`],
    ['description of those that come later', ({ others }) => (others === 0 ? 'none' : `${others.toFixed(1)} kB`)],
    ['start of a host', ({ start }) => seconds(start)],
    ['`release promote` of one remote', ({ promote }) => seconds(promote)],
    ['until the host serves it', ({ adopt }) => seconds(adopt)],
    ['memory of the host', ({ memory }) => `${memory.toFixed(0)} MB`],
  ];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return `# Benchmark: what further remotes cost

\`npm run bench:remotes\` measures it: hosts with ${measured.map(({ remotes }) => remotes).join(', ')} remotes on one machine.
The remotes beyond the first are copies of those under names and addresses of their own, without a place in the frame.

- Run: ${date}, commit ${commit}, ${rounds} rounds, [samples](benchmarks/remotes-${date}.json)
- Machine: ${machine}; node ${node}
- Load: the machine was quiet in every round.

Times of pages are medians, with the ratio to the first column and its 95 % bootstrap interval; sizes are compressed. The
hosts take turns within a round. What releasing takes was measured once.

${line(['remotes', ...measured.map(({ remotes }) => String(remotes))])}
${line(['---', ...measured.map(() => '---')])}
${rows.map(([name, of]) => line([name, ...measured.map(of)])).join('\n')}
`;
}
