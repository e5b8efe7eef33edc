import type { RoleLimits } from '@clinic/contracts';
import type { Queryable } from '../../db/database.ts';
import { isLimited, limitsOf } from '../../db/staff-limits.ts';
import { presentNamed } from '../../present-named.ts';
import { namesOfLimits } from './limit-repo.ts';
import type { UserRow } from './repo.ts';

/** What the roles of some accounts are limited to, by name, for those that are; in the clinic's order. */
export async function limitNamesOf(
  db: Queryable,
  users: readonly Pick<UserRow, 'id' | 'limitSpecialties' | 'limitBranches'>[],
): Promise<ReadonlyMap<number, RoleLimits>> {
  const limited = users.filter((user) => isLimited(limitsOf(user)));
  if (limited.length === 0) return new Map();
  const { specialties, branches } = await namesOfLimits(db, {
    specialties: limited.flatMap(({ limitSpecialties }) => limitSpecialties),
    branches: limited.flatMap(({ limitBranches }) => limitBranches),
  });
  return new Map(
    limited.map(({ id, limitSpecialties, limitBranches }) => [
      id,
      {
        specialties: specialties.filter((one) => limitSpecialties.includes(one.id)).map(presentNamed),
        branches: branches.filter((one) => limitBranches.includes(one.id)).map(presentNamed),
      },
    ]),
  );
}
