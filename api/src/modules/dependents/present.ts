import type { Dependent } from '@clinic/contracts/account';
import type { DependentRow } from './repo.ts';

/** Somebody of the family as the owner of the account sees them. */
export function presentDependent({ id, name, relation, birthDate, phone }: DependentRow): Dependent {
  return { id, name, relation, birth_date: birthDate, phone };
}
