/**
 * The page enforces Trusted Types. Federation and the bundler assign script addresses as plain text, so the default policy
 * decides: only files of the site's own artifacts may become scripts, and its service worker, wherever an address comes from.
 */
interface TrustedTypesFactory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

/** Name, release and file: every part as releases are named, so that nothing encoded is left for a server to decode. */
const artifact = /^\/artifacts\/[a-z][a-z0-9-]*(\/[\w+-][\w.+-]*){2,}\.js$/;

/**
 * Whether an address is a file of this site that may become a script: no other origin, credentials or way round, and no
 * query but the number of another try.
 */
export function isScriptOfSite(address: string): boolean {
  if (!URL.canParse(address, location.href)) return false;
  const { href, pathname } = new URL(address, location.href);
  return (
    href.replace(/\?\d+$/, '') === location.origin + pathname && (pathname === '/sw.js' || artifact.test(pathname))
  );
}

const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;

factory?.createPolicy('default', {
  createScriptURL: (address) => (isScriptOfSite(address) ? address : null),
});
