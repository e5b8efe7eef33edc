import type { Lang } from '@clinic/contracts';
import type { OtpChannel } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import type { Network } from '@clinic/node';
import { issueCode } from '../otp/codes.ts';
import { countCodeRequest } from '../otp/limits.ts';
import { claimsOn } from './claims.ts';
import type { UserRow } from './repo.ts';
import * as repo from './repo.ts';

/** How a code is sent, and who asks for it. */
interface CodeRequest {
  readonly channel: OtpChannel;
  readonly lang: Lang;
  readonly network: Network;
}

/**
 * Sends another code of a registration, by SMS or by e-mail; only to the address or number that another account has without
 * having proved it, where there is one. A registration of an existing account sends nothing.
 */
export async function resendCode(
  { db, clock, mail, settings }: Services,
  pending: { registration: string; email: string; phone: string },
  { channel, lang, network }: CodeRequest,
): Promise<void> {
  const now = clock();
  await countCodeRequest(db, { recipient: channel === 'sms' ? pending.phone : pending.email, network, now });
  await db.transaction(async (tx) => {
    const registration = await repo.findRegistration(tx, pending.registration, now);
    if (!registration) return;
    const { provedBy } = claimsOn(await repo.ownersOf(tx, pending), pending);
    const way = provedBy ?? channel;
    const recipient = way === 'sms' ? pending.phone : pending.email;
    await issueCode(
      tx,
      { mail, settings, now },
      {
        owner: { registrationId: registration.id },
        purpose: 'register',
        channel: way,
        recipient: registration.email === null ? null : recipient,
        lang,
      },
    );
  });
}

/** Sends a member a code to the number of the account, unless it is verified. */
export async function sendCodeToMember(
  { db, clock, mail, settings }: Services,
  user: UserRow,
  { lang, network }: CodeRequest,
): Promise<void> {
  const { phone: recipient } = user;
  if (recipient === null || user.phoneVerifiedAt !== null) return;
  const now = clock();
  await countCodeRequest(db, { recipient, network, now });
  await db.transaction((tx) =>
    issueCode(
      tx,
      { mail, settings, now },
      { owner: { userId: user.id }, purpose: 'verify-phone', channel: 'sms', recipient, lang },
    ),
  );
}
