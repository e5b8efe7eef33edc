/** What the test DOM refuses quickly (`jest-quick-matches.ts` of the build package), held against its slow way. */

const selectors = [
  ...['p', 'h1', '.card', '.card.wide', '.card:not(.wide)', 'input[type="text"]', 'input:not([list])'],
  ...[
    'h1, h2',
    '.card, p',
    '.card , h2',
    '*',
    '[hidden]',
    ':checked',
    '#one',
    'p#one',
    ':is(h1, .card)',
    'p:is(.card, .x.y)',
  ],
  ...['div > p', 'div p', '.wide ~ p', 'p + p', 'input[value="a,b.c"]', 'a[href="x, y"], p', '.card::before', 'svg'],
] as const;

beforeEach(() => {
  document.body.innerHTML = `
    <div class="outer"><p id="one" class="card">1</p><p class="card wide">2</p><p>3</p></div>
    <h1>1</h1><h2 hidden>2</h2><input type="text" value="a,b.c"><input type="checkbox" checked list="x">
    <a href="x, y">a</a><svg class="card"></svg>`;
});

test.each(selectors)('%s matches the elements that a search for it finds', (selector) => {
  const found = [...document.querySelectorAll(selector)];
  const matching = [...document.querySelectorAll('*')].filter((element) => element.matches(selector));
  expect(matching).toEqual(found);
});

test('a selector that is none is refused, whatever the element', () => {
  expect(() => document.body.matches('p[')).toThrow();
});

test('styles hide what they name, and follow its classes', () => {
  const style = document.createElement('style');
  style.textContent =
    '@keyframes turn { to { opacity: 0 } } .gone, h1 { display: none } .outer > .wide { visibility: hidden } p:first-child { pointer-events: none }';
  document.body.append(style);
  const [first, wide, last] = document.querySelectorAll('p');
  if (!first || !wide || !last) throw new Error('no paragraphs');
  const of = (element: Element) => {
    const { display, visibility, pointerEvents } = getComputedStyle(element);
    return [display, visibility, pointerEvents];
  };

  expect([first, wide, last].map(of)).toEqual([
    ['block', 'visible', 'none'],
    ['block', 'hidden', 'auto'],
    ['block', 'visible', 'auto'],
  ]);
  expect(of(document.querySelector('h1') as Element)[0]).toBe('none');
  last.className = 'gone';
  expect(of(last)[0]).toBe('none');
  last.className = '';
  expect(of(last)[0]).toBe('block');
});
