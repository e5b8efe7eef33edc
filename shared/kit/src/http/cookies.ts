/** A cookie that script may read, decoded; null when it is not set or when there is no document (on the server). */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') return null;
  for (const part of document.cookie.split('; ')) {
    const separator = part.indexOf('=');
    if (part.slice(0, separator) === name) return decodeURIComponent(part.slice(separator + 1));
  }
  return null;
}
