import type { Services } from '../../services.ts';
import { deleteExpiredSessions } from './repo.ts';

/** Deletes the sessions of all accounts that have run out, a few hundred in a transaction. */
export async function forgetExpiredSessions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  while (await db.transaction((tx) => deleteExpiredSessions(tx, null, now)));
}
