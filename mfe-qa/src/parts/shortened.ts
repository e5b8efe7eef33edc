/**
 * The beginning of a text on one line: at most `limit` letters, up to the end of a word, with an ellipsis when something is
 * left out. A word that is longer than all of it is cut.
 */
export function shortened(text: string, limit: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  if (letters.length <= limit) return letters.join('');
  const end = letters.lastIndexOf(' ', limit);
  return `${letters
    .slice(0, end > 0 ? end : limit)
    .join('')
    .replace(/[\s,،;؛:.(–-]+$/u, '')}…`;
}
