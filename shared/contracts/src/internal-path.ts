/** A single slash, and nothing that browsers read as a second one. */
const startsHere = /^\/(?![/\\])/;

/**
 * A path to return to, if it stays on this site: it starts with a single slash, before and after its dots are resolved, and
 * resolves to the same origin. Anything else gives the fallback (E6, V19).
 */
export function internalPath(candidate: string | null | undefined, fallback = '/'): string {
  if (
    candidate == null ||
    !startsHere.test(candidate) ||
    [...candidate].some((character) => character < ' ' || character === '\\')
  )
    return fallback;
  const base = 'http://site.invalid';
  const url = URL.canParse(candidate, base) ? new URL(candidate, base) : null;
  return url?.origin === base && startsHere.test(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : fallback;
}
