/**
 * The page enforces Trusted Types. Federation and the bundler assign script addresses as plain text, so the default policy
 * decides: only files of the site's own artifacts may become scripts, wherever an address comes from.
 */
interface TrustedTypesFactory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;

factory?.createPolicy('default', {
  createScriptURL(address) {
    const url = new URL(address, location.href);
    return url.origin === location.origin && /^\/artifacts\/[a-z0-9-]+\/[^/]+\/[^?#]+\.js$/.test(url.pathname)
      ? address
      : null;
  },
});
