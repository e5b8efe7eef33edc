import { mailMistakes, mailText } from './mail-html.ts';

const origin = 'https://clinic.example';
const english = (html: string) => mailText(html, { origin, lang: 'en' });

test('pages of the site are named by their whole address, in the language of the message', () => {
  const html = '<p><a href="/blogs/en/flu?x=1#top">Flu</a> <a href="https://who.example/" rel="noopener">WHO</a></p>';
  expect(english(html).html).toContain('href="https://clinic.example/blogs/en/flu?x=1&amp;lang=en#top"');
  expect(english(html).html).toContain('href="https://who.example/"');
  expect(mailText('<a href="/offers">عروض</a>', { origin, lang: 'ar' }).html).toContain(
    'href="https://clinic.example/offers"',
  );
});

test('a place on the page is no link of a message', () => {
  expect(english('<p><a href="#part">Part</a></p>')).toEqual({
    html: '<p style="margin:0 0 16px">Part</p>',
    text: 'Part',
  });
});

test('pictures come from the site in pixels, no wider than the message', () => {
  const { html } = english(
    '<img src="/images/a/b.svg" alt="A"><img src="/images/c.jpg?w=640" alt="C" width="400" height="300">',
  );
  expect(html).toMatch(/<img src="https:\/\/clinic\.example\/images\/a\/b\.svg\?w=1280" alt="A" width="560"/);
  expect(html).toMatch(/<img src="https:\/\/clinic\.example\/images\/c\.jpg\?w=640" alt="C" width="400" style/);
});

test('lists and quotes stand at the side where their language begins', () => {
  expect(mailText('<ul><li>أ</li></ul>', { origin, lang: 'ar' }).html).toContain('padding-right:24px');
  expect(english('<ul><li>a</li></ul>').html).toContain('padding-left:24px');
});

test('the plain text has every word, with addresses, pictures and lists', () => {
  const html = `<h2>Flu</h2><p>Wash <strong>hands</strong>.<br>Often.</p><ul><li>soap</li><li>water</li></ul>
    <table><tbody><tr><th>Age</th><td>5</td></tr><tr><th>Dose</th><td>1</td></tr></tbody></table>
    <p><img src="/images/a.png" alt="A hand"> <a href="tel:+966500000000">+966500000000</a></p>`;
  expect(english(html).text).toBe(
    'Flu\n\nWash hands.\nOften.\n\n- soap\n- water\n\nAge  5\nDose  1\n\n[A hand] +966500000000',
  );
});

test.each([
  ['<p> </p>', ['required']],
  ['<p>a</p><img src="/images/a.png" alt=" ">', ['noAlt']],
  ['<p>a <a href="/offers"></a></p>', ['emptyLink']],
  ['<p>a <a>b</a></p>', ['emptyLink']],
  ['<p>a <a href="#">b</a></p>', ['emptyLink']],
  ['<p>a <a href="">b</a></p>', ['emptyLink']],
  ['<p>a <a href="/">b</a></p>', []],
  ['<p><a href="/offers"><img src="/images/a.png" alt="Offers"></a></p>', []],
])('%s lacks %j', (html, mistakes) => {
  expect(mailMistakes(html)).toEqual(mistakes);
});
