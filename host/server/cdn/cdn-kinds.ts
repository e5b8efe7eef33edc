/** How a kind of cache is told of keys, of times, and of what to forget. */
interface CdnForm {
  /** The header in which pages name their keys, and what stands between them. */
  keyHeader: string;
  separator: string;
  /** The header that only this cache follows: no other one on the way may keep a page that it cannot be asked to forget. */
  timesHeader: string;
  /** Whether it takes no purge without a token. */
  needsToken: boolean;
  purge: (keys: readonly string[], token: string) => { method: string; headers: Record<string, string>; body?: string };
}

export const cdnKinds = ['fastly', 'varnish', 'cloudflare'] as const;
export type CdnKind = (typeof cdnKinds)[number];

/** The kinds of cache that can be purged by key. */
export const cdnForms: Record<CdnKind, CdnForm> = {
  fastly: {
    keyHeader: 'surrogate-key',
    separator: ' ',
    timesHeader: 'surrogate-control',
    needsToken: true,
    purge: (keys, token) => ({
      method: 'POST',
      headers: { 'fastly-key': token, 'surrogate-key': keys.join(' '), accept: 'application/json' },
    }),
  },
  varnish: {
    keyHeader: 'surrogate-key',
    separator: ' ',
    timesHeader: 'surrogate-control',
    needsToken: false,
    purge: (keys, token) => ({
      method: 'PURGE',
      headers: { 'surrogate-key': keys.join(' '), ...(token !== '' && { authorization: `Bearer ${token}` }) },
    }),
  },
  cloudflare: {
    keyHeader: 'cache-tag',
    separator: ',',
    timesHeader: 'cdn-cache-control',
    needsToken: true,
    purge: (keys, token) => ({
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: keys }),
    }),
  },
};
