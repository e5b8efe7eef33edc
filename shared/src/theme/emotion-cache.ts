import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import type { Direction } from '../i18n/language.tsx';

/**
 * One style cache per direction (E9): `muirtl` mirrors the physical properties of the library's own styles. The server
 * makes one per response and takes the critical CSS from it; the browser makes one per direction and keeps it.
 */
export function createEmotionCache(direction: Direction): EmotionCache {
  return direction === 'rtl'
    ? createCache({ key: 'muirtl', stylisPlugins: [prefixer, rtlPlugin] })
    : createCache({ key: 'mui' });
}
