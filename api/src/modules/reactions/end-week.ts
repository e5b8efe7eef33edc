import { readDays } from '@clinic/contracts/content/reports';
import { addDays, clinicToday } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import { deleteOldViews, deletePostViewsBefore, subtractViewsBefore } from './view-repo.ts';

/** Days of the clinic that "this week" has, today among them (S122): those that the report of what is read adds up. */
const weekDays = readDays;
/** Questions that are changed in one transaction. */
const batch = 1000;

/**
 * Subtracts the views of days that have left the week from their questions. The rows of such a day are deleted with it, those
 * of posts too, so that this may run at any time on several servers.
 */
export async function endWeek({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await deleteOldViews(db, now);
  const firstDay = addDays(clinicToday(now), 1 - weekDays);
  await deletePostViewsBefore(db, firstDay);
  while ((await subtractViewsBefore(db, firstDay, batch)) === batch);
}
