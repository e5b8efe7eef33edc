import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { until } from '../../site/processes.ts';
import { atExit } from '../at-exit.ts';
import { send } from '../client.ts';
import { brokenRecords } from '../clinic.ts';
import { CannotRun } from '../row.ts';
import type { Context, Outcome, Row } from '../row.ts';
import { freeSlots } from '../slots.ts';
import { Writers } from '../writers.ts';

/** The prepared clinic and some bookings fit on it. */
const megabytes = 400;
const writers = 8;
const piece = Buffer.alloc(1 << 20);
const smallPiece = Buffer.alloc(1 << 12);

/** A disk of its own, in memory. */
function mountDisk(onEnd: Context['onEnd']): string {
  const place = mkdtempSync(path.join(os.tmpdir(), 'clinic-chaos-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place]);
  if (status !== 0) {
    rmdirSync(place);
    throw new CannotRun('nothing can be mounted: it needs root');
  }
  onEnd(
    atExit(() => {
      spawnSync('umount', ['--lazy', place]);
      rmdirSync(place);
    }),
  );
  return place;
}

function fill(file: string): void {
  for (const part of [piece, smallPiece]) {
    try {
      for (;;) appendFileSync(file, part);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

async function run({ openClinic, begin, onEnd, random }: Context): Promise<Outcome> {
  const place = mountDisk(onEnd);
  const clinic = await openClinic({ place });
  await clinic.start();
  const people = new Writers(clinic.patients.slice(0, writers), await freeSlots(clinic.url, 1, 3000), random);
  const turn = Math.max(3000, (begin() - performance.now()) / 3);
  const writeFor = async (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    await people.write(clinic.url, { isOver: () => performance.now() > end });
  };
  const status = async (address: string) => (await send(clinic.url + address)).status;

  await writeFor(turn);
  const before = people.describe();
  people.answers.clear();
  const filler = path.join(place, 'filler');
  fill(filler);
  await writeFor(turn);
  const whileFull = people.describe();
  const answered = { 500: people.count('500 INTERNAL', '500'), none: people.count('no answer') };
  const reads = await status('/api/specialties');
  const ready = await status('/readyz');
  people.answers.clear();
  rmSync(filler);
  const acknowledged = people.acknowledged;
  const booksAgain = async () => {
    await writeFor(500);
    return people.acknowledged > acknowledged;
  };
  const { milliseconds } = await until('bookings to be taken again', booksAgain, 60_000);
  const lost = await people.lost(clinic.url);
  const records = await clinic.records();
  return {
    pass: lost === 0 && answered[500] === 0 && answered.none === 0 && reads === 200 && brokenRecords(records) === '',
    figures: {
      'answers with space': before,
      'answers without': whileFull,
      'a read, and /readyz, without': `${reads}, ${ready}`,
      'books again after': `${(milliseconds / 1000).toFixed(1)} s`,
      'acknowledged bookings and cancellations lost': lost,
      'records that must not be': brokenRecords(records) || 'none',
    },
  };
}

/** R22: the disk of the data folder is full, and then has space again. */
export const diskFull: Row = { id: 'R22', name: 'Disk full', engines: ['pglite'], weight: 1, run };
