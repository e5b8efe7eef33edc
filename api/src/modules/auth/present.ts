import type { CurrentUser, LoginResponse, RoleLimits } from '@clinic/contracts';
import { mailAddressOf } from '../../messaging/addresses.ts';
import type { UserRow } from './repo.ts';

/** What an account's owner sees of it (S82). */
export function presentCurrentUser(
  user: UserRow,
  unreadNotifications: number,
  limits: RoleLimits | undefined,
): CurrentUser {
  return {
    public_id: user.publicId,
    name: user.name,
    phone: user.phone,
    email: mailAddressOf(user) ?? '',
    role: user.roleId,
    phone_verified_at: user.phoneVerifiedAt?.toISOString() ?? null,
    lang: user.lang,
    digits: user.digits,
    unread_notifications: unreadNotifications,
    ...(limits && { limits }),
  };
}

/** What a browser receives of whoever signs in. */
export function presentHolder(user: UserRow): LoginResponse['user'] {
  return { name: user.name, role: user.roleId, phone_verified_at: user.phoneVerifiedAt?.toISOString() ?? null };
}

/** The answer to a sign-in (S75). */
export function presentLogin(user: UserRow, token: string): LoginResponse {
  return { access_token: token, user: presentHolder(user) };
}
