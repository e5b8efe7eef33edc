import type { Notification } from '@clinic/contracts/account';
import * as accountPaths from '@clinic/contracts/account/paths';
import type { IconName } from '@clinic/kit/ui';

/** Where a notification leads: to what it speaks of. */
export function targetOf({ kind, params }: Notification): string {
  if (kind.startsWith('waitlist.')) return accountPaths.waitingList();
  if (kind.startsWith('account.')) return accountPaths.securitySettings();
  const id = params['appointment'];
  return typeof id === 'number' ? accountPaths.appointment(id) : accountPaths.appointments();
}

/** The sign of its kind. */
export function iconOf({ kind }: Notification): IconName {
  if (kind.startsWith('waitlist.')) return 'clock';
  if (kind.startsWith('account.')) return 'lock';
  return kind === 'appointment.reminder' ? 'bell' : 'calendar';
}
