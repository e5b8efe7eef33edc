import { foldArabic } from '@clinic/contracts';

/** A stretch of text, and whether it is what was searched for. */
export interface Stretch {
  text: string;
  hit: boolean;
}

/** One word with what follows it, folded as the search folds it. */
function matches(word: string, wanted: readonly string[]): boolean {
  const folded = foldArabic(word).replace(/^[^\p{L}\p{N}]+/u, '');
  const bare = folded.replace(/^(?:وال|بال|لل|ال)/, '');
  return wanted.some((part) => folded.startsWith(part) || bare.startsWith(part));
}

/** Splits a text into what was searched for and the rest, word by word; letter variants of Arabic do not matter. */
export function marked(text: string, query: string): Stretch[] {
  const wanted = foldArabic(query)
    .split(' ')
    .map((word) => word.replace(/^(?:وال|بال|لل|ال)(?=.{2})/, ''))
    .filter((word) => word.length > 1);
  const stretches: Stretch[] = [];
  for (const part of text.split(/(\s+)/)) {
    const hit = part.trim() !== '' && matches(part, wanted);
    const last = stretches.at(-1);
    if (last?.hit === hit) last.text += part;
    else stretches.push({ text: part, hit });
  }
  return stretches;
}
