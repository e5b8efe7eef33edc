import type { Services } from '../../services.ts';
import { dayMs } from '../../durations.ts';
import { dropCountsBefore } from './repo.ts';

/** Days that figures of releases are kept: longer than anybody compares releases, shorter than they would pile up. */
export const keptDays = 35;

/** Removes figures that are older at a time. */
export function dropOldMetrics({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  return dropCountsBefore(db, new Date(now.getTime() - keptDays * dayMs));
}
