/** The first letters of a text on one line, with an ellipsis when something is left out. */
export function shortened(text: string, limit: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length <= limit ? letters.join('') : `${letters.slice(0, limit).join('').trimEnd()}…`;
}
