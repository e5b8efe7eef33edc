import type { Passage } from '@clinic/contracts/content/desk';

/** How many letters two texts share from their beginnings on. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const reversed = (text: string) => [...text].reverse().join('');

/**
 * Where the words that a comment quotes begin in a text; null when they are gone. Of several places it is the one whose
 * surroundings are most like those that the comment was made in.
 */
export function findPassage(text: string, { quote, before, after }: Passage): number | null {
  let best: { start: number; likeness: number } | null = null;
  for (let start = text.indexOf(quote); quote !== '' && start !== -1; start = text.indexOf(quote, start + 1)) {
    const end = start + quote.length;
    const likeness =
      sharedStart(reversed(text.slice(Math.max(0, start - before.length), start)), reversed(before)) +
      sharedStart(text.slice(end, end + after.length), after);
    if (best === null || likeness > best.likeness) best = { start, likeness };
  }
  return best?.start ?? null;
}
