import { hkdfSync } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import * as z from 'zod';
import type { Tx } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import { claimSingleUse } from '../../http/single-use.ts';
import type { Settings } from '../../settings/settings.ts';

const algorithm = 'PBKDF2/SHA-256';
/** Rounds of one try, and how many tries it takes: about a second on a phone, a fifth of it on a desk. */
const work = { cost: 5000, fewest: 60, most: 240 };
const goodForMs = 10 * 60_000;

/** What the browser sends back. Whatever else is in it is no part of what was signed. */
const Proof = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function secretsOf({ sessionSecret }: Settings) {
  const secret = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', sessionSecret, '', `clinic ${purpose}`, 32)).toString('hex');
  return { hmacSignatureSecret: secret('challenge'), hmacKeySignatureSecret: secret('challenge solution') };
}

/** A challenge that costs its solver some computing and the server next to none. Signed, so that nothing need be stored. */
export function newChallenge(settings: Settings, now: Date): Promise<Challenge> {
  return createChallenge({
    algorithm,
    cost: work.cost,
    counter: randomInt(work.most, work.fewest),
    deriveKey,
    // The clinic's clock decides, not that of the machine.
    data: { until: now.getTime() + goodForMs },
    ...secretsOf(settings),
  });
}

function read(proof: string): z.infer<typeof Proof> | null {
  try {
    return Proof.parse(JSON.parse(proof));
  } catch {
    return null;
  }
}

/** Takes a proof of work in, once, or asks for one (CHALLENGE_REQUIRED). One that was used in vain can be used again. */
export async function redeemProof(tx: Tx, settings: Settings, proof: string | undefined, now: Date): Promise<void> {
  const given = proof === undefined ? null : read(proof);
  if (given === null) throw new ClinicError('CHALLENGE_REQUIRED');
  const { challenge, solution } = given;
  const { verified } = await verifySolution({
    challenge,
    solution: { ...solution, time: 0 },
    deriveKey,
    ...secretsOf(settings),
  });
  const until = new Date(challenge.parameters.data.until);
  if (!verified || until <= now) throw new ClinicError('CHALLENGE_REQUIRED');
  if (!(await claimSingleUse(tx, 'ask proof', challenge.signature, until, now)))
    throw new ClinicError('CHALLENGE_REQUIRED');
}
