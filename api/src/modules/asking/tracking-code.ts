import { latinDigits } from '@clinic/contracts';
import type { FieldCipher } from '../../db/field-cipher.ts';
import { randomSigns } from '../../reference.ts';

/** A new tracking code as it is shown, in groups of four: `7K3M-9QAB-XDEF`. */
export function newTrackingCode(): string {
  return [randomSigns(4), randomSigns(4), randomSigns(4)].join('-');
}

/** The signs of a code, however it was typed: any case, with spaces, hyphens or the digits of another script. */
const signsOf = (code: string) =>
  latinDigits(code.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

/** Keyed hashes of a code, the newest key's first: the first is stored, rows are found by all of them. */
export const trackingHashes = (cipher: FieldCipher, code: string) =>
  cipher.blindIndexes(signsOf(code), 'questions.tracking_hash');
