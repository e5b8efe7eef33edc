import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;
/** Codes of the step before and after are accepted too, for clocks that are not quite right. */
const window = 1;

/** A new secret of an authenticator app, in base 32: 160 bits (RFC 4226). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, more: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...more, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: stepSeconds });

/** The address by which apps take a secret over. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();

/** The time step that a code belongs to; null when it is none of about now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
}
