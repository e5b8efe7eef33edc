import { roles } from '@clinic/contracts';
import type { PostInState } from './content-desk.ts';
import { aWrittenPost } from './content-desk.ts';
import { aWrittenIssue } from './newsletter-issues.ts';
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

const members = callers.filter((caller) => caller !== 'visitor');
const nothing = async () => ({});
const rule = (admits: readonly Caller[], ask: Rule['ask'] = nothing, refusedBy: 403 | 404 = 403): Rule => ({
  admits,
  refusedBy,
  ask,
});

const open = rule(callers);
const forMembers = rule(members);
/** For one account alone: for everybody else the thing does not exist. */
const ofOwner = (ask: Rule['ask']) => rule(['owner'], ask, 404);
const atDesk = (ask?: Rule['ask']) => rule(['doctor', 'moderator', 'admin'], ask);
const answering = (ask: Rule['ask']) => rule(['doctor'], ask);
const moderating = (ask: Rule['ask']) => rule(['moderator', 'admin'], ask);
const atReception = (ask?: Rule['ask']) => rule(['reception', 'admin'], ask);
const lookingAtOwnDays = (ask?: Rule['ask']) => rule(['doctor', 'reception', 'admin'], ask);
const keepingSchedules = (ask?: Rule['ask']) => rule(['schedules', 'admin'], ask);
const atContentDesk = (ask?: Rule['ask']) => rule(['editor', 'reviewer', 'publisher', 'admin'], ask);
const readingQuestions = (ask?: Rule['ask']) =>
  rule(['doctor', 'moderator', 'editor', 'reviewer', 'publisher', 'admin'], ask);
const writingContent = (ask?: Rule['ask']) => rule(['editor', 'publisher', 'admin'], ask);
const reviewingContent = (ask: Rule['ask']) => rule(['reviewer', 'admin'], ask);
const publishingContent = (ask: Rule['ask']) => rule(['publisher', 'admin'], ask);
const administering = (ask?: Rule['ask']) => rule(['admin'], ask);

const id =
  (make: (fixtures: PermissionFixtures) => Promise<number>, body?: object) => async (fixtures: PermissionFixtures) => ({
    params: { id: await make(fixtures) },
    ...(body === undefined ? {} : { body }),
  });
const visit = (body?: object) => id((fixtures) => fixtures.visit(), body);
const question = (body?: object) => id((fixtures) => fixtures.question(), body);
const ofDoctor = (body?: object) => id(async ({ doctorId }) => doctorId, body);
const post = (state: PostInState, more: object = {}) => id((fixtures) => fixtures.post(state), { version: 1, ...more });
const issue = (state: 'draft' | 'scheduled', more: object = {}) =>
  id((fixtures) => fixtures.issue(state), { version: 1, ...more });
const aComment = { lang: 'ar', quote: 'عشر ساعات', before: '', after: '.', body: 'من أين هذا الرقم؟' };
const onComment = (body: object) => async (fixtures: PermissionFixtures) => ({
  params: await fixtures.comment(),
  body,
});
const ofPartners = (body?: object) => async (): Promise<Ask> => ({
  params: { collection: 'partners' },
  ...(body === undefined ? {} : { body }),
});
const ofPartner =
  (body?: object) =>
  async (fixtures: PermissionFixtures): Promise<Ask> => ({
    params: { collection: 'partners', id: await fixtures.partner() },
    ...(body === undefined ? {} : { body }),
  });
const anyVersion = '0'.repeat(32);
const account = (body?: object) => id((fixtures) => fixtures.account(), body);

/** For the site's own servers, which show a key: for everybody else there is no such address. */
const forServers: Rule = { admits: [], refusedBy: 404, hidden: true, ask: nothing };

const openPaths = [
  'GET /healthz',
  'GET /readyz',
  'GET /api/data-version',
  'GET /api/status',
  'GET /api/csrf-cookie',
  'POST /api/login',
  'POST /api/login/second-factor',
  'GET /api/login/second-factor',
  'POST /api/logout',
  'POST /api/password/forgot',
  'GET /api/password/invitation',
  'POST /api/password/reset',
  'POST /api/register',
  'POST /api/phone/verification/{id}',
  'POST /api/phone/verification/{id}/code',
  'GET /api/specialties',
  'GET /api/specialties/{slug}',
  'GET /api/doctors',
  'GET /api/doctors/random/{count}',
  'GET /api/doctors/by-slug/{slug}',
  'GET /api/doctors/{specialtyId}',
  'GET /api/available-slots',
  'GET /api/available-doctors',
  'GET /api/available-days',
  'GET /api/qa/stats',
  'GET /api/qa/questions',
  'POST /api/qa/questions',
  'GET /api/qa/questions/search',
  'GET /api/qa/questions/similar',
  'GET /api/qa/trending-questions',
  'GET /api/qa/questions/{slug}',
  'GET /api/qa/specialties/grouped',
  'GET /api/qa/qa-specialties/{slug}',
  'GET /api/qa/qa-specialties/{slug}/questions',
  'GET /api/qa/challenge',
  'POST /api/qa/track',
  'POST /api/qa/track/additions',
  'POST /api/qa/track/delete',
  'GET /api/qa/answers/{id}/like-status',
  'POST /api/qa/answers/{id}/like',
  'POST /api/qa/questions/{id}/view',
  'POST /api/qa/questions/{id}/reports',
  'GET /api/posts',
  'GET /api/posts/categories',
  'GET /api/blog-latest',
  'GET /api/news/latest',
  'GET /api/posts/by-slug/{slug}',
  'POST /api/posts/{id}/view',
  'GET /api/pages/{id}',
  'GET /api/branches',
  'GET /api/home',
  'GET /api/hours',
  'GET /api/slides/active',
  'GET /api/services',
  'GET /api/treatments',
  'GET /api/extra-pages/{slug}',
  'GET /api/skin-tips',
  'GET /api/skin-tips/{slug}',
  'GET /api/offers',
  'GET /api/packages',
  'GET /api/packages/{slug}',
  'GET /api/insurance-partners',
  'GET /api/reviews',
  'GET /api/jobs',
  'GET /api/jobs/{slug}',
  'GET /api/feeds/{name}',
  'GET /api/sitemap/{list}',
  'GET /api/booking-codes/{doctorId}',
  'GET /api/search',
  'GET /api/search/suggestions',
  'POST /api/contact-messages',
  'POST /api/reminder-links',
  'POST /api/newsletter/subscribe',
  'POST /api/newsletter/unsubscribe',
  'POST /api/newsletter/one-click',
  'POST /api/jobs/{slug}/applications',
  'GET /api/referral-options',
  'POST /api/referral-answers',
  'GET /api/surveys/{id}',
  'POST /api/surveys/{id}/start',
  'GET /api/surveys/{id}/next-question',
  'POST /api/surveys/{id}/answers',
  'POST /api/surveys/{id}/submit',
  'GET /api/assessments/{slug}',
  'GET /api/awareness-events',
  'GET /api/awareness-events/today',
];

/**
 * Who may do what: every route of the API by method and documented path. Whoever adds a route adds it here, and
 * says with it who gets in.
 */
export const permissions: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(openPaths.map((route) => [route, open])),

  // The caller's own account.
  'GET /api/user': forMembers,
  'GET /api/session': forMembers,
  'POST /api/session/lock': forMembers,
  'POST /api/session/confirm': forMembers,
  'POST /api/session/confirm/options': forMembers,
  'GET /api/sessions': forMembers,
  'DELETE /api/sessions/{id}': ofOwner(id((fixtures) => fixtures.session())),
  'POST /api/sessions/revoke-others': forMembers,
  'POST /api/account/password': forMembers,
  'POST /api/account/email': forMembers,
  'POST /api/account/phone': forMembers,
  'POST /api/account/email/confirm': forMembers,
  'POST /api/account/phone/confirm': forMembers,
  'PATCH /api/account/profile': forMembers,
  'GET /api/account/preferences': forMembers,
  'PATCH /api/account/preferences': forMembers,
  'GET /api/account/push': forMembers,
  'PUT /api/account/push': forMembers,
  'DELETE /api/account/push/{device}': rule(members, async () => ({ params: { device: 'A'.repeat(43) } })),
  'GET /api/account/consents': forMembers,
  'POST /api/account/consents': forMembers,
  'GET /api/account/export': forMembers,
  'POST /api/account/delete': forMembers,
  'GET /api/account/factors': forMembers,
  'POST /api/account/passkeys': forMembers,
  'POST /api/account/passkeys/options': forMembers,
  'PATCH /api/account/passkeys/{id}': ofOwner(id((fixtures) => fixtures.passkey(), { name: 'جوالي' })),
  'DELETE /api/account/passkeys/{id}': ofOwner(id((fixtures) => fixtures.passkey())),
  'POST /api/account/totp': forMembers,
  'POST /api/account/totp/confirm': forMembers,
  'DELETE /api/account/totp': ofOwner(id((fixtures) => fixtures.app())),
  'POST /api/account/recovery-codes': forMembers,
  'GET /api/notifications': forMembers,
  'POST /api/notifications/read': forMembers,
  'GET /api/dependents': forMembers,
  'POST /api/dependents': forMembers,
  'PATCH /api/dependents/{id}': ofOwner(id((fixtures) => fixtures.dependent(), { name: 'ليان الحربي' })),
  'DELETE /api/dependents/{id}': ofOwner(id((fixtures) => fixtures.dependent())),

  // Booking.
  'POST /api/appointments': forMembers,
  'GET /api/appointments': forMembers,
  'GET /api/appointments/{id}': ofOwner(visit()),
  'POST /api/appointments/{id}/cancel': ofOwner(visit({})),
  'POST /api/appointments/{id}/reschedule': ofOwner(async (fixtures) => ({
    params: { id: await fixtures.visit() },
    body: await fixtures.freeSlot(),
  })),
  'GET /api/appointments/{id}/calendar.ics': ofOwner(visit()),
  'POST /api/holds': forMembers,
  'DELETE /api/holds/{id}': ofOwner(id((fixtures) => fixtures.hold())),
  'GET /api/waitlist': forMembers,
  'POST /api/waitlist': forMembers,
  'DELETE /api/waitlist/{id}': ofOwner(id((fixtures) => fixtures.waitingListEntry())),
  'POST /api/waitlist/offers/{id}/accept': ofOwner(id((fixtures) => fixtures.offer())),
  'POST /api/waitlist/offers/{id}/decline': ofOwner(id((fixtures) => fixtures.offer())),

  // Who is let in and asks for no page is told so: a stream would have no end.
  'GET /api/desk-events': rule([
    ...(['doctor', 'moderator', 'reception', 'editor', 'schedules', 'reviewer', 'publisher', 'admin'] as const),
  ]),

  // The answering desk.
  'GET /api/qa/desk/overview': atDesk(),
  'GET /api/qa/desk/questions': atDesk(),
  'GET /api/qa/desk/search': atDesk(async () => ({ query: { search: 'حكة' } })),
  'GET /api/qa/desk/audit': administering(),
  'GET /api/qa/desk/questions/{id}': atDesk(question()),
  'POST /api/qa/desk/questions/{id}/claim': answering(question()),
  'POST /api/qa/desk/questions/{id}/release': atDesk(question()),
  'POST /api/qa/desk/questions/{id}/answer': answering(question({ answer_content: 'طفح بسيط في أغلب الأحوال.' })),
  'PUT /api/qa/desk/questions/{id}/answer': answering(
    id((fixtures) => fixtures.answered(), { answer_content: 'طفح بسيط في أغلب الأحوال.', revision: 0 }),
  ),
  'POST /api/qa/desk/questions/{id}/close': atDesk(question({ reason: 'other', note: 'سبب آخر' })),
  'POST /api/qa/desk/questions/{id}/reopen': moderating(question()),
  'POST /api/qa/desk/questions/{id}/visibility': moderating(question({ visibility: 'hidden' })),
  'POST /api/qa/desk/questions/{id}/specialty': atDesk(async (fixtures) => ({
    params: { id: await fixtures.question() },
    body: { qa_specialty_id: fixtures.otherQaSpecialtyId },
  })),
  'POST /api/qa/desk/questions/{id}/reports/handled': moderating(question()),
  'POST /api/qa/desk/questions/{id}/redact': atDesk(question()),
  'GET /api/qa/desk/questions/{id}/original': answering(id((fixtures) => fixtures.redacted())),
  'GET /api/qa/desk/questions/{id}/contact': atDesk(id((fixtures) => fixtures.inDanger())),
  'POST /api/qa/desk/questions/{id}/additions/{addition}/publish': moderating(async (fixtures) => {
    const of = await fixtures.question();
    return { params: { id: of, addition: await fixtures.addition(of) } };
  }),

  // The reception desk.
  'GET /api/reception/doctors': lookingAtOwnDays(),
  'GET /api/reception/days': lookingAtOwnDays(async ({ doctorId }) => ({
    query: { doctor_id: doctorId, first: '2026-11-24', last: '2026-11-24' },
  })),
  'GET /api/reception/today': atReception(),
  'GET /api/reception/appointments': atReception(async () => ({ query: { search: 'NB-' } })),
  'POST /api/reception/appointments': atReception(),
  'GET /api/reception/patients': atReception(async () => ({ query: { search: 'مريض' } })),
  'GET /api/reception/appointments/{id}': lookingAtOwnDays(visit()),
  'POST /api/reception/appointments/{id}/confirm': atReception(visit()),
  'POST /api/reception/appointments/{id}/check-in': atReception(visit()),
  'POST /api/reception/appointments/{id}/no-show': atReception(visit()),
  'POST /api/reception/appointments/{id}/complete': atReception(visit()),
  'POST /api/reception/appointments/{id}/reject': atReception(visit({ reason: 'doctor-away' })),
  'POST /api/reception/appointments/{id}/cancel': atReception(visit({ reason: 'doctor-away' })),
  'POST /api/reception/appointments/{id}/move': atReception(async (fixtures) => ({
    params: { id: await fixtures.visit() },
    body: await fixtures.freeSlot(),
  })),
  'POST /api/reception/days/cancel': atReception(),
  'DELETE /api/reception/leave/{id}': atReception(id((fixtures) => fixtures.leave())),

  // Doctors' weeks and leave.
  'GET /api/schedules/doctors': keepingSchedules(),
  'GET /api/schedules/doctors/{id}': keepingSchedules(ofDoctor()),
  'POST /api/schedules/doctors/{id}/effect': keepingSchedules(ofDoctor({ slot_minutes: 30, timetables: [] })),
  'POST /api/schedules/doctors/{id}': keepingSchedules(ofDoctor({ slot_minutes: 30, timetables: [], version: -1 })),
  'POST /api/schedules/leave/effect': keepingSchedules(),
  'POST /api/schedules/leave': keepingSchedules(),
  'DELETE /api/schedules/leave/{id}': keepingSchedules(id((fixtures) => fixtures.leave())),

  // The content desk. Whoever has the link of a preview sees it.
  'GET /api/post-previews/{token}': rule(callers, async () => ({ params: { token: 'A'.repeat(43) } })),
  'POST /api/content-desk/site-previews': rule(['editor', 'schedules', 'reviewer', 'publisher', 'admin'], async () => ({
    body: { at: '2026-12-24T09:00:00Z' },
  })),
  'GET /api/site-preview': rule(callers),
  'GET /api/content-desk/posts': atContentDesk(),
  'GET /api/content-desk/choices': atContentDesk(),
  'POST /api/content-desk/posts': writingContent(async () => ({ body: { type: 'news' } })),
  // Each post is authorised by itself, and the answer says so.
  'POST /api/content-desk/links': atContentDesk(async () => ({ body: { links: ['/doctors'] } })),
  'GET /api/content-desk/terms': atContentDesk(),
  'POST /api/content-desk/posts/bulk': atContentDesk(async (fixtures) => ({
    body: { action: 'submit', posts: [{ id: await fixtures.post('draft'), version: 1 }] },
  })),
  'GET /api/content-desk/posts/{id}': atContentDesk(id((fixtures) => fixtures.post())),
  'POST /api/content-desk/posts/{id}': writingContent(post('draft', { content: aWrittenPost() })),
  'GET /api/content-desk/posts/{id}/revisions/{number}': atContentDesk(id((fixtures) => fixtures.post())),
  'POST /api/content-desk/posts/{id}/revisions/{number}/restore': writingContent(post('draft')),
  'POST /api/content-desk/posts/{id}/previews': atContentDesk(id((fixtures) => fixtures.post())),
  'GET /api/content-desk/posts/{id}/comments': atContentDesk(id((fixtures) => fixtures.post())),
  'POST /api/content-desk/posts/{id}/comments': atContentDesk(post('in-review', aComment)),
  'POST /api/content-desk/posts/{id}/comments/{comment}/replies': atContentDesk(onComment({ body: 'نعم' })),
  'POST /api/content-desk/posts/{id}/comments/{comment}/resolution': atContentDesk(onComment({ resolved: true })),
  'POST /api/content-desk/posts/{id}/translation': writingContent(post('draft', { to: 'en', part: 0 })),
  'POST /api/content-desk/posts/{id}/translation/confirmation': atContentDesk(post('draft', { lang: 'en' })),
  'POST /api/content-desk/posts/{id}/submit': writingContent(post('draft')),
  'POST /api/content-desk/posts/{id}/return': atContentDesk(post('in-review')),
  'POST /api/content-desk/posts/{id}/approve': reviewingContent(post('in-review')),
  'POST /api/content-desk/posts/{id}/publish': publishingContent(post('approved')),
  'POST /api/content-desk/posts/{id}/schedule': publishingContent(post('approved', { at: '2027-01-01T09:00:00Z' })),
  'POST /api/content-desk/posts/{id}/expire': publishingContent(post('published', { at: '2027-01-01T09:00:00Z' })),
  'POST /api/content-desk/posts/{id}/unpublish': publishingContent(post('published')),
  'POST /api/content-desk/posts/{id}/current': writingContent(post('published', { lang: 'en' })),
  'POST /api/content-desk/posts/{id}/discard': writingContent(post('published')),
  'POST /api/content-desk/posts/{id}/delete': publishingContent(post('published')),
  'POST /api/content-desk/posts/{id}/recover': writingContent(post('deleted')),
  'GET /api/content-desk/pictures': atContentDesk(),
  'POST /api/content-desk/pictures': writingContent(),
  'GET /api/content-desk/pictures/details': atContentDesk(async ({ picture }) => ({
    query: { path: await picture() },
  })),
  'POST /api/content-desk/pictures/details': writingContent(async ({ picture }) => ({
    body: { path: await picture(), alt_ar: '', alt_en: '', focal_x: 0.5, focal_y: 0.5 },
  })),
  'POST /api/content-desk/pictures/removals': publishingContent(async ({ picture }) => ({
    body: { path: await picture() },
  })),

  // The newsletter. Publishers send it.
  'GET /api/content-desk/newsletter': writingContent(),
  'POST /api/content-desk/newsletter': writingContent(async () => ({ body: {} })),
  'GET /api/content-desk/newsletter/{id}': writingContent(id((fixtures) => fixtures.issue())),
  'POST /api/content-desk/newsletter/{id}': writingContent(issue('draft', { content: aWrittenIssue() })),
  'POST /api/content-desk/newsletter/{id}/test': writingContent(issue('draft')),
  'POST /api/content-desk/newsletter/{id}/send': publishingContent(issue('draft')),
  'POST /api/content-desk/newsletter/{id}/schedule': publishingContent(issue('draft', { at: '2027-01-01T09:00:00Z' })),
  'POST /api/content-desk/newsletter/{id}/cancel': publishingContent(issue('scheduled')),
  'POST /api/content-desk/newsletter/{id}/delete': writingContent(issue('draft')),

  // The rest of the content. The schedule manager has the opening hours.
  'GET /api/content-records': rule(['editor', 'schedules', 'reviewer', 'publisher', 'admin']),
  'GET /api/content-records/search': rule(['editor', 'schedules', 'reviewer', 'publisher', 'admin'], async () => ({
    query: { search: 'واقي' },
  })),
  'GET /api/content-records/{collection}': atContentDesk(ofPartners()),
  'GET /api/content-records/{collection}/form': atContentDesk(ofPartners()),
  'POST /api/content-records/{collection}/records': publishingContent(ofPartners({ record: {} })),
  'GET /api/content-records/{collection}/records/{id}': atContentDesk(ofPartner()),
  'POST /api/content-records/{collection}/records/{id}': publishingContent(
    ofPartner({ version: anyVersion, record: {} }),
  ),
  'POST /api/content-records/{collection}/records/{id}/removal': publishingContent(ofPartner({ version: anyVersion })),
  'GET /api/content-records/{collection}/revisions': atContentDesk(ofPartners()),
  'GET /api/content-records/{collection}/revisions/{revision}': atContentDesk(async (fixtures) => ({
    params: { collection: 'partners', revision: await fixtures.revision() },
  })),
  'POST /api/content-records/{collection}/order': publishingContent(ofPartners({ version: anyVersion, ids: [] })),

  // Reports.
  'GET /api/reports/content': atContentDesk(),
  'GET /api/reports/questions': readingQuestions(),
  'GET /api/reports/searches': atContentDesk(),
  'GET /api/reports/reading': atContentDesk(),

  // Servers.
  'GET /metrics': forServers,
  'GET /api/release-figures': forServers,
  'POST /api/release-figures': forServers,
  'POST /api/messages/receipts': forServers,
  'GET /api/messages/whatsapp': forServers,
  'POST /api/messages/whatsapp': forServers,

  // Users and roles.
  'GET /api/admin/users': administering(),
  'GET /api/admin/doctors-without-account': administering(),
  'POST /api/admin/users/{id}/role': administering(account({ role: roles.editor })),
  'POST /api/admin/users/{id}/lock': administering(account()),
  'POST /api/admin/users/{id}/unlock': administering(account()),
  'POST /api/admin/users/{id}/sign-out': administering(account()),
  'POST /api/admin/users/{id}/reset-factors': administering(account()),
};
