/** Hash of the empty style element: emotion inserts its rules through the CSSOM of one. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Sent with every answer of the host (V1, V3). */
export const commonHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/**
 * The policy of a page, without a nonce so that its HTML can be kept (V2): the page's own styles by hash, scripts and
 * everything else only from this site, Trusted Types for whatever becomes a script. `style-src-attr` is open because
 * parts of the component library write style attributes.
 */
export function pagePolicy(styleHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${emptyStyle} ${styleHashes.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ');
}

/**
 * Sent with every page that is made of released files: a browser that knows it refuses each script whose element names no
 * integrity, whoever added it (https://w3c.github.io/webappsec-subresource-integrity/#integrity-policy-section).
 */
export const integrityPolicy = ['integrity-policy', 'blocked-destinations=(script)'] as const;

/** The policy of the service worker: it only fetches from this site. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** The policy of answers that are no pages: nothing may run or load from them. */
export const bareType = "default-src 'none'; frame-ancestors 'none'";
