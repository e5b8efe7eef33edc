import { foldArabic } from '@clinic/contracts';
import type { Option } from './SelectField.tsx';

/** The options that a typed text may mean: letters that readers take for the same match; beginnings come first. */
export function filterOptions<O extends Option>(options: readonly O[], typed: string): O[] {
  const query = foldArabic(typed);
  if (query === '') return [...options];
  const ranked = options.map((option) => ({ option, at: rankOf(option, query) }));
  return ranked
    .filter(({ at }) => at < 3)
    .sort((a, b) => a.at - b.at)
    .map(({ option }) => option);
}

/** By the best of an option's names. */
const rankOf = ({ label, foundBy = label }: Option, query: string): number =>
  Math.min(...foundBy.split('\n').map((name) => rank(foldArabic(name), query)));

function rank(label: string, query: string): number {
  if (label.startsWith(query) || label.startsWith(`ال${query}`)) return 0;
  const words = label.split(/[\s(),،&/-]+/);
  if (words.some((word) => word.startsWith(query) || word.startsWith(`ال${query}`) || word.startsWith(`وال${query}`)))
    return 1;
  return label.includes(query) ? 2 : 3;
}
