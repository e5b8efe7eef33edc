import { useState } from 'react';
import type { Lang } from '@clinic/contracts';
import { fieldName } from './form-context.ts';
import type { FieldNode, FieldPath } from './form-tree.ts';
import { lastName, valueAt } from './form-tree.ts';

/** As many long parts of a list are open at first. */
const mostOpen = 3;

/** Which parts of a list are open: those that have lists of their own, such as questions with answers, fold away. */
export function useFolding(field: FieldNode, count: number) {
  const folds = field.fields.some(({ kind }) => kind === 'parts') && count > mostOpen;
  const [open, setOpen] = useState<readonly boolean[]>([]);
  const isOpen = (place: number): boolean => !folds || (open[place] ?? false);
  const places = [...Array(count).keys()];
  return {
    folds,
    isOpen,
    toggle: (place: number) => setOpen(places.map((other) => isOpen(other) !== (other === place))),
    /** Follows items that were put into another order, which names them by their former places. */
    arrange: (former: readonly number[]) => setOpen(former.map((place) => place === count || isOpen(place))),
  };
}

/** Whether something is wrong with a part of a list. */
export const hasErrorIn = (errors: Partial<Record<string, string>>, path: FieldPath): boolean =>
  Object.keys(errors).some((name) => name.startsWith(`${fieldName(path)}.`));

/** What a part of a list says first, in a language: by it somebody knows it while it is folded. */
export function firstWords(part: unknown, field: FieldNode, lang: Lang): string {
  const first = field.fields.find(({ bilingual }) => bilingual);
  if (first === undefined) return '';
  const words = valueAt(part, [`${lastName(first)}_${lang}`]);
  return typeof words === 'string' ? words : '';
}
