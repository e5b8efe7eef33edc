import type { AdminUser } from '@clinic/contracts/account';
import type { ListedUser } from './repo.ts';

/** A doctor by name. */
export const presentName = ({ id, nameAr, nameEn }: { id: number; nameAr: string; nameEn: string }) => ({
  id,
  name_ar: nameAr,
  name_en: nameEn,
});

/** An account as an admin sees it. */
export function presentUser({ user, doctor, sessions }: ListedUser, admin: number): AdminUser {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone,
    role: user.roleId,
    status: user.status === 'locked' ? 'locked' : 'active',
    doctor: doctor && presentName(doctor),
    created_at: user.createdAt.toISOString(),
    sessions,
    second_factor: user.secondFactor,
    own: user.id === admin,
  };
}
