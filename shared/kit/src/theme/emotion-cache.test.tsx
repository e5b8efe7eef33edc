import { render } from '@testing-library/react';
import { brotliCompressSync } from 'node:zlib';
import { ClinicThemeProvider, createEmotionCache } from './index.ts';

/** What a cache has written into the page. */
function written(key: string): string {
  const styles = document.querySelectorAll<HTMLStyleElement>(`style[data-emotion="${key}"]`);
  return [...styles].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText)).join('\n');
}

test('physical sides, which the library writes here and there, are mirrored in Arabic only', () => {
  const style = { name: 'probe', styles: 'padding:1px 2px 3px 4px;' };
  for (const direction of ['ltr', 'rtl'] as const) {
    const cache = createEmotionCache(direction);
    cache.insert('.probe', style, cache.sheet, false);
  }
  expect(written('mui')).toContain('padding: 1px 2px 3px 4px;');
  expect(written('muirtl')).toContain('padding: 1px 4px 3px 2px;');
});

test('what holds for every element stays small', () => {
  render(
    <ClinicThemeProvider lang="ar" cache={createEmotionCache('rtl')}>
      <p />
    </ClinicThemeProvider>,
  );
  const css = written('muirtl-global');
  expect(css).toContain('--c-primary');
  expect(brotliCompressSync(css).length).toBeLessThan(1400);
});
