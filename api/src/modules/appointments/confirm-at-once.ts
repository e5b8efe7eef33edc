import type { NotificationContext } from '../../messaging/notify.ts';
import type { Settings } from '../../settings/settings.ts';
import { notifyOfVisit } from './appointment-messages.ts';
import type { AppointmentWithNames } from './repo.ts';
import * as repo from './repo.ts';

type Confirming = Pick<Settings, 'confirmsBookings'> | undefined;

async function readBack({ tx }: NotificationContext, id: number): Promise<AppointmentWithNames> {
  const visit = await repo.appointmentById(tx, id);
  if (!visit) throw new Error('the appointment cannot be read back');
  return visit;
}

/**
 * Confirms what a patient has just booked or moved, where the clinic lets the server do that (`CONFIRM_BOOKINGS`). It was
 * pending before, as its history says (E5). Returns the visit as it then is.
 */
export async function confirmAtOnce(
  context: NotificationContext,
  settings: Confirming,
  id: number,
): Promise<AppointmentWithNames> {
  const visit = await readBack(context, id);
  if (settings?.confirmsBookings !== true || visit.appointment.status !== 'pending') return visit;
  const { tx, now } = context;
  await repo.updateAppointment(tx, id, { status: 'confirmed', updatedAt: now });
  const event = { fromStatus: 'pending', toStatus: 'confirmed', actor: 'server', at: now } as const;
  await repo.insertEvent(tx, { appointmentId: id, ...event });
  return readBack(context, id);
}

/** Tells the patient that their request has arrived, or that it is confirmed already. */
export async function announceBooked(
  context: NotificationContext,
  settings: Confirming,
  id: number,
): Promise<AppointmentWithNames> {
  const visit = await confirmAtOnce(context, settings, id);
  const kind = visit.appointment.status === 'confirmed' ? 'confirmed' : 'booked';
  await notifyOfVisit(context, kind, visit, { byOwner: true });
  return visit;
}
