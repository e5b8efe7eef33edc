import { hash, verify } from '@node-rs/argon2';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** argon2id hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let ownerless: Promise<string> | undefined;

/**
 * Whether a password belongs to a hash. Without a hash the same work is done for nothing, so that an unknown account takes as
 * long as a wrong password (V9).
 */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  if (passwordHash !== undefined) return verify(passwordHash, password);
  ownerless ??= hashPassword('nobody signs in with this');
  await verify(await ownerless, password);
  return false;
}
