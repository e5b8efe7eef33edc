import bowser from 'bowser';
import type { Device } from '@clinic/contracts/account';

const kinds: Readonly<Record<string, Device['kind']>> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' };

/** What a browser says of itself, in words that a person knows; nothing is guessed about one that says nothing. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return { kind: 'other', browser: null, system: null };
  const { platform, browser, os } = bowser.parse(userAgent);
  return { kind: kinds[platform.type ?? ''] ?? 'other', browser: browser.name || null, system: os.name || null };
}
