import type { Lang } from '@clinic/contracts';
import { clinicMobile } from '@clinic/contracts';
import type { Registration } from '@clinic/contracts/account';
import { consentVersion } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { invalidField } from '../../http/errors.ts';
import type { Network } from '@clinic/node';
import { countFromNetwork } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { refusePoorPassword } from '../auth/password-policy.ts';
import { hashPassword } from '../auth/passwords.ts';
import { issueCode } from '../otp/codes.ts';
import { countCodeRequest } from '../otp/limits.ts';
import { notifyOwner } from './registration-messages.ts';
import { claimsOn } from './claims.ts';
import { pendingMinutes } from './pending.ts';
import * as repo from './repo.ts';

/** Forms that are sent from one address, also those that are refused: judging a password takes time. */
const submissions: Limit = { scope: 'register-address', most: 30, minutes: 60 };

/** The form as it was sent, its language, and the address that sent it. */
export interface Applicant {
  readonly form: Registration;
  readonly lang: Lang;
  readonly network: Network;
}

/**
 * Begins a registration; the account exists only after its code was entered. For an address or number that has an account
 * already, the response and its timing are the same, no code is sent, and the owner is notified: nobody outside learns which
 * it was. An address or a number that an account has without having proved it is not kept from its
 * owner: the code goes there.
 */
export async function register(
  { db, clock, mail, settings }: Services,
  { form, lang, network }: Applicant,
): Promise<{ registration: string; email: string; phone: string }> {
  const now = clock();
  const email = form.email.toLowerCase();
  const phone = clinicMobile(form.phone);
  if (phone === null) throw invalidField('phone', 'validation.phone');
  await countFromNetwork(db, submissions, network, now);
  await refusePoorPassword(form.password, [email, phone, form.name], settings.clinic.name);
  await countCodeRequest(db, { recipient: phone, network, now });
  const passwordHash = await hashPassword(form.password);

  const registration = await db.transaction(async (tx) => {
    const { owners, provedBy } = claimsOn(await repo.ownersOf(tx, { email, phone }), { email, phone });
    const channel = provedBy ?? 'sms';
    const person = owners.length > 0 ? {} : { name: form.name, email, phone, passwordHash };
    const { id, publicId } = await repo.insertRegistration(tx, {
      ...person,
      lang,
      termsVersion: consentVersion,
      marketing: form.marketing,
      createdAt: now,
      expiresAt: new Date(now.getTime() + pendingMinutes * 60_000),
    });
    const recipient = owners.length > 0 ? null : { sms: phone, email }[channel];
    const owner = { registrationId: id };
    await issueCode(tx, { mail, settings, now }, { owner, purpose: 'register', channel, recipient, lang });
    for (const known of owners)
      await notifyOwner({ tx, mail, now }, settings.clinic.name, known, { email, phone, lang });
    return publicId;
  });
  return { registration, email, phone };
}
