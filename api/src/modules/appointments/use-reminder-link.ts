import { roles } from '@clinic/contracts';
import type { FreeSlot } from '@clinic/contracts';
import type { ReminderLinkResult, UseReminderLink } from '@clinic/contracts/account';
import { bookingWindow, clinicDateTime, clinicToday } from '@clinic/contracts/time';
import type { Db, Tx } from '../../db/database.ts';
import { retryLostRace } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import { claimSingleUse, wasUsed } from '../../http/single-use.ts';
import type { Services } from '../../services.ts';
import { presentNamed } from '../../present-named.ts';
import { loadCalendars } from '../availability/calendar.ts';
import { firstFreeSlots } from '../availability/slots.ts';
import { forMoving, presentBookedKind } from '../availability/visit-kinds.ts';
import { cancelByPatient } from './change-status.ts';
import { moveAppointmentIn } from './move.ts';
import { isEarlyEnoughToCancel, mayMove } from './policy.ts';
import { isSigned, readReminderToken } from './reminder-link.ts';
import type { AppointmentRow, AppointmentWithNames } from './repo.ts';
import * as repo from './repo.ts';
import { claiming } from './slot-claim.ts';

const use = 'reminder-link';
/** Times that somebody who moves a visit chooses from. */
const mostSlots = 6;

type Outcome = ReminderLinkResult['outcome'];

function resultOf(outcome: Outcome, visit: AppointmentWithNames, slots: FreeSlot[] = []): ReminderLinkResult {
  const { nameAr, nameEn } = visit.doctor;
  const doctor = { name_ar: nameAr, name_en: nameEn };
  const branch = visit.branch && { branch: presentNamed(visit.branch) };
  const { appointment } = visit;
  return {
    outcome,
    doctor,
    ...branch,
    ...presentBookedKind(appointment),
    ...clinicDateTime(appointment.startsAt),
    slots,
  };
}

/**
 * The visit that a token is for.
 * @throws {ClinicError} LINK_INVALID for a token that the clinic did not make, LINK_EXPIRED when the visit has begun, was
 *   cancelled or was moved since
 */
async function visitOf(
  { db, clock, settings }: Services,
  token: string,
): Promise<AppointmentWithNames & { daysBefore: number }> {
  const read = readReminderToken(token);
  const visit = read && (await repo.appointmentById(db, read.id));
  if (!visit || !isSigned(settings.sessionSecret, visit.appointment, read)) throw new ClinicError('LINK_INVALID');
  if (visit.appointment.startsAt <= clock() || !mayMove(visit.appointment.status))
    throw new ClinicError('LINK_EXPIRED');
  return { ...visit, daysBefore: read.daysBefore };
}

async function timesToMoveTo(db: Db, { appointment }: AppointmentWithNames, now: Date): Promise<FreeSlot[]> {
  if (!isEarlyEnoughToCancel(appointment, now)) throw new ClinicError('TOO_LATE_TO_CANCEL');
  const window = bookingWindow(clinicToday(now));
  const asking = { now, holderId: appointment.userId, chooser: 'patient' } as const;
  const calendar = (await loadCalendars(db, [appointment.doctorId], window, asking)).get(appointment.doctorId);
  return calendar === undefined
    ? []
    : firstFreeSlots(forMoving(calendar, appointment.doctorId, appointment), window, mostSlots);
}

/** Who acts: the owner of the account, or a patient who booked by telephone. */
const actorOf = ({ userId }: AppointmentRow) => (userId === null ? 'patient' : `user:${userId}`);

function choiceOf({ doctorId, specialtyId }: AppointmentRow, slot: string) {
  const [date = '', time = '', branch] = slot.split(' ');
  const choice = { doctor_id: doctorId, specialty_id: specialtyId, date, time };
  return branch === undefined ? choice : { ...choice, branch_id: Number(branch) };
}

async function act(
  tx: Tx,
  services: Services,
  visit: AppointmentRow,
  { intent, slot }: UseReminderLink,
): Promise<{ outcome: Outcome; visit: AppointmentWithNames }> {
  const actor = actorOf(visit);
  if (intent === 'cancel')
    return { outcome: 'cancelled', visit: await cancelByPatient(tx, services, visit.id, { actor }) };
  if (intent === 'move' && slot !== undefined) {
    const move = { appointmentId: visit.id, choice: choiceOf(visit, slot), chooser: 'patient', actor } as const;
    return { outcome: 'moved', visit: await moveAppointmentIn(tx, services, { ...move, ownerId: visit.userId }) };
  }
  const locked = await repo.lockAppointment(tx, visit.id);
  if (!locked || !mayMove(locked.status)) throw new ClinicError('LINK_EXPIRED');
  await repo.updateAppointment(tx, visit.id, { comingAt: services.clock() });
  const coming = await repo.appointmentById(tx, visit.id);
  if (!coming) throw new Error('the appointment cannot be read back');
  return { outcome: 'coming', visit: coming };
}

/**
 * Does what somebody asks for with the link of a reminder, without signing in: says that they come, moves the visit or
 * cancels it, each within the rules for patients (E5). A link does one of these once; asking for other times uses nothing up,
 * and a link that was used offers none.
 * @throws {ClinicError} LINK_INVALID, LINK_EXPIRED, LINK_USED, TOO_LATE_TO_CANCEL, or what moving throws
 */
export async function useReminderLink(
  services: Services,
  asked: UseReminderLink,
  requestId: string,
): Promise<ReminderLinkResult> {
  const { db, clock, audit } = services;
  const now = clock();
  const found = await visitOf(services, asked.token);
  const { appointment } = found;
  const key = `${appointment.id}.${found.daysBefore}`;
  if (asked.intent === 'move' && asked.slot === undefined) {
    if (await wasUsed(db, use, key, now)) throw new ClinicError('LINK_USED');
    return resultOf('choose', found, await timesToMoveTo(db, found, now));
  }

  const transaction = () =>
    db.transaction(async (tx) => {
      if (!(await claimSingleUse(tx, use, key, appointment.startsAt, now))) throw new ClinicError('LINK_USED');
      const { outcome, visit } = await act(tx, services, appointment, asked);
      const { userId } = appointment;
      await audit.record(tx, {
        at: now,
        actor: userId === null ? null : { userId, role: roles.patient },
        action: `appointment.${outcome}`,
        subject: `appointment:${appointment.id}`,
        details: { by: 'reminder link' },
        requestId,
      });
      return resultOf(outcome, visit);
    });
  if (asked.slot === undefined || asked.intent !== 'move') return retryLostRace(transaction);
  const choice = choiceOf(appointment, asked.slot);
  const claim = { choice, userId: appointment.userId, now, chooser: 'patient', movingId: appointment.id } as const;
  return claiming(db, claim, transaction);
}
