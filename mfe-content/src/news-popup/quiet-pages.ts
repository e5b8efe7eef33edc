/** Pages on which somebody books, signs in or fills in a form: nothing pops up over them (Q40). */
const quiet = [
  /^\/(?:s|date|details|confirmation)$/,
  /^\/(?:login|register|forget|password\/reset|phone\/verification\/.+|settings|profile.*)$/,
  /^\/(?:contact|feedback-source|mental-health|qa\/(?:ask|track|desk.*)|newsletter.*)$/,
  /^\/(?:jobs|survey)\/.+$/,
];

/** Whether a page is to be left in peace. Paths match in any case (Q7). */
export function isQuietPage(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  return quiet.some((pattern) => pattern.test(path));
}
