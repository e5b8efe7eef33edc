import { dataOf, Id, IdText, Instant, pageOf, roles, z } from '@clinic/contracts';
import type { RoleName } from '@clinic/contracts';

/** Fewest characters that accounts are searched by. */
export const leastUserSearch = 2;

export const roleNames = Object.keys(roles) as [RoleName, ...RoleName[]];

const isRole = (role: number) => roleNames.some((name) => roles[name] === role);
const Role = z.int('validation.required').check(z.refine(isRole, 'validation.invalid'));
const NamedDoctor = z.object({ id: Id, name_ar: z.string(), name_en: z.string() });
export type NamedDoctor = z.infer<typeof NamedDoctor>;

/** An account as an admin sees it (E10). */
export const AdminUser = z.object({
  id: Id,
  name: z.string(),
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

/** `POST /api/admin/users/{id}/role`; a doctor's account names the doctor. */
export const ChangeRole = z.object({ role: Role, doctor_id: z.optional(Id) }).check(
  z.refine(({ role, doctor_id: doctor }) => role !== roles.doctor || doctor !== undefined, {
    error: 'validation.required',
    path: ['doctor_id'],
  }),
);
export type ChangeRole = z.infer<typeof ChangeRole>;

/** What an admin does to somebody's account besides. */
export const userActions = ['lock', 'unlock', 'sign-out', 'reset-factors'] as const;
export type UserAction = (typeof userActions)[number];
