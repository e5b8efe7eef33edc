import { setTimeout as pause } from 'node:timers/promises';
import { Readers } from '../pages.ts';
import type { Context, Outcome, Row } from '../row.ts';
import type { Weather } from '../tcp-proxy.ts';

const readers = 6;
/** How long the way is bad each time, in milliseconds: longer than pages are fresh, and at most a while. */
const turn = { least: 3000, most: 15_000 };
/** Pages are rendered again all the time. */
const env = { PAGE_FRESH_SECONDS: '1' };

/** A letter that becomes another one inside of a text nobody can tell; most other changes break what an answer is. */
const weathers: readonly (Weather | 'host restarted')[] = [
  { kind: 'slow', delayMs: 300 },
  { kind: 'slow', delayMs: 4000 },
  { kind: 'cutting', share: 0.3 },
  { kind: 'corrupting', share: 0.5 },
  { kind: 'silent' },
  'host restarted',
  { kind: 'gone' },
  'host restarted',
];

const nameOf = (weather: Weather | 'host restarted') => {
  if (weather === 'host restarted') return weather;
  return weather.kind === 'slow' ? `slow by ${weather.delayMs} ms` : weather.kind;
};

async function run({ openClinic, openHost, openProxy, begin, random }: Context): Promise<Outcome> {
  const clinic = await openClinic();
  await clinic.start();
  const proxy = await openProxy(Number(new URL(clinic.url).port));
  const host = await openHost({ apiPort: proxy.port, env });
  await host.start();
  const people = new Readers(host.url, random);
  await people.learn();
  const each = Math.min(turn.most, Math.max(turn.least, (begin() - performance.now()) / weathers.length));
  const healings: number[] = [];
  let isOver = false;
  const reading = people.read(readers, () => isOver);
  for (const [index, weather] of weathers.entries()) {
    if (weather === 'host restarted') {
      await host.stop();
      await host.start();
    } else proxy.set(weather);
    await pause(each);
    // A restart is within the weather before it.
    if (weathers[index + 1] === 'host restarted') continue;
    proxy.set({ kind: 'clear' });
    healings.push(await people.healed());
  }
  isOver = true;
  await reading;
  return {
    pass: people.wrong === '' && people.count('aged') > 0,
    figures: {
      readers,
      'the way to the API was': weathers.map(nameOf).join(', '),
      'connections cut, answers corrupted': proxy.faults(),
      'pages that came whole': people.count('whole'),
      'whole, and of a time that they say': people.count('aged'),
      'refused with 503 and Retry-After': people.count('refused'),
      'not answered, while there was no host': people.count('no answer'),
      'wrong pages': people.wrong || 'none',
      'all pages of now again after, longest': `${(Math.max(...healings) / 1000).toFixed(1)} s`,
    },
  };
}

/** R23: the way from the host to the API slow, cut, corrupted, silent and gone, with restarts of the host in it. */
export const wayToApi: Row = { id: 'R23', name: 'Bad way from host to API', engines: ['pglite'], weight: 3, run };
