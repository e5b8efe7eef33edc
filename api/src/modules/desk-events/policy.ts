import { recordCollections } from '@clinic/contracts/content/records';
import { worksAtDesk } from '../content-desk/policy.ts';
import { mayRead } from '../content-records/policy.ts';

/** One thing that is changed by itself: `post:7`, `record:offers:check-up`. */
type Subject = `post:${string}` | `record:${string}`;

/** What a page of the staff shows: the list of posts, that of a collection, or one thing. */
export type Watched = Subject | 'posts' | `records:${string}`;

const collectionOf = (watched: string) =>
  recordCollections.find((collection) => collection === watched.split(':', 2)[1]) ?? null;

/** Whether a role may see what a page shows. */
export function mayWatch(role: number, watched: string): boolean {
  if (watched === 'posts' || watched.startsWith('post:')) return worksAtDesk(role);
  const collection = collectionOf(watched);
  return collection !== null && mayRead(role, collection);
}

/** Whether a page that shows something shows less than the truth once something was changed. */
export function isAbout(watched: string, changed: string): boolean {
  if (watched === changed) return true;
  if (watched === 'posts') return changed.startsWith('post:');
  return watched.startsWith('records:') && changed.startsWith(`record:${watched.slice('records:'.length)}:`);
}

/** Whether somebody who watches this is there for others to see: a list is looked at by many. */
export const isOneThing = (watched: string): boolean => /^(?:post|record):/.test(watched);
