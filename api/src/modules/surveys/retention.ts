import type { Services } from '../../services.ts';
import { dayMs } from '../../durations.ts';
import { deleteAbandonedSessions } from './repo.ts';

/** A day more than the browser of who stopped offers to go on. */
const abandonedAfterMs = 2 * dayMs;

/** Deletes surveys that were begun and not sent, with their answers, once nothing was answered for two days. */
export const purgeAbandonedSessions = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  deleteAbandonedSessions(db, new Date(clock().getTime() - abandonedAfterMs));
