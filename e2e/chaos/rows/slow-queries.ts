import { setTimeout as pause } from 'node:timers/promises';
import { median } from '@clinic/node/bench';
import { isBusy, send } from '../client.ts';
import { bothEngines } from '../engine.ts';
import type { Context, Outcome, Row } from '../row.ts';

const attackers = 8;
/** Between two requests of the visitor, in milliseconds. */
const rest = 50;
/** A visitor's request takes at most so long while others search, in milliseconds. */
const mostWait = 5000;

/** Searches that a database would rather not be asked. */
const searches = [
  'ab',
  '%',
  '_%_',
  '%%%%%%%%',
  'ا',
  'الا',
  'a'.repeat(10_000),
  'ال '.repeat(200),
  '\\%\\_',
  "' OR 1=1 --",
  'و ف ب ك ل',
];

async function run({ openClinic, begin, random }: Context): Promise<Outcome> {
  const clinic = await openClinic();
  await clinic.start();
  const deadline = begin();
  const { pid } = clinic;
  const before = pid();
  const visit = async (until: number) => {
    const times: number[] = [];
    const answers = new Map<string, number>();
    while (performance.now() < until) {
      const begun = performance.now();
      const answer = await send(`${clinic.url}/api/specialties`);
      times.push(performance.now() - begun);
      const kind = isBusy(answer) ? '503 busy' : String(answer.status);
      answers.set(kind, (answers.get(kind) ?? 0) + 1);
      await pause(rest);
    }
    return { times: times.sort((one, other) => one - other), answers };
  };
  const quiet = await visit(performance.now() + (deadline - performance.now()) / 4);
  const attacked = new Map<string, number>();
  const search = async () => {
    while (performance.now() < deadline) {
      const q = encodeURIComponent(searches[Math.floor(random() * searches.length)] ?? '');
      const path = random() < 0.5 ? `/api/search?q=${q}` : `/api/qa/questions/search?q=${q}&page=50`;
      const answer = await send(clinic.url + path);
      const kind = isBusy(answer) ? '503 busy' : String(answer.status);
      attacked.set(kind, (attacked.get(kind) ?? 0) + 1);
    }
  };
  const [busy] = await Promise.all([visit(deadline), ...Array.from({ length: attackers }, search)]);
  const failures = [...attacked].filter(([kind]) => /^(5|0)/.test(kind) && kind !== '503 busy');
  const hindered = [...busy.answers].filter(([kind]) => kind !== '200' && kind !== '503 busy');
  const isUp = clinic.pid() === before && (await send(`${clinic.url}/healthz`)).status === 200;
  const longest = busy.times.at(-1) ?? Infinity;
  const ms = (value: number) => `${Math.round(value)} ms`;
  return {
    pass: failures.length + hindered.length === 0 && isUp && longest < mostWait,
    figures: {
      searchers: attackers,
      'answers to searches': [...attacked].map(([kind, count]) => `${count} × ${kind}`).join(', '),
      'answers to a visitor meanwhile': [...busy.answers].map(([kind, count]) => `${count} × ${kind}`).join(', '),
      'visitor, median quiet and attacked': `${ms(median(quiet.times))}, ${ms(median(busy.times))}`,
      'visitor, longest quiet and attacked': `${ms(quiet.times.at(-1) ?? 0)}, ${ms(longest)}`,
      'the API stayed up': isUp ? 'yes' : 'no',
    },
  };
}

/** R18: searches that cost much, beside a visitor who asks for little. */
export const slowQueries: Row = { id: 'R18', name: 'Slow query guard', engines: bothEngines, weight: 1, run };
