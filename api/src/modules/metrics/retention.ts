import type { Services } from '../../services.ts';
import { dayMs, every } from '../../every.ts';
import { dropCountsBefore } from './repo.ts';

/** Days that figures of releases are kept: longer than anybody compares releases, shorter than they would pile up. */
export const keptDays = 35;

/** Removes figures that are older at a time. */
export function dropOldMetrics({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  return dropCountsBefore(db, new Date(now.getTime() - keptDays * dayMs));
}

/** Removes old figures, now and daily, until the returned function is called. */
export function keepMetrics(services: Pick<Services, 'db'>, onTrouble: (error: unknown) => void): () => void {
  return every(dayMs, () => dropOldMetrics(services, new Date()), onTrouble);
}
