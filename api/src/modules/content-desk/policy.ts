import type { Lang } from '@clinic/contracts';
import { roles } from '@clinic/contracts';
import type { DeskAction, DeskRights, LanguageState, PostContent, PostState } from '@clinic/contracts/content/desk';
import { deskActions, needsReview } from '@clinic/contracts/content/desk';
import type { StaffLimits } from '../../db/staff-limits.ts';
import { isLimited } from '../../db/staff-limits.ts';

/** Somebody who works at the content desk. */
export interface Editor {
  readonly userId: number;
  readonly role: number;
  /** What of the clinic the role covers. */
  readonly limits: StaffLimits;
  /** Whether the clinic lets people approve what they wrote. */
  readonly approvesOwn: boolean;
}

/** What a policy has to know of a post. */
export interface PostFacts {
  readonly state: PostState;
  readonly type: PostContent['type'];
  readonly live: boolean;
  readonly deleted: boolean;
  /** Whether it names a doctor as its medical reviewer: otherwise it is the whole clinic's. */
  readonly hasReviewer: boolean;
  /** Whether the role covers the medical reviewer of what visitors see, who need not be that of the working copy. */
  readonly coversLive: boolean;
  /** Accounts that changed it since it was last published. */
  readonly writers: readonly number[];
  readonly outdated: boolean;
}

const holds = (role: number, ...names: (keyof typeof roles)[]) => names.some((name) => roles[name] === role);

/** What a role does at the desk; administrators do everything. */
export const rightsOf = (role: number): DeskRights => ({
  write: holds(role, 'editor', 'publisher', 'admin'),
  review: holds(role, 'reviewer', 'admin'),
  publish: holds(role, 'publisher', 'admin'),
});

/** Whether a role has anything to do at the desk. */
export const worksAtDesk = (role: number): boolean => Object.values(rightsOf(role)).some(Boolean);

/** Whether the caller wrote some of it and somebody else has to say that it is good. */
export const isOwn = ({ userId, approvesOwn }: Editor, { writers }: Pick<PostFacts, 'writers'>): boolean =>
  !approvesOwn && writers.includes(userId);

/** Approved, or of a kind that no doctor reads first. */
const isReady = ({ state, type }: PostFacts) => state === 'approved' || (state === 'draft' && !needsReview(type));

/** What changes the site whatever the state of the post. */
const changesSite: readonly DeskAction[] = ['publish', 'schedule', 'expire', 'unpublish'];

/** Whose work an action is. Those who publish also take what is live off the site. */
const workOf: Record<DeskAction, (may: DeskRights, post: PostFacts) => boolean> = {
  submit: (may) => may.write,
  return: (may) => may.write || may.review,
  approve: (may) => may.review,
  publish: (may) => may.publish,
  schedule: (may) => may.publish,
  expire: (may) => may.publish,
  unpublish: (may) => may.publish,
  current: (may) => may.write,
  discard: (may) => may.write,
  delete: (may, { live }) => (live ? may.publish : may.write),
  recover: (may) => may.write,
};

/** The states that an action starts from. */
const startsFrom: Record<DeskAction, (post: PostFacts) => boolean> = {
  submit: ({ state, type }) => state === 'draft' && needsReview(type),
  return: ({ state }) => state === 'in-review' || state === 'approved',
  approve: ({ state }) => state === 'in-review',
  publish: isReady,
  schedule: isReady,
  expire: ({ live, state }) => live || state === 'approved',
  unpublish: ({ live }) => live,
  current: ({ outdated }) => outdated,
  discard: ({ live, state }) => live && state !== 'published',
  delete: () => true,
  recover: () => true,
};

/** Whether an action says that a text is good, which is for somebody else than its writers. */
const isApproval = (action: DeskAction, { state }: PostFacts) =>
  action === 'approve' || ((action === 'publish' || action === 'schedule') && state === 'draft');

/** What takes what visitors see off the site, puts another text in its place, or makes it the working copy. */
const actsOnLive: readonly DeskAction[] = [...changesSite, 'discard', 'delete'];

/**
 * Whether an action is outside of what a limited role covers: changes of what visitors see of the whole clinic, and what is done
 * with a live post that is another doctor's.
 */
const isBeyond = ({ limits }: Editor, { hasReviewer, coversLive, live }: PostFacts, action: DeskAction) =>
  isLimited(limits) &&
  ((!hasReviewer && (changesSite.includes(action) || (action === 'delete' && live))) ||
    (live && !coversLive && actsOnLive.includes(action)));

/** Why the caller may not do something with a post now; null when they may. In the recycle bin there is one thing to do. */
export function refusalOf(
  editor: Editor,
  post: PostFacts,
  action: DeskAction,
): 'FORBIDDEN' | 'INVALID_TRANSITION' | null {
  if (!workOf[action](rightsOf(editor.role), post) || isBeyond(editor, post, action)) return 'FORBIDDEN';
  if ((action === 'recover') !== post.deleted || !startsFrom[action](post)) return 'INVALID_TRANSITION';
  return isApproval(action, post) && isOwn(editor, post) ? 'FORBIDDEN' : null;
}

/** What the caller may do with a post now. */
export const openActions = (editor: Editor, post: PostFacts): DeskAction[] =>
  deskActions.filter((action) => refusalOf(editor, post, action) === null);

/** What decides where a language of a post is. */
export interface LanguageFacts {
  /** Whether it differs from what visitors see, or they see nothing yet. */
  readonly changed: Readonly<Record<Lang, boolean>>;
  readonly empty: Readonly<Record<Lang, boolean>>;
  readonly state: PostState;
  /** Languages whose other was published without them. */
  readonly outdated: readonly Lang[];
  /** Languages of which somebody said that they are still right. */
  readonly current: readonly Lang[];
}

/** Where a language of a post is. */
export function languageState(lang: Lang, { changed, empty, state, outdated, current }: LanguageFacts): LanguageState {
  const other = lang === 'ar' ? 'en' : 'ar';
  if (empty[lang] && !empty[other]) return 'to-translate';
  if (changed[lang]) return state === 'in-review' ? 'to-review' : 'draft';
  const isBehind = outdated.includes(lang) || (changed[other] && !current.includes(lang));
  return isBehind ? 'outdated' : 'live';
}
