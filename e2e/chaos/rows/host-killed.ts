import { setTimeout as pause } from 'node:timers/promises';
import { median } from '@clinic/node/bench';
import { Readers } from '../pages.ts';
import type { Context, Outcome, Row } from '../row.ts';

const readers = 10;
const mostCycles = 100;
/** The host lives at least and at most so long in each cycle, in milliseconds. */
const life = { least: 100, most: 3000 };
/** Pages are rendered and written to disk all the time. */
const env = { PAGE_FRESH_SECONDS: '1' };

async function run({ openClinic, openHost, begin, random }: Context): Promise<Outcome> {
  const clinic = await openClinic();
  await clinic.start();
  const host = await openHost({ apiPort: Number(new URL(clinic.url).port), env });
  await host.start();
  const people = new Readers(host.url, random);
  await people.learn();
  const deadline = begin();
  const starts: number[] = [];
  let isOver = false;
  const reading = people.read(readers, () => isOver);
  while (starts.length < mostCycles && (starts.length === 0 || performance.now() < deadline)) {
    await pause(life.least + random() * (life.most - life.least));
    await host.kill();
    starts.push(await host.start());
  }
  const milliseconds = await people.healed();
  isOver = true;
  await reading;
  return {
    pass: people.wrong === '' && people.count('whole', 'aged') > 0,
    figures: {
      readers,
      'kill -9 of the host': starts.length,
      'pages that came whole': people.count('whole'),
      'whole, and of a time that they say': people.count('aged'),
      'refused with 503 and Retry-After': people.count('refused'),
      'not answered, while there was no host': people.count('no answer'),
      'wrong pages': people.wrong || 'none',
      'all pages of now again after': `${(milliseconds / 1000).toFixed(1)} s`,
      'start after it, median': `${(median(starts) / 1000).toFixed(1)} s`,
    },
  };
}

/** R28: kill -9 of the host while visitors read. */
export const hostKilled: Row = { id: 'R28', name: 'kill -9 of the host', engines: ['pglite'], weight: 2, run };
