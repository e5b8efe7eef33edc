import { randomInt } from 'node:crypto';

/** No letter or digit that is mistaken for another when read out: no 0 O, 1 I L, U V. */
const letters = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** Signs that nobody can guess, for a code that people copy by hand. */
export function randomSigns(count: number): string {
  return Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('');
}

/** A short code for an appointment or something that was sent in, for example `NB-7K3M9Q`. */
export function newReference(): string {
  return `NB-${randomSigns(6)}`;
}
