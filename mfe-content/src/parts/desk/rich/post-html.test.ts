import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { EditorState } from '@tiptap/pm/state';
import { cleanPasted } from './clean-html.ts';
import { documentOf, htmlOf, isKeptWhole, withCaretAfter } from './post-html.ts';
import { postSchema as schema } from './post-schema.ts';

const written = (html: string) => htmlOf(documentOf(schema, html));

test.each([
  '<h2>Why</h2><p>Because <strong>it</strong> <em>matters</em>.</p>',
  '<ul><li>One</li><li>Two<ul><li>Below</li></ul></li></ul>',
  '<ol start="3"><li>Three</li></ol>',
  '<p><a href="/doctors">Our doctors</a> or <a href="https://who.int/x" rel="noopener">WHO</a></p>',
  '<blockquote><p>Words</p></blockquote><hr><p>H<sub>2</sub>O<br>x<sup>2</sup></p>',
  '<table><thead><tr><th scope="col">Age</th><th scope="col">Hours</th></tr></thead><tbody><tr><th scope="row">1</th><td>14</td></tr></tbody></table>',
  '<img src="/images/a.svg" alt="A heart" width="300" height="200">',
  'Words without a paragraph',
])('%s is kept whole', (html) => {
  expect(isKeptWhole(schema, html)).toBe(true);
});

test.each([
  '<table><caption>Hours</caption><tbody><tr><td>1</td></tr></tbody></table>',
  '<figure><img src="/images/a.svg" alt=""><figcaption>x</figcaption></figure>',
  '<p dir="ltr">x</p>',
  '<p><bdi>x</bdi></p>',
  'Words <stro',
])('%s would lose something, so it is written as HTML', (html) => {
  expect(isKeptWhole(schema, html)).toBe(false);
});

test('every text of the demo clinic can be written in the editor', () => {
  const folder = path.join(__dirname, '../../../../../api/demo/content/posts');
  const texts = readdirSync(folder).flatMap((file) =>
    [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(
        /description_html_(?:ar|en): [|>]-?\n((?: {2}.*\n|\n)+)/g,
      ),
    ].map(([, html = '']) => [file, html] as const),
  );
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter(([, html]) => !isKeptWhole(schema, html)).map(([file]) => file)).toEqual([]);
});

test('who types without HTML gets a paragraph for each line', () => {
  expect(written('First\n\nSecond & third')).toBe('<p>First</p><p>Second &amp; third</p>');
});

/** What stands in the editor when somebody types `x` at the caret after this much of the HTML. */
function typedInto(html: string, begin: string): string {
  const state = EditorState.create({ doc: documentOf(schema, html) });
  const { doc, selection } = state.apply(withCaretAfter(state, begin));
  return htmlOf(EditorState.create({ doc, selection }).tr.insertText('x', selection.from, selection.to).doc);
}

test.each([
  ['Words', 'Wor', '<p>Worxds</p>'],
  ['Words ', 'Words ', '<p>Words x</p>'],
  ['Words\n', 'Words\n', '<p>Words</p><p>x</p>'],
  ['One two', 'One ', '<p>One xtwo</p>'],
  ['<p>One</p><p>Two words</p>', '<p>One</p><p>Two', '<p>One</p><p>Twox words</p>'],
  ['<p>One </p><p>Two</p>', '<p>One ', '<p>One x</p><p>Two</p>'],
  ['<p>One</p>\n<p>Two</p>', '<p>One</p>\n', '<p>Onex</p><p>Two</p>'],
  ['<ul><li>One</li><li>Two</li></ul>', '<ul><li>One</li><li>T', '<ul><li>One</li><li>Txwo</li></ul>'],
  ['<p>A <strong>weighty</strong> word</p>', '<p>A <strong>wei', '<p>A <strong>weixghty</strong> word</p>'],
  ['<p>A <strong>weighty</strong></p>', '<p>A <stro', '<p>Ax <strong>weighty</strong></p>'],
  ['<h2>Why</h2>', '', '<h2>xWhy</h2>'],
])('in %j, who types after %j goes on typing there in the editor', (html, begin, expected) => {
  expect(typedInto(html, begin)).toBe(expected);
});

test('nothing written is nothing', () => {
  expect([written(''), written('<p></p>')]).toEqual(['', '']);
});

describe('pasted', () => {
  test('from Word: its lists, headings and weight stay, its looks go', () => {
    const word = `<html><head><style>p.MsoNormal{color:red}</style></head><body>
      <h1 class="MsoTitle">Sleep</h1>
      <p class="MsoNormal" style="mso-margin-top-alt:auto"><b>Before</b> bed<o:p></o:p></p>
      <p class="MsoListParagraphCxSpFirst"><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Milk</p>
      <p class="MsoListParagraphCxSpLast"><span style='mso-list:Ignore'>·</span>Books</p>
      <p class="MsoListParagraph"><span style='mso-list:Ignore'>1.</span>First</p>
      <p class="MsoNormal">&nbsp;</p></body></html>`;
    expect(cleanPasted(word).innerHTML.replace(/>\s+</g, '><').trim()).toBe(
      '<h2>Sleep</h2><p><strong>Before</strong> bed</p><ul><li>Milk</li><li>Books</li></ul><ol><li>First</li></ol>',
    );
  });

  test('from Google Docs: weight that only styles tell, without the wrapper', () => {
    const docs =
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold</span> <span style="font-style:italic">slanted</span></p></b>';
    expect(cleanPasted(docs).innerHTML).toBe('<p><strong>Bold</strong> <em>slanted</em></p>');
  });

  test.each([
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<script>alert(1)</script>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  ])('%s has nothing left that runs', (html) => {
    expect(cleanPasted(html).innerHTML).not.toMatch(/onerror|onload|javascript:|<script|<iframe|<svg/i);
  });
});
