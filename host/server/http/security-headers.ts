import type { HostSettings } from '../settings.ts';

export type HstsScope = HostSettings['hstsScope'];

/** For whom browsers use nothing but TLS, for two years after they last heard it (https://hstspreload.org). */
const strictTransport: Readonly<Record<HstsScope, string>> = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/** Sent with every answer of the host. */
export function commonHeaders(scope: HstsScope): Readonly<Record<string, string>> {
  return {
    'strict-transport-security': strictTransport[scope],
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
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
