import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { alteredRelease } from '../../site/altered-release.ts';
import { artifactFolder, release } from '../../site/releases.ts';
import { Readers } from '../pages.ts';
import { openPoisonedWay } from '../poisoned-way.ts';
import type { Context, Outcome, Row } from '../row.ts';

const readers = 6;
const remote = 'qa';
const container = 'node/container.cjs';
/** Each fault lasts at least and at most so long, in milliseconds: longer than pages are fresh. */
const turn = { least: 4000, most: 20_000 };
/** Pages are rendered again all the time. */
const env = { PAGE_FRESH_SECONDS: '1' };

const faults = ['thread killed', 'thread hangs', 'container corrupt', 'data poisoned'] as const;

/** A container that does what a file says: ends its thread, or keeps it from everything else as long as the file says so. */
const obedient = (source: string, orders: string) => `${source}
;(() => {
  const { readFileSync } = require('node:fs');
  const order = () => { try { return readFileSync(${JSON.stringify(orders)}, 'utf8'); } catch { return ''; } };
  setInterval(() => {
    if (order() === 'kill') process.exit(1);
    while (order() === 'hang');
  }, 20).unref();
})();
`;

async function run({ openClinic, openHost, onEnd, begin, random }: Context): Promise<Outcome> {
  const clinic = await openClinic();
  await clinic.start();
  const way = await openPoisonedWay(Number(new URL(clinic.url).port), random);
  onEnd(way.close);
  const host = await openHost({ apiPort: way.port, env });
  const orders = path.join(host.dataDir, 'orders');
  const name = await alteredRelease(host.dataDir, remote, (files) =>
    files.set(container, obedient(files.get(container) ?? '', orders)),
  );
  await release(host.dataDir, 'promote', name, '--to', 'production');
  await host.start();
  const people = new Readers(host.url, random, clinic.patients);
  await people.learn();
  const file = path.join(artifactFolder(host.dataDir, remote, name.slice(remote.length + 1)), container);
  const whole = await readFile(file);
  const order = (word: string) => writeFile(orders, word);
  const end = () => rm(orders, { force: true });

  const each = Math.min(turn.most, Math.max(turn.least, (begin() - performance.now()) / faults.length));
  const healings: number[] = [];
  let isOver = false;
  onEnd(() => (isOver = true));
  const reading = people.read(readers, () => isOver);
  for (const fault of faults) {
    if (fault === 'thread killed') await order('kill');
    else if (fault === 'thread hangs') await order('hang');
    else if (fault === 'data poisoned') way.set(true);
    else {
      // The next thread reads half a container.
      await writeFile(file, whole.subarray(0, whole.length / 2));
      await order('kill');
    }
    await pause(each);
    way.set(false);
    await writeFile(file, whole);
    await end();
    healings.push(await people.healed());
  }
  isOver = true;
  await reading;
  const failed = people.count('no answer', 'refused');
  return {
    pass: people.wrong === '' && failed === 0 && people.count('aged') > 0 && way.poisoned() > 0,
    figures: {
      readers: `${readers}, half of them signed in`,
      'the renderer was met with': faults.join(', '),
      'answers of the API poisoned': way.poisoned(),
      'pages that came whole': people.count('whole'),
      'whole, and of a time that they say': people.count('aged'),
      'not answered, or refused': failed,
      'wrong pages': people.wrong || 'none',
      'all pages of now again after, longest': `${(Math.max(...healings) / 1000).toFixed(1)} s`,
    },
  };
}

/** R21: the renderer killed, hanging, over half a container and over data that is none; nobody sees anybody's name. */
export const renderer: Row = { id: 'R21', name: 'Renderer', engines: ['pglite'], weight: 2, run };
