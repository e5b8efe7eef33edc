import type { SecondFactor } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { invalidField } from '../../http/errors.ts';
import type { Backoff } from '../../http/exponential-backoff.ts';
import { countAttemptWithBackoff, resetBackoff } from '../../http/exponential-backoff.ts';
import type { ChallengePurpose } from './factor-repo.ts';
import * as repo from './factor-repo.ts';
import { passkeyIsGood } from './passkeys.ts';
import { recoveryHashes } from './recovery-codes.ts';
import type { UserRow } from './repo.ts';
import { stepOfCode } from './totp.ts';

/** Wrong codes and passkeys of an account, wherever they come from: whoever gets here knows its password. */
const wrongFactors: Backoff = { scope: 'second-factor', free: 5 };

/** What a factor is shown for, and by whom. */
export interface FactorUse {
  readonly user: UserRow;
  readonly purpose: Exclude<ChallengePurpose, 'enrol'>;
  readonly origin: string;
  readonly requestId: string;
}

export type FactorKind = 'totp' | 'recovery' | 'passkey';

/** For what the secret of an app is encrypted: in another account's row it cannot be read. */
export const totpSecretOf = (userId: number) => `totp_secrets.secret_enc ${userId}`;

const isTotp = (code: string) => /^\d{6}$/.test(code);

async function totpIsGood({ db, clock, cipher }: Services, user: UserRow, code: string): Promise<boolean> {
  const row = await repo.totpOf(db, user.id);
  if (!row) return false;
  const step = stepOfCode(cipher.decrypt(row.secretEnc, totpSecretOf(user.id)), code, clock());
  return step !== null && repo.useTotpStep(db, user.id, step);
}

const kindOf = (shown: SecondFactor): FactorKind =>
  'passkey' in shown ? 'passkey' : isTotp(shown.code) ? 'totp' : 'recovery';

function isGood(services: Services, use: FactorUse, shown: SecondFactor): Promise<boolean> {
  if ('passkey' in shown) return passkeyIsGood(services, use, shown.passkey);
  if (isTotp(shown.code)) return totpIsGood(services, use.user, shown.code);
  return repo.useRecoveryCode(services.db, use.user.id, recoveryHashes(services.cipher, use.user.id, shown.code));
}

/**
 * Checks a second factor: a code of the app, which is good once, a recovery code, which is then gone, or a passkey. Tries are
 * counted before they are judged; what came of it is in the audit log.
 * @throws {ClinicError} VALIDATION of the field; RATE_LIMITED for longer and longer after five wrong ones
 */
export async function checkSecondFactor(services: Services, use: FactorUse, shown: SecondFactor): Promise<FactorKind> {
  const { db, clock, audit } = services;
  const { user, purpose, requestId } = use;
  const kind = kindOf(shown);
  await countAttemptWithBackoff(db, wrongFactors, String(user.id), clock());
  const good = await isGood(services, use, shown);
  if (good) await resetBackoff(db, wrongFactors, String(user.id));
  const subject = `user:${user.id}`;
  await db.transaction((tx) =>
    audit.record(tx, {
      ...{ at: clock(), actor: null, subject, requestId, details: { kind, purpose } },
      ...(good ? { action: 'factor.used' } : { action: 'factor.failed', result: 'refused' as const }),
    }),
  );
  if (good) return kind;
  throw kind === 'passkey' ? invalidField('passkey', 'factor.passkey') : invalidField('code', 'code.wrong');
}
