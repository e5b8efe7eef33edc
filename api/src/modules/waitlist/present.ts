import type { WaitlistEntry } from '@clinic/contracts/account';
import { clinicDateTime } from '@clinic/contracts/time';
import { presentNamed } from '../../present-named.ts';
import type { ListedEntryRow } from './list-repo.ts';

const doctorOf = (doctor: NonNullable<ListedEntryRow['doctor']>) => ({
  ...presentNamed(doctor),
  slug_ar: doctor.slugAr,
  slug_en: doctor.slugEn,
  image: doctor.image,
});

function offerOf(
  { offer, slot: kept, slotDoctor: doctor, slotBranch }: ListedEntryRow,
  now: Date,
): WaitlistEntry['offer'] {
  if (!offer || !kept || !doctor || offer.expiresAt <= now) return null;
  return {
    id: offer.id,
    doctor: doctorOf(doctor),
    ...(slotBranch && { branch: presentNamed(slotBranch) }),
    starts_at: kept.startsAt.toISOString(),
    ...clinicDateTime(kept.startsAt),
    expires_at: offer.expiresAt.toISOString(),
    seconds_left: Math.ceil((offer.expiresAt.getTime() - now.getTime()) / 1000),
  };
}

/** A waiting-list entry as its owner sees it, with the offer that is open for it. */
export function presentEntry(row: ListedEntryRow, now: Date): WaitlistEntry {
  const { entry, specialty, doctor, dependent, own: visit } = row;
  return {
    id: entry.id,
    status: entry.status,
    specialty: presentNamed(specialty),
    doctor: doctor && doctorOf(doctor),
    first_date: entry.firstDate,
    last_date: entry.lastDate,
    weekdays: entry.weekdays,
    day_parts: entry.dayParts,
    dependent: dependent && { id: dependent.id, name: dependent.name, relation: dependent.relation },
    appointment: visit && { id: visit.id, reference: visit.reference, ...clinicDateTime(visit.startsAt) },
    joined_at: entry.joinedAt.toISOString(),
    place: entry.status === 'waiting' ? row.place : null,
    offer: offerOf(row, now),
  };
}
