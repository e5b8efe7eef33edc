import { columnCipher } from './encrypted-columns.ts';

/**
 * What may be kept of what limits count by, the newest data key's first: addresses and numbers are not written down, and who
 * has a copy of the database cannot try all of them. Counts are stored and looked up by the first, so a new data key
 * resets them.
 */
export const keyHashesOf = (key: string) => columnCipher().blindIndexes(key, 'rate_limits.key_hash');

/** What is stored of what limits count by. */
export const keyHashOf = (key: string): Buffer => keyHashesOf(key)[0];
