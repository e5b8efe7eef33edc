import { roles } from '@clinic/contracts';
import type { RecordCollection, RecordRights } from '@clinic/contracts/content/records';
import { recordCollections } from '@clinic/contracts/content/records';
import { editedCollections } from '../../content/edited-collections.ts';
import type { StaffLimits } from '../../db/staff-limits.ts';
import { isLimited } from '../../db/staff-limits.ts';
import { rightsOf, worksAtDesk } from '../content-desk/policy.ts';

/** Somebody who reads or changes records. */
export interface RecordPerson {
  readonly role: number;
  readonly limits: StaffLimits;
}

/** What schedule managers look after besides the hours of doctors. */
const ofSchedules: readonly RecordCollection[] = ['hours'];

const keepsHours = (role: number, collection: RecordCollection) =>
  role === roles.schedules && ofSchedules.includes(collection);

/** Whoever works at the content desk reads all of it. */
export const mayRead = (role: number, collection: RecordCollection): boolean =>
  worksAtDesk(role) || keepsHours(role, collection);

/** Whether a role reads any of it. */
export const readsContent = (role: number): boolean =>
  recordCollections.some((collection) => mayRead(role, collection));

/** Collections of which some records are of a speciality or a branch: limited people change those, and read the rest. */
export const limitedCollections = ['doctors', 'specialties', 'branches'] as const satisfies readonly RecordCollection[];
export type LimitedCollection = (typeof limitedCollections)[number];

export const isLimitedCollection = (collection: RecordCollection): collection is LimitedCollection =>
  limitedCollections.some((one) => one === collection);

/**
 * What somebody does with a collection: those who publish change all of them, because visitors see it at once. Which records
 * there are is the whole clinic's.
 */
export function rightsIn({ role, limits }: RecordPerson, collection: RecordCollection): RecordRights {
  const isWhole = !isLimited(limits);
  const edit = (rightsOf(role).publish || keepsHours(role, collection)) && (isWhole || isLimitedCollection(collection));
  const { changes } = editedCollections[collection];
  const may = (change: (typeof changes)[number]) => edit && isWhole && changes.includes(change);
  return { edit, add: may('add'), remove: may('remove'), order: may('order') };
}

/** Fields that limited people do not change: they would move a doctor into what others look after, or out of it. */
export const fixedByLimits = ({ limits }: RecordPerson, collection: RecordCollection): readonly string[] =>
  isLimited(limits) && collection === 'doctors' ? ['specialties'] : [];
