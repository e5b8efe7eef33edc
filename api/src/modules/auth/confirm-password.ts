import type { Services } from '../../services.ts';
import { invalidField } from '../../http/errors.ts';
import type { Backoff } from '../../http/exponential-backoff.ts';
import { countAttemptWithBackoff, refundBackoffAttempt, resetBackoff } from '../../http/exponential-backoff.ts';
import { passwordMatches } from './passwords.ts';
import type { Actor } from './session.ts';

/** Wrong passwords of somebody who holds a session; apart from those of the sign-in, so that its owner can still enter. */
const wrongPasswords: Backoff = { scope: 'confirm-password', free: 5 };

/**
 * Asks for the password again: a session alone, left open or stolen, does not change who the account belongs to (7.5.1).
 * @param field where the request has it
 * @throws {ClinicError} VALIDATION of the field; RATE_LIMITED for longer and longer after five wrong ones
 */
export async function confirmPassword(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, user }: Actor,
  password: string,
  field = 'current_password',
): Promise<void> {
  await countAttemptWithBackoff(db, wrongPasswords, String(userId), clock());
  const isRight = await passwordMatches(user.passwordHash, password).catch(async (error: unknown) => {
    // Nobody looked at the password.
    await refundBackoffAttempt(db, wrongPasswords, String(userId), clock());
    throw error;
  });
  if (!isRight) throw invalidField(field, 'settings.errors.password');
  await resetBackoff(db, wrongPasswords, String(userId));
}
