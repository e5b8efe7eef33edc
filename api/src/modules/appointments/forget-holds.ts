import type { Clinic } from './booking.ts';
import * as holds from './hold-repo.ts';

/** Removes holds that ran out: who once looked at which doctor's time is nobody's business. */
export function forgetHolds({ db, clock }: Pick<Clinic, 'db' | 'clock'>): Promise<void> {
  return holds.forgetRunOut(db, clock());
}
