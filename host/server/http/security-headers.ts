/** Sent with every answer of the host. */
export const commonHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/**
 * Sent with every page that is made of released files: a browser that knows it refuses each script whose element names no
 * integrity, whoever added it (https://w3c.github.io/webappsec-subresource-integrity/#integrity-policy-section).
 */
export const integrityPolicy = ['integrity-policy', 'blocked-destinations=(script)'] as const;

/** The policy of the service worker: it only fetches from this site. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** The policy of answers that are no pages: nothing may run or load from them. */
export const bareType = "default-src 'none'; frame-ancestors 'none'";
