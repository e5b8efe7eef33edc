import { dayMs } from '../../durations.ts';
import { readsContent } from '../content-records/policy.ts';

/** For how long a preview can be opened, in milliseconds. */
export const durationOfPreview = dayMs;

/** Most previews of an account that have not run out. */
export const mostPreviews = 20;

/** How far ahead a preview may look, in milliseconds: what is later than a year nobody has planned. */
const farthest = 366 * dayMs;

/** A time that was chosen is a little over when it is sent. */
const tolerance = 5 * 60_000;

/** Whoever plans some of the content looks at all of it: everybody at the content desk, and who keeps the opening hours. */
export const mayPreview = (role: number): boolean => readsContent(role);

/** Whether a preview can show a time. What visitors saw before is not kept, so that there are none of the past. */
export const isWithinReach = (at: Date, now: Date): boolean =>
  at.getTime() >= now.getTime() - tolerance && at.getTime() <= now.getTime() + farthest;
