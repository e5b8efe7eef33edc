import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Lang } from '@clinic/contracts';
import type { OtpChannel, OtpPurpose } from '@clinic/contracts/account';
import type { Db, Tx } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import { dropEndedCounts } from '../../http/rate-limit.ts';
import { recordArrived } from '../../messaging/bounces.ts';
import type { Mail } from '../../messaging/mail.ts';
import type { Settings } from '../../settings/settings.ts';
import type { CodeOwner, CodeUse } from './code-hash.ts';
import { codeHash, newCode } from './code-hash.ts';
import { codeScopes } from './limits.ts';
import type { OtpRow } from './repo.ts';
import * as repo from './repo.ts';
import { codeMessage } from './otp-messages.ts';

/** How long a code is valid (E5). */
export const codeMinutes = 10;

/** What a code is made for. */
export interface CodeRequest extends CodeUse {
  readonly channel: OtpChannel;
  /**
   * Where it is sent; null sends nothing and makes a code that nobody can know, for an address or number that belongs to
   * somebody else or to nobody: from outside it looks the same (V9).
   */
  readonly recipient: string | null;
  /** The new address or number that the code proves, of changes only. */
  readonly target?: string;
  readonly lang: Lang;
}

/** What the message of a code is called in the outbox. */
const messageKey = (codeId: number) => `otp:${codeId}`;

/**
 * Makes a one-time code and queues its message: six digits, stored as a keyed hash, valid for ten minutes. It replaces the
 * owner's earlier code of the same purpose. Callers count the request with `countCodeRequest` first.
 */
export async function issueCode(
  tx: Tx,
  { mail, settings, now }: { mail: Mail; settings: Pick<Settings, 'sessionSecret' | 'clinic'>; now: Date },
  { channel, recipient, target, lang, ...use }: CodeRequest,
): Promise<void> {
  const { owner, purpose } = use;
  const code = newCode();
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
  const id = await repo.insertCode(tx, owner, {
    purpose,
    channel,
    target: target ?? null,
    codeHash: codeHash(settings.sessionSecret, use, recipient === null ? randomUUID() : code),
    createdAt: now,
    expiresAt,
  });
  if (recipient === null) return;
  const message = codeMessage(settings.clinic.name, purpose, lang, code);
  const userId = 'userId' in owner ? owner.userId : null;
  await mail.queue(tx, {
    ...message,
    ...{ dedupeKey: messageKey(id), channel, recipient, lang, createdAt: now, userId, expiresAt },
    urgency: 'now',
  });
}

/** Makes a code that somebody at the server hands over; it replaces the owner's earlier one of that purpose. */
export async function codeToHandOver(
  tx: Tx,
  settings: Pick<Settings, 'sessionSecret'>,
  { now, expiresAt, ...use }: CodeUse & { now: Date; expiresAt: Date },
): Promise<string> {
  const code = newCode();
  const hash = codeHash(settings.sessionSecret, use, code);
  await repo.insertCode(tx, use.owner, {
    ...{ purpose: use.purpose, channel: 'email', target: null, codeHash: hash, createdAt: now, expiresAt },
  });
  return code;
}

/**
 * Uses a code up and gives back what it was made for. Whoever knows it has its message, so messages to that address or number
 * go out again though one came back before. It takes the database, not a transaction: a wrong try stays counted though the
 * request fails, and guesses sent together are counted one by one.
 * @throws {ClinicError} OTP_INVALID when it is wrong; OTP_EXPIRED when none is open: too old, used, superseded, or tried
 *   wrongly five times
 */
export async function checkCode(
  db: Db,
  settings: Pick<Settings, 'sessionSecret'>,
  { code, now, ...use }: CodeUse & { code: string; now: Date },
): Promise<OtpRow> {
  const row = await repo.countTry(db, use.owner, use.purpose, now);
  if (!row) throw new ClinicError('OTP_EXPIRED');
  if (timingSafeEqual(row.codeHash, codeHash(settings.sessionSecret, use, code))) {
    if (!(await repo.close(db, row, 'consumed'))) throw new ClinicError('OTP_EXPIRED');
    await recordArrived(db, messageKey(row.id), now);
    return row;
  }
  if (row.attempts >= repo.mostTries) await repo.close(db, row, 'locked');
  throw new ClinicError('OTP_INVALID', { errors: { code: ['code.wrong'] } });
}

/** Deletes codes that have run out, and counts of code requests that have ended. */
export async function forgetOldCodes(tx: Tx, now: Date): Promise<void> {
  await repo.deleteCodesUntil(tx, now);
  await dropEndedCounts(tx, codeScopes, now);
}

/** Ends the open code of an owner, when its purpose was reached another way. */
export async function endCode(tx: Tx, owner: CodeOwner, purpose: OtpPurpose): Promise<void> {
  await repo.supersede(tx, owner, purpose);
}
