import { randomUUID } from 'node:crypto';
import { roles } from '@clinic/contracts';
import { limitsOfRole } from '@clinic/contracts/account';
import type { Caller, PermissionFixtures } from './permission-fixtures.ts';
import type { Ask } from './permission-rules.ts';
import { permissions } from './permissions.ts';
import { aWrittenPost } from './content-desk.ts';

/** How to ask, and a text that the answer has for somebody whose role covers the whole clinic, and lacks for whoever is limited. */
interface OutsideAsk extends Ask {
  readonly lacks?: string;
}

type Limitable = Exclude<Caller, 'visitor'>;

/** What a route answers about what lies outside of the limits of the caller's role. */
export interface OutsideRule {
  readonly status: number;
  /** Who is asked; all whose role the route is for unless given. */
  readonly only?: readonly Limitable[];
  /** How to ask, where it is not as in {@link permissions}. */
  readonly ask?: (fixtures: PermissionFixtures) => Promise<OutsideAsk>;
}

const refused = (status: number, ask?: OutsideRule['ask'], only?: readonly Limitable[]): OutsideRule => ({
  ...{ status, ...(ask && { ask }), ...(only && { only }) },
});
const missing = refused(404);
const forbidden = refused(403);
/** A list, which has nothing of it. */
const lacking = (ask: OutsideRule['ask']) => refused(200, ask);
/** What belongs to no speciality or branch: accounts of patients, pictures, what the site shows to everybody. */
const wholeClinic = null;

const doctorName = async ({ clinic, doctorId }: PermissionFixtures) => {
  const { rows } = await clinic.database.pool.query<{ name: string }>(
    'SELECT name_en AS name FROM doctors WHERE id = $1',
    [doctorId],
  );
  return rows[0]?.name ?? '';
};
const titled = async ({ clinic }: PermissionFixtures, id: number) => {
  const title = `سعال ${randomUUID().slice(0, 8)}`;
  await clinic.database.pool.query('UPDATE questions SET title = $1 WHERE id = $2', [title, id]);
  return title;
};
const withDoctor =
  (ask: Ask = {}) =>
  async (fixtures: PermissionFixtures) => ({ ...ask, lacks: await doctorName(fixtures) });
const referenceOf = async ({ clinic }: PermissionFixtures, id: number) => {
  const { rows } = await clinic.database.pool.query<{ reference: string }>(
    'SELECT reference FROM appointments WHERE id = $1',
    [id],
  );
  return rows[0]?.reference ?? '';
};
const leave = (doctorId: number) => ({ doctor_id: doctorId, first: '2026-12-08', last: '2026-12-08' });
const wholeDay = { from: null, until: null };
const postActions = [
  ...(['submit', 'return', 'approve', 'publish', 'schedule', 'expire', 'unpublish'] as const),
  ...(['current', 'discard', 'delete', 'recover'] as const),
];
const questionActions = [
  ...(['release', 'reopen', 'visibility', 'specialty', 'reports/handled', 'redact'] as const),
  'additions/{addition}/publish',
];
const visitActions = ['confirm', 'check-in', 'no-show', 'complete', 'reject', 'cancel', 'move'];
const each = (paths: readonly string[], rule: OutsideRule) => Object.fromEntries(paths.map((path) => [path, rule]));

/**
 * Every route that a role is for which can be limited, by method and documented path, and what it answers them about
 * another speciality than theirs. Whoever adds such a route adds it here.
 */
export const outsideLimits: Readonly<Record<string, OutsideRule | null>> = {
  // Who reads no post, visit or question of others gets no events of them either.
  'GET /api/desk-events': refused(403, async ({ post }) => ({ query: { at: `post:${await post('draft')}` } }), [
    'editor',
    'reviewer',
    'publisher',
  ]),

  'GET /api/qa/desk/overview': lacking(async () => ({ lacks: '"name_en":"skin"' })),
  'GET /api/qa/desk/questions': lacking(async (fixtures) => {
    const { clinic } = fixtures;
    const id = await fixtures.question();
    // The list begins with the oldest.
    await clinic.database.pool.query("UPDATE questions SET created_at = '2020-01-01' WHERE id = $1", [id]);
    return { lacks: await titled(fixtures, id) };
  }),
  'GET /api/qa/desk/search': lacking(async (fixtures) => {
    const lacks = await titled(fixtures, await fixtures.question());
    return { query: { search: lacks }, lacks };
  }),
  'GET /api/qa/desk/questions/{id}': forbidden,
  'GET /api/qa/desk/questions/{id}/contact': forbidden,
  'POST /api/qa/desk/questions/{id}/close': refused(403, async ({ question }) => ({
    params: { id: await question() },
    body: { reason: 'out-of-scope' },
  })),
  ...each(
    questionActions.map((action) => `POST /api/qa/desk/questions/{id}/${action}`),
    forbidden,
  ),

  'GET /api/reception/doctors': lacking(withDoctor()),
  'GET /api/reception/days': missing,
  'GET /api/reception/today': lacking(withDoctor({ query: { date: '2026-11-24' } })),
  'GET /api/reception/appointments': lacking(async (fixtures) => {
    const search = await referenceOf(fixtures, await fixtures.visit());
    return { query: { search }, lacks: `"${search}"` };
  }),
  'GET /api/reception/patients': wholeClinic,
  'POST /api/reception/appointments': refused(422, async ({ freeSlot }) => ({
    body: { ...(await freeSlot()), patient: { kind: 'person', name: 'منى علي', phone: '0551234567', lang: 'ar' } },
  })),
  'GET /api/reception/appointments/{id}': missing,
  ...each(
    visitActions.map((action) => `POST /api/reception/appointments/{id}/${action}`),
    missing,
  ),
  'POST /api/reception/days/cancel': refused(422, async ({ doctorId }) => ({
    body: { ...leave(doctorId), reason: 'doctor-away', dry_run: true },
  })),
  'DELETE /api/reception/leave/{id}': missing,

  'GET /api/schedules/doctors': lacking(async (fixtures) => {
    const lacks = await doctorName(fixtures);
    return { query: { search: lacks }, lacks };
  }),
  'GET /api/schedules/doctors/{id}': missing,
  'POST /api/schedules/doctors/{id}/effect': missing,
  'POST /api/schedules/doctors/{id}': missing,
  'POST /api/schedules/leave/effect': refused(422, async ({ doctorId }) => ({
    body: { ...leave(doctorId), ...wholeDay },
  })),
  // Without a doctor it would close the clinic.
  'POST /api/schedules/leave': refused(422, async () => ({
    body: { ...leave(0), ...wholeDay, doctor_id: null, reason: 'clinic-closed' },
  })),
  'DELETE /api/schedules/leave/{id}': missing,

  'POST /api/content-desk/site-previews': refused(404, async ({ post }) => ({
    body: { at: '2026-12-24T09:00:00Z', post: await post('draft') },
  })),
  'GET /api/content-desk/posts': lacking(async ({ post }) => {
    const id = await post('draft');
    return { lacks: `{"id":${id},` };
  }),
  'GET /api/content-desk/choices': lacking(withDoctor()),
  // Which pages there are is what visitors see.
  'POST /api/content-desk/links': wholeClinic,
  'GET /api/content-desk/terms': wholeClinic,
  'POST /api/content-desk/posts': wholeClinic,
  'POST /api/content-desk/posts/bulk': refused(
    200,
    async ({ post }) => {
      const id = await post('draft');
      return { body: { action: 'delete', posts: [{ id, version: 1 }] }, lacks: `"done":[${id}]` };
    },
    ['editor', 'publisher'],
  ),
  'GET /api/content-desk/posts/{id}': missing,
  'POST /api/content-desk/posts/{id}': refused(404, async ({ post }) => ({
    params: { id: await post('draft') },
    body: { version: 1, content: aWrittenPost() },
  })),
  'GET /api/content-desk/posts/{id}/revisions/{number}': missing,
  'POST /api/content-desk/posts/{id}/revisions/{number}/restore': missing,
  'POST /api/content-desk/posts/{id}/previews': missing,
  'GET /api/content-desk/posts/{id}/comments': missing,
  'POST /api/content-desk/posts/{id}/comments': missing,
  'POST /api/content-desk/posts/{id}/translation': missing,
  'POST /api/content-desk/posts/{id}/translation/confirmation': missing,
  'POST /api/content-desk/posts/{id}/comments/{comment}/replies': missing,
  'POST /api/content-desk/posts/{id}/comments/{comment}/resolution': missing,
  ...each(
    postActions.map((action) => `POST /api/content-desk/posts/{id}/${action}`),
    missing,
  ),
  // The newsletter goes to the whole clinic's subscribers: those whose role covers a part of it write, and do not send.
  'GET /api/content-desk/newsletter': wholeClinic,
  'POST /api/content-desk/newsletter': wholeClinic,
  'GET /api/content-desk/newsletter/{id}': wholeClinic,
  'POST /api/content-desk/newsletter/{id}': wholeClinic,
  'POST /api/content-desk/newsletter/{id}/test': wholeClinic,
  'POST /api/content-desk/newsletter/{id}/send': forbidden,
  'POST /api/content-desk/newsletter/{id}/schedule': forbidden,
  'POST /api/content-desk/newsletter/{id}/cancel': forbidden,
  'POST /api/content-desk/newsletter/{id}/delete': wholeClinic,
  'GET /api/content-desk/pictures': wholeClinic,
  'POST /api/content-desk/pictures': wholeClinic,
  'GET /api/content-desk/pictures/details': wholeClinic,
  'POST /api/content-desk/pictures/details': forbidden,
  'POST /api/content-desk/pictures/removals': forbidden,

  // Everybody reads what the site says; limited people change records of their own alone.
  'GET /api/content-records': wholeClinic,
  'GET /api/content-records/search': wholeClinic,
  'GET /api/content-records/{collection}': wholeClinic,
  'GET /api/content-records/{collection}/form': wholeClinic,
  'GET /api/content-records/{collection}/records/{id}': wholeClinic,
  'GET /api/content-records/{collection}/revisions': wholeClinic,
  'GET /api/content-records/{collection}/revisions/{revision}': wholeClinic,
  'POST /api/content-records/{collection}/records': forbidden,
  'POST /api/content-records/{collection}/records/{id}': refused(403, async ({ doctorId }) => ({
    params: { collection: 'doctors', id: doctorId },
    body: { version: '0'.repeat(32), record: {} },
  })),
  'POST /api/content-records/{collection}/records/{id}/removal': forbidden,
  'POST /api/content-records/{collection}/order': forbidden,

  'GET /api/reports/content': lacking(async ({ clinic, post }) => {
    const id = await post('published');
    await clinic.database.pool.query('UPDATE posts SET reviewed_on = NULL WHERE id = $1', [id]);
    return { lacks: `{"id":${id},` };
  }),
  'GET /api/reports/questions': lacking(async (fixtures) => {
    await fixtures.question();
    return { lacks: '"name_en":"skin"' };
  }),
  'GET /api/reports/searches': wholeClinic,
  'GET /api/reports/reading': wholeClinic,
};

const canBeLimited = (caller: Caller): caller is Limitable =>
  caller in roles && limitsOfRole(roles[caller as keyof typeof roles]).includes('specialties');

/** The roles that a route is for and that can be limited; none where it is for members of every kind. */
export const limitableAt = (route: string): Limitable[] => {
  const admits = permissions[route]?.admits ?? [];
  return admits.includes('owner') ? [] : admits.filter(canBeLimited);
};
