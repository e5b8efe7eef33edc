import { roles } from '@clinic/contracts';
import { receptionRoles } from '@clinic/contracts/account';
import { recordCollections } from '@clinic/contracts/content/records';
import { worksAtDesk } from '../content-desk/policy.ts';
import { mayRead, readsContent } from '../content-records/policy.ts';
import type { Staff } from '../moderation/policy.ts';
import { writesIssues } from '../newsletter-issues/policy.ts';
import type { Receptionist } from '../reception/policy.ts';
import { mayManageVisits } from '../reception/policy.ts';

/** One thing that is changed by itself: `post:7`, `issue:7`, `record:offers:check-up`. */
type Subject = `post:${string}` | `issue:${string}` | `record:${string}`;

/** What a page of the staff shows: a list, that of a collection, of a doctor or of some QA specialities, or one thing. */
export type Watched =
  Subject | 'posts' | 'issues' | 'visits' | 'questions' | `${'records' | 'visits' | 'questions'}:${string}`;

/** Whether a role has any page that hears of changes. */
export const watchesAny = (role: number): boolean =>
  readsContent(role) || receptionRoles.includes(role) || role === roles.doctor || role === roles.moderator;

const collectionOf = (watched: string) =>
  recordCollections.find((collection) => collection === watched.split(':', 2)[1]) ?? null;

/**
 * The visits that a page of the reception shows somebody, if they may see them.
 * @param doctors whose visits the caller may see; null for all of them
 */
export function visitsOf(staff: Receptionist, doctors: readonly number[] | null, watched: string): Watched | null {
  if (watched !== 'visits')
    return (doctors?.includes(Number(watched.slice('visits:'.length))) ?? true) ? (watched as Watched) : null;
  if (!mayManageVisits(staff)) return null;
  return doctors === null ? 'visits' : `visits:${doctors.join()}`;
}

/** The questions that the desk shows somebody: all of them, or those of their own specialities. */
export const questionsOf = (staff: Staff): Watched =>
  staff.qaSpecialtyIds === null ? 'questions' : `questions:${[...staff.qaSpecialtyIds].join()}`;

/** Whether a role may see what a page of the content shows. */
export function mayWatch(role: number, watched: string): boolean {
  if (watched === 'posts' || watched.startsWith('post:')) return worksAtDesk(role);
  if (watched === 'issues' || watched.startsWith('issue:')) return writesIssues(role);
  const collection = collectionOf(watched);
  return collection !== null && mayRead(role, collection);
}

/** Whether a page that shows something shows less than the truth once something was changed. */
export function isAbout(watched: string, changed: string): boolean {
  if (watched === changed) return true;
  const [list = '', of = ''] = watched.split(':', 2);
  if (list === 'visits' || list === 'questions') {
    const [kind, id = ''] = changed.split(':', 2);
    return kind === list && (of === '' ? watched === list : of.split(',').includes(id));
  }
  if (watched === 'posts') return changed.startsWith('post:');
  if (watched === 'issues') return changed.startsWith('issue:');
  return watched.startsWith('records:') && changed.startsWith(`record:${watched.slice('records:'.length)}:`);
}

/** Whether somebody who watches this is there for others to see: a list is looked at by many. */
export const isOneThing = (watched: string): boolean => /^(?:post|issue|record):/.test(watched);
