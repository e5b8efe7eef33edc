import { and, gt, inArray, sql } from 'drizzle-orm';
import type { ServiceState } from '@clinic/contracts/status';
import type { Queryable } from '../db/database.ts';
import { outbox } from '../db/schema.ts';
import { urgencies } from './outbox.ts';

/** What is judged: messages of the last half hour. */
const judgedMs = 30 * 60_000;
/** A message that waits longer is late; a code is asked for again by then. */
const lateMs = 2 * 60_000;
/** One message alone may be late for a reason of its own. */
const lateAtLeast = 3;
const lateShare = 0.2;

/** Messages of one channel that were lately to be sent at once. */
export interface LatelyQueued {
  readonly sent: number;
  readonly late: number;
}

/** How well messages leave: of each channel by which some were lately to be sent, and the worst of them. */
export function deliveryState(channels: readonly LatelyQueued[]): ServiceState {
  const states = channels.map(stateOf);
  if (states.length > 0 && states.every((state) => state === 'down')) return 'down';
  return states.every((state) => state === 'working') ? 'working' : 'limited';
}

function stateOf({ sent, late }: LatelyQueued): ServiceState {
  if (late === 0) return 'working';
  if (sent === 0) return late >= lateAtLeast ? 'down' : 'limited';
  return late >= lateAtLeast && late / (late + sent) >= lateShare ? 'limited' : 'working';
}

/**
 * What became of the messages of the last half hour that need not wait for the day, by channel. Messages that were given up are
 * left out: most of them have a recipient that does not exist.
 */
export async function latelyQueued(db: Queryable, now: Date): Promise<LatelyQueued[]> {
  const late = sql`${outbox.state} = 'waiting' AND ${outbox.createdAt} < ${new Date(now.getTime() - lateMs)}
    AND (${outbox.attempts} > 0 OR ${outbox.dueAt} <= now())`;
  return db
    .select({
      sent: sql<number>`count(*) FILTER (WHERE ${outbox.state} = 'sent')`.mapWith(Number),
      late: sql<number>`count(*) FILTER (WHERE ${late})`.mapWith(Number),
    })
    .from(outbox)
    .where(
      and(
        gt(outbox.createdAt, new Date(now.getTime() - judgedMs)),
        inArray(outbox.urgency, [urgencies.now, urgencies.soon]),
        inArray(outbox.state, ['waiting', 'sent']),
      ),
    )
    .groupBy(outbox.channel);
}
