import { LinkChips } from '@clinic/kit/browsing';
import { roles } from '@clinic/contracts';
import { scheduleRoles } from '@clinic/contracts/account';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useSession } from '@clinic/kit/session';

const rooms = ['visits', 'schedules', 'users'] as const;
type Room = (typeof rooms)[number];

const addresses: Record<Room, string> = {
  visits: accountPaths.reception(),
  schedules: accountPaths.schedules(),
  users: accountPaths.receptionUsers(),
};

const admits: Record<Room, (role: number) => boolean> = {
  visits: (role) => role === roles.admin,
  schedules: (role) => scheduleRoles.includes(role),
  users: (role) => role === roles.admin,
};

interface DeskNavProps {
  current: Room;
  /** Whose translations the page has. */
  texts: 'reception' | 'schedules';
}

/** The rooms of the desk: only admins have more than one. */
export function DeskNav({ current, texts }: DeskNavProps) {
  const { t } = useTranslation('account');
  const role = useSession((session) => session.user?.role);
  const open = rooms.filter((room) => role !== undefined && admits[room](role));
  if (open.length < 2) return null;
  return (
    <LinkChips
      label={t(`${texts}.nav.label`)}
      chips={open.map((room) => ({
        ...{ id: room, to: addresses[room], label: t(`${texts}.nav.${room}`), current: room === current },
      }))}
    />
  );
}
