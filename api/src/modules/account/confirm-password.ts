import type { Services } from '../../services.ts';
import { invalidField } from '../../http/errors.ts';
import type { Backoff } from '../../http/exponential-backoff.ts';
import { countAttemptWithBackoff, refundBackoffAttempt, resetBackoff } from '../../http/exponential-backoff.ts';
import { passwordMatches } from '../auth/passwords.ts';
import type { Actor } from '../auth/session.ts';

/** Wrong passwords of somebody who holds a session; apart from those of the sign-in, so that its owner can still enter. */
const wrongPasswords: Backoff = { scope: 'confirm-password', free: 5 };

/**
 * Asks for the password again: a session alone, left open or stolen, does not change who the account belongs to (7.5.1).
 * @throws {ClinicError} VALIDATION of `current_password`; RATE_LIMITED for longer and longer after five wrong ones
 */
export async function confirmPassword(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, user }: Actor,
  password: string,
): Promise<void> {
  await countAttemptWithBackoff(db, wrongPasswords, String(userId), clock());
  const isRight = await passwordMatches(user.passwordHash, password).catch(async (error: unknown) => {
    // Nobody looked at the password.
    await refundBackoffAttempt(db, wrongPasswords, String(userId), clock());
    throw error;
  });
  if (!isRight) throw invalidField('current_password', 'settings.errors.password');
  await resetBackoff(db, wrongPasswords, String(userId));
}
