/**
 * A path to return to, if it stays on this site: it starts with a single slash and resolves to the same origin. Anything
 * else gives the fallback (E6, V19).
 */
export function internalPath(candidate: string | null | undefined, fallback = '/'): string {
  if (
    candidate == null ||
    !/^\/(?![/\\])/.test(candidate) ||
    [...candidate].some((character) => character < ' ' || character === '\\')
  )
    return fallback;
  const base = 'http://site.invalid';
  const url = URL.canParse(candidate, base) ? new URL(candidate, base) : null;
  return url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : fallback;
}
