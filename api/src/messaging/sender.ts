import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { describeForLog, inContext, untraced } from '@clinic/node';
import type { Tracer } from '@clinic/node';
import type { Settings } from '../settings/settings.ts';
import { bouncedAmong } from './bounces.ts';
import type { Channel } from './channel.ts';
import { DeliveryFailed, DeliveryWaits, RecipientGone } from './channel.ts';
import { sendInstead } from './fallback.ts';
import type { ChannelName, Urgency } from './mail.ts';
import { decryptContent, recipientIndexes } from './message-content.ts';
import type { StoredContent } from './message-content.ts';
import type { OutboxAccess } from './outbox-access.ts';
import { urgencies, urgencyOf } from './outbox.ts';
import type { Claimed } from './outbox-queue.ts';
import * as queue from './outbox-queue.ts';
import { isQuiet } from './quiet-hours.ts';
import { mostCutOff, mostFailures, retryAfterSeconds } from './retry.ts';

/** What became of an attempt, or of a message that was sent. */
export type DeliveryOutcome = 'sent' | 'failed' | 'parked' | 'unreachable' | 'delivered' | 'bounced' | 'complained';

interface Parts {
  readonly services: OutboxAccess & { readonly settings: Pick<Settings, 'quietHours'> };
  readonly channels: readonly Channel[];
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** Traces nothing unless given. */
  readonly tracer?: Tracer;
  readonly onOutcome: (channel: ChannelName, outcome: DeliveryOutcome) => void;
}

/** How often the outbox is looked at while nothing is being sent. */
const intervalMs = 1000;

/** How long messages that are being sent may take while the process ends. */
const stopWithinMs = 5000;

/** Of the messages that a channel takes at a time, how many are kept for what is urgent. */
const keptForUrgent = (atOnce: number) => (atOnce < 4 ? 0 : 2);

/** Attempts before this one that ended with the process that made them. */
const cutOff = ({ attempts, failedAttempts }: Claimed): number => attempts - 1 - failedAttempts;

/** Sends the messages of one channel, several at a time. */
class ChannelSender {
  readonly #parts: Parts;
  readonly #channel: Channel;
  readonly #underWay = new Map<Promise<void>, Claimed>();
  #claiming: Promise<number> | null = null;
  #again = false;
  #stopped = false;

  constructor(parts: Parts, channel: Channel) {
    this.#parts = parts;
    this.#channel = channel;
  }

  /** Claims as much as can be sent now, and sends it. Answers with how much was claimed; what is sent goes on meanwhile. */
  async look(): Promise<number> {
    if (this.#claiming !== null) {
      this.#again = true;
      return this.#claiming;
    }
    this.#claiming = this.#claimRepeatedly();
    try {
      return await this.#claiming;
    } finally {
      this.#claiming = null;
    }
  }

  /** Sends until nothing is due. */
  async drain(): Promise<void> {
    for (;;) {
      const claimed = await this.look();
      if (this.#underWay.size > 0) await Promise.race(this.#underWay.keys());
      else if (claimed === 0) return;
    }
  }

  /** Claims nothing more, and waits for what is being sent. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#claiming?.catch(() => 0);
    const over = new AbortController();
    await Promise.race([
      Promise.allSettled(this.#underWay.keys()),
      wait(stopWithinMs, undefined, { signal: over.signal }).catch(() => undefined),
    ]);
    over.abort();
    this.#channel.close();
  }

  async #claimRepeatedly(): Promise<number> {
    let claimed = 0;
    do {
      this.#again = false;
      if (this.#stopped) return claimed;
      claimed += await this.#claim();
    } while (this.#again);
    return claimed;
  }

  /** Urgent messages may take every place, the others leave some free for them. */
  async #claim(): Promise<number> {
    const { atOnce } = this.#channel;
    const urgent = await this.#claimBetween('now', 'now', atOnce - this.#underWay.size);
    const others = [...this.#underWay.values()].filter(({ urgency }) => urgency !== urgencies.now).length;
    const free = Math.min(atOnce - this.#underWay.size, atOnce - keptForUrgent(atOnce) - others);
    const { clock, settings } = this.#parts.services;
    return urgent + (await this.#claimBetween('soon', isQuiet(settings.quietHours, clock()) ? 'soon' : 'later', free));
  }

  async #claimBetween(from: Urgency, to: Urgency, most: number): Promise<number> {
    if (most <= 0) return 0;
    const { db, clock } = this.#parts.services;
    const rows = await queue.claimMessages(db, {
      channel: this.#channel.name,
      from: urgencies[from],
      to: urgencies[to],
      most,
      now: clock(),
    });
    // What is urgent is tried in any case.
    const indexes = to === 'now' ? [] : rows.flatMap(({ recipientIndex }) => recipientIndex ?? []);
    const bounced = await bouncedAmong(db, indexes);
    for (const row of rows) {
      const isUnreachable = bounced.has(row.recipientIndex?.toString('hex') ?? '');
      const sending: Promise<void> = this.#sendTraced(row, isUnreachable)
        .catch((error: unknown) => this.#report(error))
        .finally(() => {
          this.#underWay.delete(sending);
          void this.look().catch((error: unknown) => this.#report(error));
        });
      this.#underWay.set(sending, row);
    }
    return rows.length;
  }

  /** Sends as part of the work that put the message in the outbox. */
  async #sendTraced(row: Claimed, isUnreachable: boolean): Promise<void> {
    const { tracer = untraced } = this.#parts;
    const span = tracer.begin(`send ${row.channel}`, 'consumer', {
      traceparent: row.traceparent,
      attributes: { 'messaging.operation.type': 'send', 'messaging.message.delivery_attempt': row.attempts },
    });
    let failed = true;
    try {
      await inContext({ requestId: row.requestId ?? randomUUID(), span }, () => this.#send(row, isUnreachable));
      failed = false;
    } finally {
      span.end({ failed });
    }
  }

  /** What is not settled in the database stays with this process until its lease ends, and is tried again then. */
  #report(error: unknown): void {
    this.#parts.log.error({ failure: describeForLog(error), channel: this.#channel.name }, 'the outbox failed');
  }

  async #send(row: Claimed, isUnreachable: boolean): Promise<void> {
    const { db, cipher, clock } = this.#parts.services;
    let content: StoredContent;
    try {
      content = decryptContent(cipher, row.contentEnc ?? Buffer.alloc(0));
    } catch {
      return this.#park(row, null, 'unreadable');
    }
    if (
      content.unsubscribeUrl !== undefined &&
      (await queue.isUnwelcome(db, recipientIndexes(cipher, content.recipient)))
    )
      return this.#drop(row, content, 'unwelcome');
    if (isUnreachable && content.alwaysTried !== true) return this.#dropUnreachable(row, content);
    if (cutOff(row) >= mostCutOff) return this.#park(row, content, 'abandoned');
    try {
      const { reference, lang, attempts: attempt, expiresAt } = row;
      const message = { ...content, reference, lang, urgency: urgencyOf(row), attempt, expiresAt };
      await this.#channel.send(message, AbortSignal.timeout(queue.attemptMs));
    } catch (error) {
      if (error instanceof RecipientGone) return this.#drop(row, content, error.code);
      if (!(error instanceof DeliveryFailed)) throw error;
      return this.#fail(row, content, error);
    }
    await queue.markSent(db, row, { now: clock(), confirmsLater: this.#channel.confirmsLater === true });
    this.#parts.onOutcome(this.#channel.name, 'sent');
    const { reference, requestId, attempts } = row;
    this.#parts.log.info({ reqId: requestId, channel: this.#channel.name, reference, attempts }, 'a message was sent');
  }

  async #fail(row: Claimed, content: StoredContent, error: DeliveryFailed): Promise<void> {
    const { code, permanent, isAddress } = error;
    this.#parts.onOutcome(this.#channel.name, 'failed');
    // What can go another way does so before long.
    const hasOther = (content.alternatives ?? []).length > 0;
    if (error instanceof DeliveryWaits && !hasOther)
      return queue.postpone(this.#parts.services.db, row, code, error.seconds);
    const failedAttempts = row.failedAttempts + 1;
    const failed = { ...row, failedAttempts };
    if (permanent || failedAttempts >= mostFailures) {
      if (isAddress) this.#parts.onOutcome(this.#channel.name, 'bounced');
      return this.#park(failed, content, code, isAddress ? this.#parts.services.clock() : null);
    }
    await queue.retryLater(this.#parts.services.db, failed, code, retryAfterSeconds(urgencyOf(row), failedAttempts));
  }

  /** Ends a message that is not to be sent this way, and sends it another way, where there is one. */
  async #drop(row: Claimed, content: StoredContent, failure: string): Promise<void> {
    await this.#parts.services.db.transaction(async (tx) => {
      if (await queue.dropMessage(tx, row, failure)) await sendInstead(tx, this.#parts.services.cipher, row, content);
    });
  }

  /** Drops a message to an address that an earlier one came back from, and says so: nobody may read it. */
  async #dropUnreachable(row: Claimed, content: StoredContent): Promise<void> {
    await this.#drop(row, content, 'unreachable');
    const [next] = content.alternatives ?? [];
    const { reference, requestId } = row;
    this.#parts.onOutcome(this.#channel.name, 'unreachable');
    this.#parts.log.info(
      { reqId: requestId, channel: this.#channel.name, reference, instead: next?.channel },
      'a message was not sent, since an earlier one came back',
    );
  }

  /** Gives a message up and sends it another way, where there is one. */
  async #park(
    row: Claimed,
    content: StoredContent | null,
    failure: string,
    bouncedAt: Date | null = null,
  ): Promise<void> {
    await this.#parts.services.db.transaction(async (tx) => {
      if (await queue.parkMessage(tx, row, failure, bouncedAt))
        await sendInstead(tx, this.#parts.services.cipher, row, content);
    });
    const [next] = content?.alternatives ?? [];
    this.#parts.onOutcome(this.#channel.name, 'parked');
    this.#parts.log.error(
      {
        reqId: row.requestId,
        channel: this.#channel.name,
        reference: row.reference,
        failure,
        attempts: row.attempts,
        instead: next?.channel,
      },
      'a message was given up',
    );
  }
}

/** What sends the outbox. */
export interface Sender {
  /** Sends until nothing is due. */
  drain(): Promise<void>;
  /** Claims nothing more, waits for what is being sent, and ends the connections. */
  stop(): Promise<void>;
}

/** A sender that looks at the outbox only when it is told to. */
export function createSender(parts: Parts): Sender & { look: () => Promise<void> } {
  const senders = parts.channels.map((channel) => new ChannelSender(parts, channel));
  const all = async (work: (sender: ChannelSender) => Promise<unknown>) => {
    await Promise.all(senders.map(work));
  };
  return {
    look: () => all((sender) => sender.look()),
    drain: () => all((sender) => sender.drain()),
    stop: () => all((sender) => sender.stop()),
  };
}

/**
 * Sends the outbox from now on. Any number of processes do so together: each message is claimed by one of them, for as long as
 * an attempt can take.
 */
export function startSender(parts: Parts): Sender {
  const sender = createSender(parts);
  const look = () =>
    void sender
      .look()
      .catch((error: unknown) => parts.log.error({ failure: describeForLog(error) }, 'the outbox cannot be read'));
  look();
  const timer = setInterval(look, intervalMs);
  timer.unref();
  return {
    drain: () => sender.drain(),
    stop: async () => {
      clearInterval(timer);
      await sender.stop();
    },
  };
}
