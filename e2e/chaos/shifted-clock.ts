/**
 * Loaded into a process before its own modules (`node --import`): its clock goes wrong by as many milliseconds as the file
 * `CHAOS_CLOCK` says, from SIGUSR2 on; the file `<it>.now` then says the same. Timers go on as they were, as they do when the clock of a machine is set.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const RealDate = Date;
const realNow = Date.now.bind(Date);
let offset = 0;

class ShiftedDate extends RealDate {
  constructor(...given: [] | [number | string | Date] | [number, number, ...number[]]) {
    if (given.length === 0) super(realNow() + offset);
    else super(...(given as [number]));
  }

  static override now(): number {
    return realNow() + offset;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
process.on('SIGUSR2', () => {
  const file = process.env['CHAOS_CLOCK'] ?? '';
  const said = readFileSync(file, 'utf8');
  offset = Number(said);
  writeFileSync(`${file}.now`, said);
});
