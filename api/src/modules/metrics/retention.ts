import type { Services } from '../../services.ts';
import { dayMs } from '../../durations.ts';
import { dropCountsBefore } from './repo.ts';

/** Days that metrics of releases are stored: longer than anybody compares releases. */
export const keptDays = 35;

/** Deletes metrics that are older. */
export function dropOldMetrics({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  return dropCountsBefore(db, new Date(now.getTime() - keptDays * dayMs));
}
