import { dataOf, Id, IdText, Instant, pageOf, RoleLimits, roles, z } from '@clinic/contracts';
import type { RoleName } from '@clinic/contracts';

/** Fewest characters that accounts are searched by. */
export const leastUserSearch = 2;

export const roleNames = Object.keys(roles) as [RoleName, ...RoleName[]];

const isRole = (role: number) => roleNames.some((name) => roles[name] === role);
const Role = z.int('validation.required').check(z.refine(isRole, 'validation.invalid'));
const NamedDoctor = z.object({ id: Id, name_ar: z.string(), name_en: z.string() });
export type NamedDoctor = z.infer<typeof NamedDoctor>;

/** What a role can be limited to. */
export const limitKinds = ['specialties', 'branches'] as const;
export type LimitKind = (typeof limitKinds)[number];
/** Most specialities, and most branches, that a role is limited to. */
export const mostLimits = 50;

/**
 * Which limits each role can have. Questions have a speciality and no branch. Admins have none, so that nobody locks everybody
 * out, and a doctor has the doctor's own.
 */
const limitsOfRoles: Partial<Record<RoleName, readonly LimitKind[]>> = {
  reception: limitKinds,
  schedules: limitKinds,
  editor: limitKinds,
  reviewer: limitKinds,
  publisher: limitKinds,
  moderator: ['specialties'],
};

/** Which limits a role can have. */
export const limitsOfRole = (role: number): readonly LimitKind[] => {
  const name = roleNames.find((one) => roles[one] === role);
  return (name && limitsOfRoles[name]) ?? [];
};

/** An account as an admin sees it (E10). */
export const AdminUser = z.object({
  id: Id,
  name: z.string(),
  /** Empty where the address went to who proved it. */
  email: z.string(),
  phone: z.nullable(z.string()),
  role: z.int(),
  status: z.enum(['active', 'locked']),
  /** The doctor who signs in with it. */
  doctor: z.nullable(NamedDoctor),
  created_at: Instant,
  /** On how many devices it is signed in. */
  sessions: z.int(),
  /** Whether the sign-in asks for a second factor. */
  second_factor: z.boolean(),
  /** The admin's own, which nobody changes for themselves. */
  own: z.boolean(),
  /** What its role is limited to; left out where that is nothing. */
  limits: z.optional(RoleLimits),
});
export type AdminUser = z.infer<typeof AdminUser>;
export const AdminUserResponse = dataOf(AdminUser);

/** `GET /api/admin/users`, 20 a page; `role` is a role id, and `staff` leaves patients out. */
export const AdminUsersQuery = z.object({
  search: z.optional(z.string().check(z.trim(), z.minLength(leastUserSearch, 'validation.tooShort'), z.maxLength(100))),
  role: z.optional(IdText.check(z.refine(isRole, 'validation.invalid'))),
  staff: z.optional(z.literal('only')),
  page: z._default(IdText, 1),
});
export const AdminUsersPage = pageOf(AdminUser);

/** `GET /api/admin/doctors-without-account`: who could still sign in as a doctor. */
export const DoctorsWithoutAccount = dataOf(z.array(NamedDoctor));

const Limits = z.optional(z.array(Id).check(z.maxLength(mostLimits, 'validation.tooLong')));

/**
 * `POST /api/admin/users/{id}/role`; a doctor's account names the doctor. A role covers the whole clinic unless it is limited
 * to some specialities, some branches, or both: what it is about has to lie in all that is given.
 */
export const ChangeRole = z
  .object({ role: Role, doctor_id: z.optional(Id), specialties: Limits, branches: Limits })
  .check(
    z.refine(({ role, doctor_id: doctor }) => role !== roles.doctor || doctor !== undefined, {
      error: 'validation.required',
      path: ['doctor_id'],
    }),
    z.refine(({ role, specialties = [] }) => specialties.length === 0 || limitsOfRole(role).includes('specialties'), {
      error: 'validation.invalid',
      path: ['specialties'],
    }),
    z.refine(({ role, branches = [] }) => branches.length === 0 || limitsOfRole(role).includes('branches'), {
      error: 'validation.invalid',
      path: ['branches'],
    }),
  );
export type ChangeRole = z.infer<typeof ChangeRole>;

/** What an admin does to somebody's account besides. */
export const userActions = ['lock', 'unlock', 'sign-out', 'reset-factors'] as const;
export type UserAction = (typeof userActions)[number];
