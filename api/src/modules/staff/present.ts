import type { RoleLimits } from '@clinic/contracts';
import type { AdminUser } from '@clinic/contracts/account';
import { mailAddressOf } from '../../messaging/addresses.ts';
import { presentNamed } from '../../present-named.ts';
import type { ListedUser } from './repo.ts';

/** An account as an admin sees it. */
export function presentUser(
  { user, doctor, sessions }: ListedUser,
  admin: number,
  limits: RoleLimits | undefined,
): AdminUser {
  return {
    id: user.id,
    name: user.name,
    email: mailAddressOf(user) ?? '',
    phone: user.phone,
    role: user.roleId,
    status: user.status === 'locked' ? 'locked' : 'active',
    doctor: doctor && presentNamed(doctor),
    created_at: user.createdAt.toISOString(),
    sessions,
    second_factor: user.secondFactor,
    own: user.id === admin,
    ...(limits && { limits }),
  };
}
