import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import type { Lang } from '@clinic/contracts';
import { directionOf } from '../i18n/language.tsx';
import { baseStyles, stillness } from './base-styles.ts';
import { createClinicTheme } from './create-clinic-theme.ts';

interface ClinicThemeProviderProps {
  lang: Lang;
  /** The cache of the language's direction, see `createEmotionCache`. */
  cache: EmotionCache;
  children: ReactNode;
}

/**
 * The one theme and style cache of the site: only the host draws it, remotes live in it. The provider is that of the
 * system below the component library: the library's own also carries the switching of colour schemes by script.
 */
export function ClinicThemeProvider({ lang, cache, children }: ClinicThemeProviderProps) {
  const direction = directionOf(lang);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={createClinicTheme(direction)}>
        <Global styles={base[direction]} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

const base = { ltr: [baseStyles('ltr'), stillness], rtl: [baseStyles('rtl'), stillness] };
