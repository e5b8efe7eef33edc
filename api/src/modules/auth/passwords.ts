import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ClinicError } from '../../http/errors.ts';
import { QueueFull, workQueue } from '../../work-queue.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes that run at once: they take a core each and the memory of `cost`, and half the cores are left to everybody else. */
const hashesAtOnce = Math.max(1, Math.floor(availableParallelism() / 2));
/** About three seconds of work for one core. */
const mostHashesWaiting = 100;
const retryAfterSeconds = 3;

/** What makes and checks hashes: argon2, or what a test puts in its place. */
export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (passwordHash: string, password: string) => Promise<boolean>;
}

const argon2: PasswordHashing = { hash: (password) => hash(password, cost), verify };

/** Hashes and checks passwords, so many at once that the other requests do not wait for them. */
export function passwordHasher(
  hashing: PasswordHashing = argon2,
  limits = { atOnce: hashesAtOnce, mostWaiting: mostHashesWaiting },
) {
  const queue = workQueue(limits);
  const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
    queue.run(work).catch((error: unknown) => {
      throw error instanceof QueueFull ? new ClinicError('BUSY', { retryAfterSeconds }) : error;
    });

  /**
   * argon2id hash of a password.
   * @throws {ClinicError} BUSY when too many wait already
   */
  const hashPassword = (password: string) => inTurn(() => hashing.hash(password));

  let ownerless: string | undefined;

  /**
   * Whether a password belongs to a hash. Without a hash the same work is done for nothing, so that an unknown account takes as
   * long as a wrong password (V9).
   * @throws {ClinicError} BUSY when too many wait already
   */
  const passwordMatches = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
    if (passwordHash !== undefined) return inTurn(() => hashing.verify(passwordHash, password));
    ownerless ??= await hashPassword('nobody signs in with this');
    const stranger = ownerless;
    await inTurn(() => hashing.verify(stranger, password));
    return false;
  };

  return { hashPassword, passwordMatches };
}

/** One for the process: its cores are what is shared. */
export const { hashPassword, passwordMatches } = passwordHasher();
