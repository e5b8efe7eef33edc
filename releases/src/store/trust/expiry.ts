import type { Registry } from '@clinic/contracts';
import { isExpired } from '@clinic/contracts/signature';
import { StoreError } from '../errors.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Milliseconds for which a registry counts after it was signed. As long as a store may go without anybody who signs: over a
 * weekend, and a few days until somebody reads the alert. Clocks that are wrong by less than six days do no harm, because a
 * registry is signed again after one.
 */
const lifetimeMs = 7 * day;

/** Age in milliseconds from which a registry is signed again. */
const renewedAfterMs = day;

/** The end of a registry that is signed now. */
export function expiryFrom(now: Date): string {
  return new Date(now.getTime() + lifetimeMs).toISOString();
}

/** Whether a registry should be signed again by now. */
export function isRenewalDue({ expiresAt }: Registry, now: Date): boolean {
  return isExpired({ expiresAt }, now.getTime() + lifetimeMs - renewedAfterMs);
}

/** @throws {StoreError} `expired` */
export function assertNotExpired(registry: Registry, now: Date): void {
  if (isExpired(registry, now.getTime())) throw new StoreError('expired', expiryInWords(registry));
}

/** What happened, and the way out. */
export function expiryInWords({ channel, seq, expiresAt = 'before registries had an end' }: Registry): string {
  const what = `The registry of ${channel} (number ${seq}) expired: ${expiresAt}.`;
  const way = `Whoever has the key signs it again: release keys renew, and with --expired where it never was current`;
  return `${what} Nothing is adopted from it. ${way}.`;
}
