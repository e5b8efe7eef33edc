import { roles } from '@clinic/contracts';
import type { RecordCollection, RecordRights } from '@clinic/contracts/content/records';
import { recordCollections } from '@clinic/contracts/content/records';
import { editedCollections } from '../../content/edited-collections.ts';
import { rightsOf, worksAtDesk } from '../content-desk/policy.ts';

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

/** What a role does with a collection: those who publish change all of them, because visitors see it at once. */
export function rightsIn(role: number, collection: RecordCollection): RecordRights {
  const edit = rightsOf(role).publish || keepsHours(role, collection);
  const { changes } = editedCollections[collection];
  const may = (change: (typeof changes)[number]) => edit && changes.includes(change);
  return { edit, add: may('add'), remove: may('remove'), order: may('order') };
}
