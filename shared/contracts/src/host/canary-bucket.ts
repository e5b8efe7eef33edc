import type { RemoteEntry } from '../registry.ts';

/**
 * Cookie with a visitor's random number, 128 bits in hexadecimal digits, for which a share of visitors is drawn. Script
 * reads it, so that a page that stays open draws the same as the server.
 */
export const bucketCookie = '__Host-bucket';

/** What a number in the cookie looks like; anything else is as good as none. */
const visitorNumber = /^[0-9a-f]{32}$/;

const hashedBits = 48;

/**
 * Where a visitor stands between 0 and 100 for one rollout: the first 48 bits of SHA-256 over number and salt, so that
 * every share is met exactly and each rollout draws again. Never 100.
 */
export async function bucketOf(visitor: string, salt: string): Promise<number> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${visitor} ${salt}`));
  const view = new DataView(hash);
  return ((view.getUint32(0) * 2 ** 16 + view.getUint16(4)) / 2 ** hashedBits) * 100;
}

/**
 * The release of a remote that a visitor gets: that of its rollout for those whose bucket is below the share. Nobody without a
 * number is in, nor a browser that cannot hash because the site is not reached over HTTPS.
 */
export async function releaseFor(
  { release, rollout }: Pick<RemoteEntry, 'release' | 'rollout'>,
  visitor: string | null,
): Promise<string> {
  if (rollout === undefined || visitor === null || globalThis.crypto.subtle === undefined) return release;
  return (await bucketOf(visitor, rollout.salt)) < rollout.percent ? rollout.to : release;
}

/** The visitor's number from the value of the cookie, null without one. */
export function visitorIn(value: string | undefined): string | null {
  return value !== undefined && visitorNumber.test(value) ? value : null;
}

/** The visitor's number of this browser, from `document.cookie`. */
export function visitorOfPage(cookies: string): string | null {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${bucketCookie}=`));
  return visitorIn(found?.slice(bucketCookie.length + 1));
}
