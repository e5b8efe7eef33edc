import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { alteredRelease } from '../../site/altered-release.ts';
import { release } from '../../site/releases.ts';
import { Readers } from '../pages.ts';
import type { Context, Figures, Outcome, Row } from '../row.ts';

/** As quality.md asks; half and a quarter of it are tried where a machine does not carry it without a switch. */
const rates = [100, 50, 25];
const carries = { least: 3000, within: 200 };
const mostSwitches = 20;
/** Of one minute, when the row begins: beyond it times say nothing, as quality.md has it for benchmarks. */
const mostLoad = 1.5;
/** What is measured without a switch, as a share of the time. */
const quietShare = 0.3;

const quantile = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

/** Asks so many times a second, whether or not the answers come, until it is over; gives how long each took. */
async function readAt(rate: number, people: Readers, isOver: () => boolean): Promise<number[]> {
  const asked: Promise<number>[] = [];
  const begun = performance.now();
  while (!isOver()) {
    while (asked.length < ((performance.now() - begun) / 1000) * rate) asked.push(people.ask());
    await pause(5);
  }
  return Promise.all(asked);
}

async function run({ openClinic, openHost, begin, random }: Context): Promise<Outcome> {
  const isBusy = (os.loadavg()[0] ?? 0) > mostLoad;
  const clinic = await openClinic();
  await clinic.start();
  const host = await openHost({ apiPort: Number(new URL(clinic.url).port) });
  await host.start();
  const people = new Readers(host.url, random);
  await people.learn();
  const deadline = begin();
  const readFor = (rate: number, milliseconds: number) => {
    const end = performance.now() + milliseconds;
    return readAt(rate, people, () => performance.now() > end);
  };
  let rate = 0;
  for (rate of rates) if (quantile(await readFor(rate, carries.least), 0.5) < carries.within) break;
  people.decisions.clear();
  const quiet = await readFor(rate, Math.max(carries.least, (deadline - performance.now()) * quietShare));
  const failedQuiet = people.count('no answer', 'refused');
  people.decisions.clear();
  let isOver = false;
  const reading = readAt(rate, people, () => isOver);
  const live: number[] = [];
  while (live.length < mostSwitches && (live.length === 0 || performance.now() < deadline)) {
    const next = await alteredRelease(host.dataDir, 'qa', (files) => files.set('note.txt', `release ${live.length}`));
    await release(host.dataDir, 'promote', next, '--to', 'production');
    live.push(await host.adopted());
  }
  isOver = true;
  const switching = await reading;
  const failed = people.count('no answer', 'refused');
  const ms = (value: number) => `${Math.round(value)} ms`;
  const times: Figures = isBusy
    ? { 'times, with and without switches': 'not told: the machine was busy with other work' }
    : {
        '99 of 100 answered within, without and with switches': `${ms(quantile(quiet, 0.99))}, ${ms(quantile(switching, 0.99))}`,
        'half of them within': `${ms(quantile(quiet, 0.5))}, ${ms(quantile(switching, 0.5))}`,
      };
  return {
    // How much longer it takes depends on who else uses the machine: it is told, and decides nothing.
    pass: failed === 0 && people.wrong === '',
    figures: {
      'requests a second': rate,
      'switches of a release': live.length,
      'requests meanwhile': switching.length,
      'of them not answered, or refused': failed,
      'wrong pages': people.wrong || 'none',
      'not answered, or refused, of those without a switch': `${failedQuiet} of ${quiet.length.toLocaleString('en')}`,
      ...times,
    },
  };
}

/** R32: releases are switched while visitors read at a constant rate. */
export const releaseSwitch: Row = { id: 'R32', name: 'Release switch under load', engines: ['pglite'], weight: 3, run };
