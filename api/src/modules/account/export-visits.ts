import { actorKind } from '../../actor-kind.ts';
import type { Queryable } from '../../db/database.ts';
import { presentBookedKind } from '../availability/visit-kinds.ts';
import type { AccountExport } from './export-format.ts';
import type { EventRow } from './export-repo.ts';
import * as repo from './export-repo.ts';

type Visit = AccountExport['appointments'][number];

const named = ({ nameAr, nameEn }: { nameAr: string; nameEn: string }) => ({ name_ar: nameAr, name_en: nameEn });

/** Who did it, without saying who at the clinic. */
function eventOf(userId: number, { fromStatus, toStatus, actor, reason, at }: EventRow): Visit['events'][number] {
  const by = actor === `user:${userId}` ? 'you' : actorKind(actor) === 'system' ? 'system' : 'clinic';
  return { from: fromStatus, to: toStatus, by, reason, at: at.toISOString() };
}

/** Every row of appointments of an account, offers too, with what happened to it. */
export async function exportVisits(db: Queryable, userId: number): Promise<Visit[]> {
  const rows = await repo.visitsOf(db, userId);
  const ids = rows.map(({ visit }) => visit.id);
  const events = await repo.eventsOf(db, ids);
  return rows.map(({ visit, doctor, specialty, branch }) => ({
    reference: visit.reference,
    status: visit.status,
    starts_at: visit.startsAt.toISOString(),
    ends_at: visit.endsAt.toISOString(),
    doctor: named(doctor),
    specialty: named(specialty),
    ...(branch && { branch: named(branch) }),
    ...presentBookedKind(visit),
    booking_for: visit.bookingFor,
    dependent: visit.dependentId,
    patient_name: visit.patientName,
    patient_phone: visit.patientPhone,
    patient_email: visit.patientEmail,
    lang: visit.lang,
    booked_by_clinic: visit.bookedBy !== null,
    coming_at: visit.comingAt?.toISOString() ?? null,
    moved: visit.rescheduledFrom !== null,
    created_at: visit.createdAt.toISOString(),
    updated_at: visit.updatedAt.toISOString(),
    events: events.filter(({ appointmentId }) => appointmentId === visit.id).map((event) => eventOf(userId, event)),
  }));
}

/** Every entry of an account on the waiting list, with what was offered for it. */
export async function exportWaitingList(db: Queryable, userId: number): Promise<AccountExport['waiting_list']> {
  const rows = await repo.entriesOf(db, userId);
  const ids = rows.map(({ entry }) => entry.id);
  const offers = await repo.offersOf(db, ids);
  return rows.map(({ entry, doctor, specialty, reference }) => ({
    specialty: named(specialty),
    doctor: doctor && named(doctor),
    dependent: entry.dependentId,
    in_place_of: reference,
    first_date: entry.firstDate,
    last_date: entry.lastDate,
    weekdays: entry.weekdays,
    day_parts: entry.dayParts,
    status: entry.status,
    joined_at: entry.joinedAt.toISOString(),
    offers: offers
      .filter(({ waitlistId }) => waitlistId === entry.id)
      .map(({ state, startsAt, offeredAt, expiresAt, answeredAt }) => ({
        state,
        starts_at: startsAt.toISOString(),
        offered_at: offeredAt.toISOString(),
        expires_at: expiresAt.toISOString(),
        answered_at: answeredAt?.toISOString() ?? null,
      })),
  }));
}
