/**
 * `npm run bench:releases [--switches 50] [--out docs]`: what releasing costs, on a site of its own: from an empty folder to
 * a live page, from the command to live, the pause that visitors feel while a composition is switched, and the host's
 * memory before and after many switches. Takes the whole machine for itself; reads memory from `/proc`, so it runs on Linux.
 * `--first-remote` goes from the empty folder to the live page alone, and prints the times instead of writing a report.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { alteredRelease } from '../site/altered-release.ts';
import startSite from '../site/global-setup.ts';
import { startHost } from '../site/host-server.ts';
import { mainSite } from '../site/main-site.ts';
import { root } from '../site/processes.ts';
import type { ServerProcess } from '../site/processes.ts';
import { artifactFolder, copyLive, liveRelease, release } from '../site/releases.ts';
import { firstRemoteReport, measureFirstRemote } from './first-remote.ts';
import type { Step } from './first-remote.ts';
import { adopted, memoryOf, runFacts, timed } from './hosts.ts';
import type { RunFacts } from './hosts.ts';

/** Pause between two requests of the visitor who never stops, in milliseconds. */
const betweenRequests = 20;
/** How long the host is left alone before its memory is read, in milliseconds. */
const settling = 15_000;
/** Switches that are watched request by request; the further ones only count for memory. */
const watched = 10;

const { values: options } = parseArgs({
  options: {
    switches: { type: 'string', default: '50' },
    out: { type: 'string', default: path.join(root, 'docs') },
    'first-remote': { type: 'boolean', default: false },
  },
});

interface Latencies {
  requests: number;
  failed: number;
  p50: number;
  p99: number;
  longest: number;
}

const stopSite = await startSite();
const dataDir = await copyLive(mainSite().dataDir);
try {
  const firstRemote = await measureFirstRemote();
  if (options['first-remote']) console.log(firstRemoteReport(firstRemote));
  else await publish({ ...(await measureReleasing()), firstRemote });
} finally {
  await rm(dataDir, { recursive: true, force: true });
  await stopSite();
}

async function measureReleasing() {
  const host = await startHost({ name: 'bench-releases', dataDir, apiPort: mainSite().apiPort });
  try {
    return await measure(host);
  } finally {
    await host.stop();
  }
}

async function measure(server: ServerProcess) {
  const published = await publishing();

  const quiet = await visitWhile(server, () => pause(watched * 1000));
  const promotions: number[] = [];
  const toLive: number[] = [];
  const turn = async (index: number) => {
    const next = await alteredRelease(dataDir, 'qa', (files) => files.set('note.txt', `release ${index}`));
    promotions.push(await timed(() => release(dataDir, 'promote', next, '--to', 'production')));
    toLive.push(await adopted(server, dataDir));
  };
  await pause(settling);
  const before = await memoryOf(server);
  const switching = await visitWhile(server, async () => {
    for (let index = 0; index < watched; index += 1) await turn(index);
  });
  await pause(settling);
  const warm = await memoryOf(server);
  for (let index = watched; index < Number(options.switches); index += 1) await turn(index);
  await pause(settling);
  const after = await memoryOf(server);
  return {
    published,
    promotions,
    toLive,
    quiet,
    switching,
    memory: { before, warm, after },
    switches: promotions.length,
  };
}

/** How long it takes to publish one remote beside what is live: in a store that lost the release of these sources. */
async function publishing(): Promise<number> {
  const store = await copyLive(dataDir);
  try {
    const ofSources = await liveRelease(store, 'qa');
    const other = await alteredRelease(store, 'qa', (files) => files.set('note.txt', 'another release'));
    await release(store, 'promote', other, '--to', 'production');
    await rm(artifactFolder(store, 'qa', ofSources), { recursive: true });
    return await timed(() => release(store, 'publish', 'qa'));
  } finally {
    await rm(store, { recursive: true, force: true });
  }
}

type Measured = Awaited<ReturnType<typeof measure>> & { firstRemote: Step[] };

/** How long a page takes for somebody who asks again and again while something happens. */
async function visitWhile(server: ServerProcess, happening: () => Promise<unknown>): Promise<Latencies> {
  const times: number[] = [];
  let failed = 0;
  let over = false;
  const visits = (async () => {
    while (!over) {
      const begun = performance.now();
      const answer = await fetch(`${server.url}/qa`).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.status !== 200) failed += 1;
      times.push(performance.now() - begun);
      await pause(betweenRequests);
    }
  })();
  await happening();
  over = true;
  await visits;
  const sorted = times.toSorted((one, another) => one - another);
  return { requests: times.length, failed, p50: at(sorted, 0.5), p99: at(sorted, 0.99), longest: at(sorted, 1) };
}

/** The value below which a share of sorted values lies. */
function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function publish(measured: Measured): Promise<void> {
  const facts = runFacts();
  await mkdir(path.join(options.out, 'benchmarks'), { recursive: true });
  await writeFile(
    path.join(options.out, 'benchmarks', `releases-${facts.date}.json`),
    `${JSON.stringify({ ...facts, ...measured }, null, 2)}\n`,
  );
  await writeFile(path.join(options.out, 'benchmarks-releases.md'), report(measured, facts));
  console.log(report(measured, facts));
}

function report(
  { published, promotions, toLive, quiet, switching, memory, switches, firstRemote }: Measured,
  { date, commit, machine, node }: RunFacts,
): string {
  const ms = (value: number) => `${Math.round(value)} ms`;
  const spread = (values: readonly number[]) => {
    const sorted = values.toSorted((one, another) => one - another);
    return `${ms(at(sorted, 0.5))} (longest ${ms(at(sorted, 1))})`;
  };
  const row = (name: string, { requests, failed, p50, p99, longest }: Latencies) =>
    `| ${name} | ${requests} | ${failed} | ${ms(p50)} | ${ms(p99)} | ${ms(longest)} |`;
  return `# Benchmark: what releasing costs

\`npm run bench:releases\` measures it.

- Run: ${date}, commit ${commit}, [samples](benchmarks/releases-${date}.json)
- Machine: ${machine}; node ${node}

## Time and memory

- Build, every check and copy of one remote (\`release publish qa\`): ${(published / 1000).toFixed(1)} s
- \`release promote\`, from start to end of the command: ${spread(promotions)}
- From the end of the command until the host serves it: ${spread(toLive)}
- Memory of the host after its start: ${memory.before.toFixed(0)} MB
- Memory after ${watched} switches, each to a new release: ${memory.warm.toFixed(0)} MB
- Memory after ${switches} switches: ${memory.after.toFixed(0)} MB, ${((memory.after / memory.warm - 1) * 100).toFixed(1)} % more than after ${watched}

## The pause of a switch

A visitor asks for \`/qa\` every ${betweenRequests} ms, while nothing happens and while the composition is switched ${watched} times:

| | requests | failed | median | p99 | longest |
| --- | --- | --- | --- | --- | --- |
${row('nothing happens', quiet)}
${row('switching', switching)}

${firstRemoteReport(firstRemote)}`;
}
