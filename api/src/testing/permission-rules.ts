import type { PostInState } from './content-desk.ts';
import type { Caller, PermissionFixtures } from './permission-fixtures.ts';
import { callers } from './permission-fixtures.ts';

/** What a call asks for, with everything that it needs to be understood. */
export interface Ask {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number>;
  readonly body?: object;
}

/** Who gets in at a route, and how to ask there about something that exists. */
export interface Rule {
  readonly admits: readonly Caller[];
  /** What somebody who is signed in and not admitted is told: that it is not theirs to do, or that it does not exist. */
  readonly refusedBy: 403 | 404;
  /** Whether even a visitor is told that there is no such thing, instead of to sign in. */
  readonly hidden?: boolean;
  readonly ask: (fixtures: PermissionFixtures) => Promise<Ask>;
}

export const members = callers.filter((caller) => caller !== 'visitor');
const nothing = async () => ({});
export const rule = (admits: readonly Caller[], ask: Rule['ask'] = nothing, refusedBy: 403 | 404 = 403): Rule => ({
  admits,
  refusedBy,
  ask,
});

export const open = rule(callers);
export const forMembers = rule(members);
/** For one account alone: for everybody else the thing does not exist. */
export const ofOwner = (ask: Rule['ask']) => rule(['owner'], ask, 404);
export const atDesk = (ask?: Rule['ask']) => rule(['doctor', 'moderator', 'admin'], ask);
export const answering = (ask: Rule['ask']) => rule(['doctor'], ask);
export const moderating = (ask: Rule['ask']) => rule(['moderator', 'admin'], ask);
export const atReception = (ask?: Rule['ask']) => rule(['reception', 'admin'], ask);
export const lookingAtOwnDays = (ask?: Rule['ask']) => rule(['doctor', 'reception', 'admin'], ask);
export const keepingSchedules = (ask?: Rule['ask']) => rule(['schedules', 'admin'], ask);
export const atContentDesk = (ask?: Rule['ask']) => rule(['editor', 'reviewer', 'publisher', 'admin'], ask);
export const readingQuestions = (ask?: Rule['ask']) =>
  rule(['doctor', 'moderator', 'editor', 'reviewer', 'publisher', 'admin'], ask);
export const writingContent = (ask?: Rule['ask']) => rule(['editor', 'publisher', 'admin'], ask);
export const reviewingContent = (ask: Rule['ask']) => rule(['reviewer', 'admin'], ask);
export const publishingContent = (ask: Rule['ask']) => rule(['publisher', 'admin'], ask);
export const administering = (ask?: Rule['ask']) => rule(['admin'], ask);

export const id =
  (make: (fixtures: PermissionFixtures) => Promise<number>, body?: object) => async (fixtures: PermissionFixtures) => ({
    params: { id: await make(fixtures) },
    ...(body === undefined ? {} : { body }),
  });
export const visit = (body?: object) => id((fixtures) => fixtures.visit(), body);
export const question = (body?: object) => id((fixtures) => fixtures.question(), body);
export const ofDoctor = (body?: object) => id(async ({ doctorId }) => doctorId, body);
export const post = (state: PostInState, more: object = {}) =>
  id((fixtures) => fixtures.post(state), { version: 1, ...more });
export const issue = (state: 'draft' | 'scheduled', more: object = {}) =>
  id((fixtures) => fixtures.issue(state), { version: 1, ...more });
export const aComment = { lang: 'ar', quote: 'عشر ساعات', before: '', after: '.', body: 'من أين هذا الرقم؟' };
export const onComment = (body: object) => async (fixtures: PermissionFixtures) => ({
  params: await fixtures.comment(),
  body,
});
export const ofPartners = (body?: object) => async (): Promise<Ask> => ({
  params: { collection: 'partners' },
  ...(body === undefined ? {} : { body }),
});
export const ofPartner =
  (body?: object) =>
  async (fixtures: PermissionFixtures): Promise<Ask> => ({
    params: { collection: 'partners', id: await fixtures.partner() },
    ...(body === undefined ? {} : { body }),
  });
export const anyVersion = '0'.repeat(32);
export const account = (body?: object) => id((fixtures) => fixtures.account(), body);

/** For the site's own servers, which show a key: for everybody else there is no such address. */
export const forServers: Rule = { admits: [], refusedBy: 404, hidden: true, ask: nothing };
