import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cleanPasted } from './clean-html.ts';
import { documentOf, htmlOf, isKeptWhole } from './post-html.ts';
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
])('%s is kept whole', (html) => {
  expect(isKeptWhole(schema, html)).toBe(true);
});

test.each([
  '<table><caption>Hours</caption><tbody><tr><td>1</td></tr></tbody></table>',
  '<figure><img src="/images/a.svg" alt=""><figcaption>x</figcaption></figure>',
  '<p dir="ltr">x</p>',
  '<p><bdi>x</bdi></p>',
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
