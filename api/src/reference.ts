import { randomInt } from 'node:crypto';

/** No letter or digit that is mistaken for another when read out: no 0 O, 1 I L, U V. */
const letters = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** A short code for an appointment or something that was sent in, for example `NB-7K3M9Q`. */
export function newReference(): string {
  const code = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
  return `NB-${code}`;
}
