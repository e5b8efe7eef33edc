/**
 * `npm run bench:web [--rounds 9] [--pages /,/doctors] [--networks slow4g,fast4g,none] [--waits 15] [--out docs]`: what the
 * federation costs a visitor, see `docs/quality.md`. Needs the system's Chromium, and the whole machine for itself: it waits
 * for a quiet one, and ends without a report when there is none. `--try` measures one round of anything, prints the report
 * and writes nothing.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { artifactBase } from '@clinic/contracts/registry';
import { calibration, needQuiet, rotated } from '@clinic/node/bench';
import startSite from '../site/global-setup.ts';
import { mainSite } from '../site/main-site.ts';
import { root } from '../site/processes.ts';
import { liveRelease } from '../site/releases.ts';
import { runFacts } from './hosts.ts';
import { inspectPage, loadPage, networks } from './measure.ts';
import type { Network } from './measure.ts';
import { buildMono, remotes } from './mono-build.ts';
import { moments, presses, pressedVariants, pressOnce } from './presses.ts';
import { markdown, sampleOf, untouchedVariants } from './report.ts';
import type { Run } from './report.ts';
import { serveVariants } from './server.ts';
import type { BenchServer } from './server.ts';
import { modulesIn, variantNames } from './variants.ts';
import type { ModulesOf } from './variants.ts';

/** How long a round waits each time for a quiet machine, in milliseconds. */
const waitMs = 20_000;
/** Loads of each variant that are thrown away before the first round of a page. */
const warmUps = 2;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    pages: { type: 'string', default: '/,/doctors,/qa,/login' },
    networks: { type: 'string', default: 'slow4g,fast4g,none' },
    // How often a round waits for a quiet machine before the run ends.
    waits: { type: 'string', default: '15' },
    try: { type: 'boolean', default: false },
    out: { type: 'string', default: path.join(root, 'docs') },
  },
});
const rounds = options.try ? 1 : Number(options.rounds);
const waits = Number(options.waits);
const chosen = networks.filter(({ name }) => options.networks.split(',').includes(name));
const pages = options.pages.split(',').flatMap((page) => [page, `${page}?lang=en`]);

const reference = calibration();
await quiet(true);
const mono = await buildMono();
const stopSite = await startSite();
let server: BenchServer | undefined;
let browser: Browser | undefined;
try {
  const site = mainSite();
  server = await serveVariants(site.url, mono, await liveModules(site.dataDir));
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  await publish(await measure(browser, server));
} finally {
  await browser?.close();
  await server?.close();
  await stopSite();
}

async function measure(chrome: Browser, served: BenchServer): Promise<Run> {
  const { date, commit, machine, node } = runFacts();
  const run: Run = {
    date,
    commit,
    machine,
    versions: { node, chromium: chrome.version() },
    rounds,
    samples: [],
    untouched: [],
    presses: [],
    contents: {},
  };
  for (const page of pages) {
    run.contents[page] = {
      fed: await inspectPage(chrome, served.origin('fed') + page),
      mono: await inspectPage(chrome, served.origin('mono') + page),
    };
    for (const network of chosen) {
      await measurePage(chrome, served, run, page, network);
      await measureUntouched(chrome, served, run, page, network);
    }
    console.log(`${page} measured`);
  }
  const slow = chosen.find(({ name }) => name === 'slow4g');
  if (slow !== undefined) await measurePresses(chrome, served, run, slow);
  return run;
}

async function measureUntouched(
  chrome: Browser,
  served: BenchServer,
  run: Run,
  page: string,
  network: Network,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await quiet();
    for (const variant of rotated(untouchedVariants, round)) {
      const load = await loadPage(chrome, served.origin(variant) + page, variant, network, false);
      run.untouched.push(sampleOf(load, { network: network.name, page, round, variant }));
    }
  }
}

async function measurePresses(chrome: Browser, served: BenchServer, run: Run, network: Network): Promise<void> {
  for (const press of presses) {
    for (let round = 0; round < rounds; round += 1) {
      await quiet();
      for (const moment of moments)
        for (const variant of rotated(pressedVariants, round)) {
          const answer = await pressOnce(chrome, served.origin(variant), press, moment, network);
          run.presses.push({ press: press.name, moment, round, variant, answer });
        }
    }
    console.log(`presses on ${press.name} measured`);
  }
}

async function measurePage(
  chrome: Browser,
  served: BenchServer,
  run: Run,
  page: string,
  network: Network,
): Promise<void> {
  for (const variant of variantNames)
    for (let load = 0; load < warmUps; load += 1)
      await loadPage(chrome, served.origin(variant) + page, variant, network);
  for (let round = 0; round < rounds; round += 1) {
    await quiet();
    for (const variant of rotated(variantNames, round)) {
      const load = await loadPage(chrome, served.origin(variant) + page, variant, network);
      run.samples.push(sampleOf(load, { network: network.name, page, round, variant }));
    }
  }
}

/**
 * Waits for a quiet machine; throws, with what disturbs it, when there is none. @param isFirst before that, the load of the
 * last minute is not the benchmark's own
 */
async function quiet(isFirst = false): Promise<void> {
  if (!options.try) await needQuiet(reference, { waits, waitMs, wasOwnWork: !isFirst });
}

async function liveModules(dataDir: string): Promise<ModulesOf> {
  const manifests = await Promise.all(
    remotes.map(async (remote) => {
      const release = await liveRelease(dataDir, remote);
      const file = path.join(dataDir, 'releases', 'artifacts', remote, release, 'mf-manifest.json');
      const manifest = JSON.parse(await readFile(file, 'utf8')) as Parameters<typeof modulesIn>[0][string]['manifest'];
      return [remote, { base: artifactBase(remote, release), manifest }] as const;
    }),
  );
  return modulesIn(Object.fromEntries(manifests));
}

async function publish(run: Run): Promise<void> {
  if (options.try) return console.log(markdown(run, 'none'));
  const samples = path.join('benchmarks', `web-${run.date}.json`);
  await mkdir(path.join(options.out, 'benchmarks'), { recursive: true });
  await writeFile(path.join(options.out, samples), `${JSON.stringify(run)}\n`);
  await writeFile(path.join(options.out, 'benchmarks.md'), markdown(run, samples));
  console.log(`${path.join(options.out, 'benchmarks.md')} written`);
}
