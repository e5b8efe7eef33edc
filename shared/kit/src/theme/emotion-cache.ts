import createCache from '@emotion/cache';
import type { EmotionCache, StylisPlugin } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { Direction } from '../i18n/language.tsx';

/**
 * One style cache per direction: `muirtl` mirrors the physical properties of the library's own styles. The server
 * makes one per response, gives it to `@emotion/server` before it renders, and takes the critical CSS from it; the browser
 * makes one per direction and keeps it.
 *
 * The plugins are named in both cases, because otherwise vendor prefixes are added that no browser able to run the site
 * needs and that would be a third of the critical CSS.
 * @param plugins what else is done to every style, before it is mirrored
 */
export function createEmotionCache(direction: Direction, plugins: readonly StylisPlugin[] = []): EmotionCache {
  return direction === 'rtl'
    ? createCache({ key: 'muirtl', stylisPlugins: [...plugins, rtlPlugin] })
    : createCache({ key: 'mui', stylisPlugins: [...plugins] });
}
