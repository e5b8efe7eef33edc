import { contactPhone } from '@clinic/contracts';
import type { ChangeDependent, Dependent, WriteDependent } from '@clinic/contracts/account';
import { mostDependents } from '@clinic/contracts/account';
import { clinicToday, isBirthDate } from '@clinic/contracts/time';
import { retryLostRace } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { RepeatableRequest } from '../../http/idempotency.ts';
import { withIdempotencyKey } from '../../http/idempotency.ts';
import { correctDependent } from '../corrections/correct-patient.ts';
import { presentDependent } from './present.ts';
import * as repo from './repo.ts';

type Clinic = Pick<Services, 'db' | 'clock'>;

function checkBirthDate(date: string | undefined, now: Date): void {
  if (date !== undefined && !isBirthDate(date, clinicToday(now))) throw invalidField('birth_date', 'validation.date');
}

export async function listFamily({ db }: Clinic, userId: number): Promise<Dependent[]> {
  return (await repo.familyOf(db, userId)).map(presentDependent);
}

/**
 * Adds somebody to the family (E1), once however often it is asked for under one key (R5); 422 for a day of birth that cannot
 * be, and for more than {@link mostDependents}. The answer is the body of the response.
 */
export function addDependent(
  { db, clock }: Clinic,
  userId: number,
  typed: WriteDependent,
  repeatable: RepeatableRequest | null,
): Promise<{ answer: string; replayed: boolean }> {
  const now = clock();
  checkBirthDate(typed.birth_date, now);
  const action = async (tx: Tx): Promise<string> => {
    await repo.lockFamily(tx, userId);
    if ((await repo.countFamily(tx, userId)) >= mostDependents) throw invalidField('dependents', 'family.full');
    const added = await repo.insertDependent(tx, {
      userId,
      name: typed.name,
      relation: typed.relation,
      birthDate: typed.birth_date,
      phone: contactPhone(typed.phone ?? ''),
      createdAt: now,
    });
    return JSON.stringify({ data: presentDependent(added) });
  };
  return db.transaction(async (tx) =>
    repeatable
      ? withIdempotencyKey(tx, repeatable, `user:${userId} add to family`, now, () => action(tx))
      : { answer: await action(tx), replayed: false },
  );
}

/** Corrects what is known of somebody, also in their visits still ahead: the clinic calls the number that stands there. */
export function changeDependent(
  { db, clock }: Clinic,
  userId: number,
  { id, accountPhone }: { id: number; accountPhone: string | null },
  typed: ChangeDependent,
): Promise<Dependent> {
  const now = clock();
  checkBirthDate(typed.birth_date, now);
  return retryLostRace(() =>
    db.transaction(async (tx) => {
      const known = await repo.lockDependent(tx, userId, id);
      if (!known) throw new ClinicError('NOT_FOUND');
      const corrected = await repo.updateDependent(tx, id, {
        name: typed.name ?? known.name,
        relation: typed.relation ?? known.relation,
        birthDate: typed.birth_date ?? known.birthDate,
        phone: typed.phone === undefined ? known.phone : contactPhone(typed.phone),
      });
      const { name, phone } = corrected;
      if (name !== known.name || phone !== known.phone)
        await correctDependent(tx, id, { name, phone: phone ?? accountPhone }, now);
      return presentDependent(corrected);
    }),
  );
}

/**
 * Takes somebody out of the family; visits of the past keep them. Refused with INVALID_TRANSITION while the clinic expects
 * them: a visit must neither be cancelled in passing nor be left with nobody.
 */
export function removeDependent({ db, clock }: Clinic, userId: number, id: number): Promise<void> {
  const now = clock();
  return db.transaction(async (tx) => {
    const known = await repo.lockDependent(tx, userId, id);
    if (!known) throw new ClinicError('NOT_FOUND');
    if (await repo.isExpected(tx, id, now)) throw new ClinicError('INVALID_TRANSITION');
    await repo.updateDependent(tx, id, { removedAt: now });
  });
}
