/** @jest-environment node */
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { brotliCompressSync } from 'node:zlib';
import { Box } from '../ui/index.ts';
import { ClinicThemeProvider, createEmotionCache } from './index.ts';

function criticalCss(lang: 'ar' | 'en', content: ReactNode): string {
  const cache = createEmotionCache(lang === 'ar' ? 'rtl' : 'ltr');
  // Made first: it tells the cache to gather the styles instead of writing them between the elements.
  const server = createEmotionServer(cache);
  const html = renderToString(
    <ClinicThemeProvider lang={lang} cache={cache}>
      {content}
    </ClinicThemeProvider>,
  );
  return server.constructStyleTagsFromChunks(server.extractCriticalToChunks(html));
}

test('physical sides are mirrored in Arabic only', () => {
  expect(criticalCss('en', <Box sx={{ marginLeft: '7px' }} />)).toContain('margin-left:7px');
  expect(criticalCss('ar', <Box sx={{ marginLeft: '7px' }} />)).toContain('margin-right:7px');
});

test('what holds for every element stays small', () => {
  const css = criticalCss('ar', <p />);
  expect(css).toContain('--c-primary');
  expect(brotliCompressSync(css).length).toBeLessThan(1400);
});
