import { addressRemarks, linkRemarks, linksOf, sitePath } from './links.ts';

const knows = (...nowhere: string[]) => ({ nowhere: new Set(nowhere), isUnknown: false });
const kinds = (html: string, check = knows('/gone')) => linkRemarks(html, check).map(({ kind }) => kind);

test.each([
  ['<p>No link</p>', []],
  ['<a href="/offers">Offers</a>', []],
  ['<a href="/gone?a=b#c">Gone</a>', ['link-nowhere']],
  [`<a href='/gone'>Gone</a>`, ['link-nowhere']],
  ['<a rel="x" href=/gone>Gone</a>', ['link-nowhere']],
  ['<a title="a > b" href="/gone">Gone</a>', ['link-nowhere']],
  [`<a href="${globalThis.location.origin}/gone">Gone</a>`, ['link-malformed']],
  ['<a href="">Nothing</a>', ['link-empty']],
  ['<a>Nothing</a>', ['link-empty']],
  ['<a href="#">Nothing</a>', ['link-empty']],
  ['<a href="#sleep">Below</a>', []],
  ['<a href="http//who.int">WHO</a>', ['link-malformed']],
  ['<a href="http://who.int">WHO</a>', ['link-malformed']],
  ['<a href="javascript:alert(1)">Press</a>', ['link-malformed']],
  ['<a href="//who.int">WHO</a>', ['link-malformed']],
  ['<a href="www.who.int">WHO</a>', ['link-malformed']],
  ['<a href="mailto:a@b.example">Write</a><a href="tel:+966500000000">Call</a>', []],
  ['<a href="https://who.int">WHO</a><a href="https://un.org">UN</a>', ['other-sites']],
  ['<abbr>a</abbr><article>b</article>', []],
])('%s: %j', (html, expected) => {
  expect(kinds(html)).toEqual(expected);
});

test('an address is named as people read it, apart from the words around it', () => {
  const path = `/blogs/ar/${encodeURIComponent('نوم')}`;
  expect(linkRemarks(`<a href="${path}"><em>النوم</em> الجيد</a>`, knows(path))).toEqual([
    { kind: 'link-nowhere', text: 'النوم الجيد', address: '\u2066/blogs/ar/نوم\u2069' },
  ]);
  expect(addressRemarks('/gone', knows('/gone'))).toEqual([{ kind: 'address-nowhere', address: '\u2066/gone\u2069' }]);
  expect(addressRemarks('/offers', knows('/gone'))).toEqual([]);
});

test('where the server could not be asked, that is said beside links to this site alone', () => {
  const unknown = { nowhere: new Set<string>(), isUnknown: true };
  expect(kinds('<a href="/offers">Offers</a>', unknown)).toEqual(['links-unchecked']);
  expect(kinds('<a href="https://who.int">WHO</a>', unknown)).toEqual(['other-sites']);
});

test('only so many links of a text are looked at, and paths are told without what follows them', () => {
  expect(linksOf('<a href="/x">x</a>'.repeat(500))).toHaveLength(200);
  expect(sitePath('/doctors?specialty=4&amp;x#list')).toBe('/doctors');
  expect(sitePath('https://who.int/doctors')).toBeNull();
});
