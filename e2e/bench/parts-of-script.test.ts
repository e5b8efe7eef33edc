import { compressed, partName, partsOf } from './parts-of-script.ts';

test('a source belongs to its package, its folder, or the bundler', () => {
  const names = [
    'webpack://host/../node_modules/.pnpm/@mui+system@9/node_modules/@mui/system/Box/Box.mjs',
    'webpack://host/../node_modules/.pnpm/zod@4/node_modules/zod/v4/core/core.js',
    'webpack://host/../shared/kit/src/ui/Band.tsx',
    'webpack://host/./shell/frame/Frame.tsx',
    'webpack://host/webpack/runtime/get',
  ].map(partName);
  expect(names).toEqual(['@mui/system', 'zod', 'shared/kit/src/ui', 'shell/frame', 'bundler']);
});

test('every byte is some part’s, and a part counts what the file would lose', () => {
  const text = 'aaaa("one");bbbb("two and more of it");';
  // Column 0 is of the first source, column 12 of the second.
  const map = {
    version: 3,
    file: 'x.js',
    sources: ['x/node_modules/first/index.js', 'x/node_modules/second/index.js'],
    sourcesContent: [],
    names: [],
    mappings: 'AAAA,YCAA',
    sourceRoot: '',
  };
  expect(partsOf(text, map)).toEqual([
    { name: 'second', raw: 27, compressed: compressed(text) - compressed('aaaa("one");') },
    { name: 'first', raw: 12, compressed: compressed(text) - compressed('bbbb("two and more of it");') },
  ]);
});
