/** What pages of the staff hear of while they are open. Only these pages and the API load it. */
import * as z from 'zod/mini';

/**
 * `GET /api/desk-events?at=`: server-sent events for a page that shows the list of posts (`posts`), that of a collection
 * (`records:offers`), that of the newsletter (`issues`), a post (`post:7`), a record (`record:offers:check-up`), an issue
 * (`issue:7`), visits of the clinic (`visits`) or of a doctor (`visits:58`), or questions (`questions`).
 */
export const DeskEventsQuery = z.object({
  at: z
    .string()
    .check(
      z.maxLength(180),
      z.regex(
        /^(?:posts|post:\d{1,15}|issues|issue:\d{1,15}|records:[a-z-]+|record:[a-z-]+:[^\s:]+|visits|visits:\d{1,9}|questions)$/,
      ),
    ),
});

/**
 * What is in an event. `changed`: what the page shows is no longer all of the truth. `present`: names of colleagues who
 * look at the same. `ended`: the session may do this no more, and the page need not try again.
 */
export const DeskEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('changed') }),
  z.object({ kind: z.literal('present'), names: z.array(z.string()) }),
  z.object({ kind: z.literal('ended') }),
]);
export type DeskEvent = z.infer<typeof DeskEvent>;
