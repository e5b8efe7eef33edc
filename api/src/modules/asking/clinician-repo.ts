import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { roles } from '@clinic/contracts';
import { columnsOf } from '../../db/columns-of.ts';
import type { Queryable } from '../../db/database.ts';
import { doctors, doctorSpecialties, qaSpecialties, users } from '../../db/schema.ts';

/** More than any clinic has awake; keeps one post from filling the outbox. */
const mostAlerted = 100;

/** Active accounts that can read a question of this QA speciality at the desk: moderators, admins and its doctors. */
export function findClinicians(db: Queryable, qaSpecialtyId: number) {
  const doctorsOfIt = db
    .select({ id: doctors.id })
    .from(doctors)
    .innerJoin(doctorSpecialties, eq(doctorSpecialties.doctorId, doctors.id))
    .innerJoin(qaSpecialties, eq(qaSpecialties.specialtyId, doctorSpecialties.specialtyId))
    .where(and(eq(qaSpecialties.id, qaSpecialtyId), eq(doctors.active, true)));
  const looksAfterIt = exists(
    db
      .select({ id: qaSpecialties.id })
      .from(qaSpecialties)
      .where(
        and(eq(qaSpecialties.id, qaSpecialtyId), sql`${qaSpecialties.specialtyId} = ANY(${users.limitSpecialties})`),
      ),
  );
  return db
    .select(columnsOf(users, 'id', 'lang', 'email', 'phone'))
    .from(users)
    .where(
      and(
        eq(users.status, 'active'),
        or(
          eq(users.roleId, roles.admin),
          and(eq(users.roleId, roles.moderator), or(eq(users.limitSpecialties, []), looksAfterIt)),
          and(eq(users.roleId, roles.doctor), inArray(users.doctorId, doctorsOfIt)),
        ),
      ),
    )
    .orderBy(asc(users.id))
    .limit(mostAlerted);
}
