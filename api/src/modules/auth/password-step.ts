import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Services } from '../../services.ts';
import { dropCookie } from '../../http/cookies.ts';
import type { EncryptedCookie } from '../../http/encrypted-cookie.ts';
import { readEncryptedCookie, setEncryptedCookie } from '../../http/encrypted-cookie.ts';
import { ClinicError } from '../../http/errors.ts';
import * as factors from './factor-repo.ts';
import type { UserRow } from './repo.ts';

const minutes = 10;

/** What a browser keeps between the password and the second factor: whose password was right, and until when that counts. */
const passwordStep: EncryptedCookie<{
  account: string;
  generation: number;
  isNewDevice: boolean;
  until: number;
}> = {
  name: '__Host-sign-in',
  seconds: minutes * 60,
  content: z.object({ account: z.string(), generation: z.int(), isNewDevice: z.boolean(), until: z.number() }),
};

/** Has the browser remember that the password was right. */
export function rememberPasswordStep(
  reply: FastifyReply,
  { cipher, clock }: Services,
  { user, isNewDevice }: { user: UserRow; isNewDevice: boolean },
): void {
  const until = clock().getTime() + minutes * 60_000;
  const { publicId: account, sessionGeneration: generation } = user;
  setEncryptedCookie(reply, cipher, passwordStep, { account, generation, isNewDevice, until });
}

/**
 * Whose password was right in this browser a moment ago.
 * @throws {ClinicError} INVALID_TRANSITION when nobody's was, that is too long ago, or the account's sessions were ended since
 */
export async function passwordStepOf(
  request: FastifyRequest,
  { db, clock, cipher }: Services,
): Promise<{ user: UserRow; isNewDevice: boolean }> {
  const kept = readEncryptedCookie(request, cipher, passwordStep);
  const isOpen = kept !== null && kept.until > clock().getTime();
  const user = isOpen ? await factors.findByPublicId(db, kept.account) : undefined;
  if (!user?.secondFactor || user.sessionGeneration !== kept?.generation) throw new ClinicError('INVALID_TRANSITION');
  return { user, isNewDevice: kept.isNewDevice };
}

export const forgetPasswordStep = (reply: FastifyReply): void => dropCookie(reply, passwordStep.name);
