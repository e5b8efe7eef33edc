import type { Services } from '../../services.ts';
import { forgetOldCodes } from '../otp/codes.ts';
import * as repo from './repo.ts';

/** Deletes registrations that nobody finished, and codes that have run out. */
export async function purgeRegistrations({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    await repo.deleteRegistrationsUntil(tx, now);
    await forgetOldCodes(tx, now);
  });
}
