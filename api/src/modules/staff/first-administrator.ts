import { randomBytes } from 'node:crypto';
import { roles } from '@clinic/contracts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../db/database.ts';
import { dayMs } from '../../durations.ts';
import { encryptForCookie } from '../../http/encrypted-cookie.ts';
import { identifierKey } from '../auth/identifier.ts';
import { resetCookie } from '../auth/forgotten-password.ts';
import { hashPassword } from '../auth/passwords.ts';
import { subjectOf } from '../otp/code-hash.ts';
import { codeToHandOver } from '../otp/codes.ts';
import * as repo from './repo.ts';

/** How long an invitation is good, in milliseconds. */
export const durationOfInvitation = dayMs;

/** What leads an administrator to a first password; it is shown to whoever set the site up, and stored nowhere. */
export interface FirstSignIn {
  /** Path with query, below the site's public address. */
  readonly path: string;
  readonly code: string;
}

/** Why nobody was made an administrator; the message is for a person at a terminal. */
export class AdministratorRefused extends Error {
  override readonly name = 'AdministratorRefused';
}

async function administratorOf(tx: Tx, { name, email }: { name: string; email: string }, now: Date): Promise<number> {
  const known = await repo.findActiveAccount(tx, email);
  if (known?.roleId === roles.admin) return known.id;
  if (known) throw new AdministratorRefused('This address has an account already. Give it the role at /desk/users.');
  if ((await repo.lockAdmins(tx)).length > 0)
    throw new AdministratorRefused('There is an administrator already, who gives roles at /desk/users.');
  // Nobody knows this password: the code of the first sign-in puts another in its place.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return repo.insertAdmin(tx, { name, email, passwordHash, createdAt: now });
}

/**
 * Makes the account of the first administrator, without a password, and a link with a code by which its owner chooses one.
 * Both are good for a day and once. For an administrator of that address it makes new ones.
 * @throws {AdministratorRefused} when there is another administrator, or the address is somebody else's
 */
export async function inviteAdministrator(
  { db, clock, cipher, settings, audit }: Pick<Services, 'db' | 'clock' | 'cipher' | 'settings' | 'audit'>,
  account: { name: string; email: string },
): Promise<FirstSignIn> {
  const identifier = identifierKey(account.email);
  const now = clock();
  const code = await db.transaction(async (tx) => {
    const userId = await administratorOf(tx, account, now);
    const handed = await codeToHandOver(tx, settings, {
      owner: { subject: subjectOf(settings.sessionSecret, identifier) },
      purpose: 'reset',
      account: userId,
      ...{ now, expiresAt: new Date(now.getTime() + durationOfInvitation) },
    });
    await audit.record(tx, {
      ...{ at: now, actor: null, action: 'administrator.invited', subject: `user:${userId}`, requestId: 'command' },
    });
    return handed;
  });
  const key = encryptForCookie(cipher, resetCookie, { identifier });
  return { path: `/api/password/invitation?key=${key}`, code };
}
