import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LogoUnusable, readLogo } from './logo.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'clinic-logo-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const svg = (content: string, root = 'viewBox="0 0 80 40"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${root}>${content}</svg>`;

function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(24);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(head);
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

function read(content: string | Buffer) {
  const file = path.join(folder, 'logo');
  writeFileSync(file, content);
  return readLogo(file);
}

test('a drawing of shapes and a picture are taken, with the width of their proportions', () => {
  const drawing = read(svg('<defs><g id="a"/></defs><use href="#a"/><path fill="url(#b)" d="M0 0"/>'));
  expect([drawing.type, drawing.shown.width]).toEqual(['image/svg+xml', 80]);
  const picture = read(png(300, 300));
  expect([picture.type, picture.shown.width]).toEqual(['image/png', 40]);
  expect(picture.shown.src).not.toBe(drawing.shown.src);
});

test.each([
  ['a script', svg('<script>1</script>'), 'script'],
  ['a script with a prefix', svg('<svg:script>1</svg:script>'), 'script'],
  ['a handler', svg('<path onload="x()"/>'), 'handler'],
  ['foreign content', svg('<foreignObject/>'), 'shapes'],
  ['a link', svg('<a href="#x"/>'), 'shapes'],
  ['a picture from elsewhere', svg('<image href="https://x.example/a.png"/>'), 'outside'],
  ['a drawing within', svg('<image xlink:href="data:image/svg+xml;base64,AA"/>'), 'outside'],
  ['a style from elsewhere', svg('<path style="fill:url(//x.example/a)"/>'), 'outside'],
  ['an import', svg('<style>@import "x"</style>'), 'run or load'],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'document type'],
  ['a style sheet beside it', `<?xml-stylesheet href="x"?>${svg('')}`, 'instruction'],
  ['no proportions', svg('', 'width="10"'), 'viewBox'],
  ['a banner', svg('', 'viewBox="0 0 900 100"'), 'four times'],
  ['no picture at all', '<html></html>', 'SVG or a PNG'],
  ['a small picture', png(40, 40), '120 pixels'],
  ['a cut picture', png(300, 300).subarray(0, 12), 'damaged'],
  ['too much', svg(`<path d="${'M0 0'.repeat(30_000)}"/>`), '100 KB'],
])('%s is refused', (_what, content, why) => {
  expect(() => read(content)).toThrow(LogoUnusable);
  expect(() => read(content)).toThrow(why);
});
