import { and, asc, desc, eq, exists, inArray, ne, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { contactPhone, roles } from '@clinic/contracts';
import type { LimitKind } from '@clinic/contracts/account';
import type { Queryable, Tx } from '../../db/database.ts';
import { isOpenSession } from '../../db/open-sessions.ts';
import { branches, doctors, sessions, specialties, users } from '../../db/schema.ts';
import { hasWords, isText } from '../../db/encrypted-columns.ts';
import type { Settings } from '../../settings/settings.ts';

export type UserRow = typeof users.$inferSelect;

/** Which accounts are listed. */
export interface UserFilter {
  readonly search?: string | undefined;
  readonly role?: number | undefined;
  /** Leaves patients out. */
  readonly staff?: 'only' | undefined;
}

/** Deleted accounts belong to nobody any more. */
const isThere = ne(users.status, 'deleted');

function matching({ search, role, staff }: UserFilter): SQL | undefined {
  const phone = search === undefined ? null : contactPhone(search);
  return and(
    isThere,
    role === undefined ? undefined : eq(users.roleId, role),
    staff === undefined ? undefined : ne(users.roleId, roles.patient),
    search === undefined
      ? undefined
      : or(
          hasWords(users.name, search),
          isText(users.email, search),
          phone === null ? undefined : isText(users.phone, phone),
        ),
  );
}

/** When the sessions of accounts are counted, and what ends them. */
interface Counting {
  readonly now: Date;
  readonly settings: Pick<Settings, 'staffSessions'>;
}

function listed(db: Queryable, { now, settings }: Counting) {
  const ownAndOpen = and(eq(sessions.userId, users.id), isOpenSession(settings, now));
  return db
    .select({
      user: users,
      doctor: { id: doctors.id, nameAr: doctors.nameAr, nameEn: doctors.nameEn },
      sessions: sql<number>`(SELECT count(*)::int FROM ${sessions} WHERE ${ownAndOpen})`,
    })
    .from(users)
    .leftJoin(doctors, eq(doctors.id, users.doctorId));
}

export type ListedUser = Awaited<ReturnType<typeof findUsers>>[number];

/** Accounts, the newest first, a part at a time: the database cannot read names, so it cannot sort by them. */
export function findUsers(
  db: Queryable,
  wanted: UserFilter,
  { limit, offset, ...counting }: Counting & { readonly limit: number; readonly offset: number },
) {
  return listed(db, counting).where(matching(wanted)).orderBy(desc(users.id)).limit(limit).offset(offset);
}

export const countUsers = (db: Queryable, wanted: UserFilter): Promise<number> => db.$count(users, matching(wanted));

export async function findListedUser(db: Queryable, id: number, counting: Counting): Promise<ListedUser | undefined> {
  const [row] = await listed(db, counting).where(and(isThere, eq(users.id, id)));
  return row;
}

/** The admins there are, kept from changing until the transaction ends: two who take each other's role act one by one. */
export async function lockAdmins(tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.roleId, roles.admin), eq(users.status, 'active')))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function lockUser(tx: Tx, id: number): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(isThere, eq(users.id, id)))
    .for('update');
  return row;
}

export async function updateUser(tx: Tx, id: number, values: Partial<typeof users.$inferInsert>): Promise<void> {
  await tx.update(users).set(values).where(eq(users.id, id));
}

/** Doctors who practise here and whom no account signs in as. */
export function doctorsWithoutAccount(db: Queryable) {
  const account = db.select({ id: users.id }).from(users).where(eq(users.doctorId, doctors.id));
  return db
    .select({ id: doctors.id, nameAr: doctors.nameAr, nameEn: doctors.nameEn })
    .from(doctors)
    .where(and(eq(doctors.active, true), not(exists(account))))
    .orderBy(asc(doctors.nameAr), asc(doctors.id));
}

/** How many of some specialities, or of some branches, the clinic has. */
export const countKnown = (db: Queryable, kind: LimitKind, ids: readonly number[]): Promise<number> =>
  kind === 'specialties'
    ? db.$count(specialties, inArray(specialties.id, [...ids]))
    : db.$count(branches, and(inArray(branches.id, [...ids]), eq(branches.active, true)));

/** The active account of an e-mail address. */
export async function findActiveAccount(tx: Tx, email: string): Promise<Pick<UserRow, 'id' | 'roleId'> | undefined> {
  const [row] = await tx
    .select({ id: users.id, roleId: users.roleId })
    .from(users)
    .where(and(isText(users.email, email), eq(users.status, 'active')));
  return row;
}

/** Stores an administrator and gives the account's id. */
export async function insertAdmin(
  tx: Tx,
  account: Pick<typeof users.$inferInsert, 'name' | 'email' | 'passwordHash' | 'createdAt'>,
): Promise<number> {
  const [row] = await tx
    .insert(users)
    .values({ ...account, roleId: roles.admin })
    .returning({ id: users.id });
  if (!row) throw new Error('The account was not stored');
  return row.id;
}
