import * as z from 'zod/mini';
import { Id, Lang } from './primitives.ts';

/**
 * Every topic of the event bus, `owner/noun.verb@major`, with the shape of its payload. Ids travel, personal data never
 * does. Topics marked in {@link stateTopics} are kept for those who come late; only the host emits them.
 */
export const topics = {
  'host/language.changed@1': z.object({ lang: Lang }),
  'host/session.changed@1': z.object({ state: z.enum(['unknown', 'visitor', 'member']), role: z.nullable(z.int()) }),
  /** Somebody is about to search in the frame. */
  'host/search.focused@1': z.object({}),
  'host/toast.show@1': z.object({
    kind: z.enum(['success', 'error', 'info']),
    /** Text key with its namespace, for example `booking:bookingSuccess`; never a text with personal data. */
    key: z.string(),
    values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  }),
  'account/session.ended@1': z.object({ reason: z.enum(['signed-out', 'expired']) }),
  'account/session.started@1': z.object({}),
  /** Notifications were read; how many are left that nobody has looked at. */
  'account/notifications.changed@1': z.object({ unread: z.int() }),
  'booking/wizard.open@1': z.object({ doctor: z.optional(Id), specialty: z.optional(Id) }),
  /** Somebody began to book, in the modal or on the pages; emitted once until a visit comes of it. */
  'booking/wizard.started@1': z.object({}),
  'booking/appointment.created@1': z.object({ appointment: Id }),
  /** A visit was cancelled or moved; one that was moved goes on under the id that is named. */
  'booking/appointment.changed@1': z.object({ appointment: Id }),
  'qa/question.submitted@1': z.object({ question: Id }),
} as const;

export type Topic = keyof typeof topics;
export type Payload<T extends Topic> = z.infer<(typeof topics)[T]>;
export const Topic = z.enum(Object.keys(topics) as [Topic, ...Topic[]]);

export const stateTopics: readonly Topic[] = ['host/language.changed@1', 'host/session.changed@1'];

/** What travels on the bus. `source` is `name@release`; `time` is ISO 8601. */
export interface Envelope<T extends Topic = Topic> {
  topic: T;
  version: number;
  id: string;
  time: string;
  source: string;
  payload: Payload<T>;
}
