import type { FastifyBaseLogger } from 'fastify';
import { hourMs } from '../durations.ts';
import type { PaidLimits } from '../settings/paid-limits.ts';
import type { Urgency } from './mail.ts';
import type { OutboxAccess } from './outbox-access.ts';
import type { PaidChannel } from './paid-counts.ts';
import { countPaid } from './paid-limits.ts';

/** A message as it is counted: its number, how much of the budget it takes, and how urgent it is. */
interface Counted {
  readonly recipient: string;
  readonly parts: number;
  readonly urgency: Urgency;
}

/**
 * What sends messages of a channel that is paid for, within its limits: what the provider did not take is not counted. Says in
 * the log, once an hour at most, when the budget of the day runs out.
 */
export function withinLimits(
  channel: PaidChannel,
  limits: PaidLimits,
  { db, clock }: OutboxAccess,
  log: Pick<FastifyBaseLogger, 'error'>,
): (message: Counted, deliver: () => Promise<void>) => Promise<void> {
  const { budget } = limits.limits;
  const names = { sms: 'SMS', whatsapp: 'WhatsApp' };
  let lastAlert = -Infinity;
  const onBudget = (share: number) => {
    if (Date.now() - lastAlert < hourMs) return;
    lastAlert = Date.now();
    log.error({ share: Math.round(share * 100) / 100, budget }, `the budget for ${names[channel]} runs out`);
  };
  return async (message, deliver) => {
    const takeBack = await countPaid(db, limits, { channel, ...message }, { now: clock(), onBudget });
    try {
      await deliver();
    } catch (error) {
      await takeBack();
      throw error;
    }
  };
}
