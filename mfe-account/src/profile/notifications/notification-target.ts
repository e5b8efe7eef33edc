import type { Notification } from '@clinic/contracts/account';
import { paths } from '@clinic/kit/routing';
import type { IconName } from '@clinic/kit/ui';

/** Where a notification leads: to what it speaks of. */
export function targetOf({ kind, params }: Notification): string {
  if (kind.startsWith('waitlist.')) return paths.waitingList();
  if (kind.startsWith('account.')) return paths.securitySettings();
  const id = params['appointment'];
  return typeof id === 'number' ? paths.appointment(id) : paths.appointments();
}

/** The sign of its kind. */
export function iconOf({ kind }: Notification): IconName {
  if (kind.startsWith('waitlist.')) return 'clock';
  if (kind.startsWith('account.')) return 'lock';
  return kind === 'appointment.reminder' ? 'bell' : 'calendar';
}
