import { sourceMaps } from './source-maps.ts';

function refused(file: string, text: string) {
  return sourceMaps(new Map([[file, Buffer.from(text)]])).map(({ level }) => level);
}

test.each([
  ['a source map', 'main.js.map', '{}'],
  ['a script that points at one', 'main.js', 'a()\n//# sourceMappingURL=main.js.map'],
  ['a style that points at one', 'main.css', 'a{}\n/*# sourceMappingURL=main.css.map */'],
])('%s for browsers is refused', (_name, file, text) => {
  expect(refused(file, text)).toEqual(['error']);
});

test('the server may have its own', () => {
  expect(refused('node/main.cjs.map', '{}')).toEqual([]);
  expect(refused('main.js', 'a()')).toEqual([]);
});
