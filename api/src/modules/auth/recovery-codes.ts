import { randomInt } from 'node:crypto';
import { recoveryAlphabet, recoveryCount, recoveryLength } from '@clinic/contracts/account';
import type { Tx } from '../../db/database.ts';
import type { FieldCipher } from '../../db/field-cipher.ts';
import * as repo from './factor-repo.ts';

const sign = () => recoveryAlphabet[randomInt(recoveryAlphabet.length)] ?? '';
/** 60 bits that nobody can foresee. */
const newCode = () => Array.from({ length: recoveryLength }, sign).join('');
/** As it is shown: in groups of four. */
const inGroups = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');

/** What is kept of a code: keyed hashes, the newest key's first. They are of no use for another account. */
export const recoveryHashes = (cipher: FieldCipher, userId: number, code: string) =>
  cipher.blindIndexes(code, `recovery_codes.code_hash ${userId}`);

/** Gives an account new recovery codes in the place of all that it had, and returns them to be shown this once. */
export async function issueRecoveryCodes(
  tx: Tx,
  { cipher, now }: { cipher: FieldCipher; now: Date },
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCount }, newCode);
  const hashes = codes.map((code) => recoveryHashes(cipher, userId, code)[0]);
  await repo.replaceRecoveryCodes(tx, userId, hashes, now);
  return codes.map(inGroups);
}
