import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import { branchColumns, isNamedBranch } from '../../db/branch-columns.ts';
import { columnsOf } from '../../db/columns-of.ts';
import type { Queryable } from '../../db/database.ts';
import { appointments, branches, specialties } from '../../db/schema.ts';

/** Booked visits of some doctors that are still to come, in their order. Who has checked in is here already. */
export const upcomingVisits = (db: Queryable, doctorIds: readonly number[], between: { from: Date; to: Date }) =>
  db
    .select({
      id: appointments.id,
      reference: appointments.reference,
      status: appointments.status,
      doctorId: appointments.doctorId,
      specialtyId: appointments.specialtyId,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      branchId: appointments.branchId,
      ...columnsOf(appointments, 'kindId', 'kindAr', 'kindEn'),
      patientName: appointments.patientName,
      specialty: { id: specialties.id, nameAr: specialties.nameAr, nameEn: specialties.nameEn },
      branch: branchColumns,
    })
    .from(appointments)
    .innerJoin(specialties, eq(specialties.id, appointments.specialtyId))
    .leftJoin(branches, isNamedBranch(appointments.branchId))
    .where(
      and(
        inArray(appointments.doctorId, [...doctorIds]),
        inArray(appointments.status, ['pending', 'confirmed']),
        gt(appointments.endsAt, between.from),
        lt(appointments.startsAt, between.to),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));

export type VisitRow = Awaited<ReturnType<typeof upcomingVisits>>[number];
