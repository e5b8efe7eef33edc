/** What the test DOM answers quickly (`jest-quick-*.ts` of the build package), held against its slow way. */

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
  ...[
    'foreignObject',
    '.an\\:x',
    '.an',
    '.بطاقة',
    '.aب',
    '.a',
    '.second',
    '[data-x="("], p, [href=")"]',
    ':not(:is(:not(p)))',
    'p:not(:is(div > b))',
  ],
  ...['div > p', 'div p', '.wide ~ p', 'p + p', 'input[value="a,b.c"]', 'a[href="x, y"], p', '.card::before', 'svg'],
] as const;

beforeEach(() => {
  document.body.innerHTML = `
    <div class="outer"><p id="one" class="card">1</p><p class="card wide">2</p><p>3</p></div>
    <h1>1</h1><h2 hidden>2</h2><input type="text" value="a,b.c"><input type="checkbox" checked list="x">
    <a href="x, y">a</a><svg class="card"><foreignObject class="an:x"></foreignObject></svg>
    <b class="بطاقة aب">1</b><b class="first\nsecond" data-x="(">2</b>`;
});

test.each(selectors)('%s matches the elements that a search for it finds', (selector) => {
  const found = [...document.querySelectorAll(selector)];
  const matching = [...document.querySelectorAll('*')].filter((element) => element.matches(selector));
  expect(matching).toEqual(found);
});

test('a selector that is none is refused, whatever the element', () => {
  expect(() => document.body.matches('p[')).toThrow();
});

const properties = ['display', 'visibility', 'opacity', 'pointer-events'] as const;

/** What the test DOM itself says of an element: it writes all it knows into one text. */
function slowly(element: Element): string[] {
  const { cssText } = getComputedStyle(element);
  return properties.map((property) => new RegExp(`(?:^|; )${property}: ([^;]*)`).exec(cssText)?.[1] ?? '');
}

function quickly(element: Element): string[] {
  const style = getComputedStyle(element);
  const { display, visibility, opacity, pointerEvents } = style;
  expect(properties.map((property) => style.getPropertyValue(property))).toEqual([
    display,
    visibility,
    opacity,
    pointerEvents,
  ]);
  return [display, visibility, opacity, pointerEvents];
}

function expectTheSame(): void {
  for (const element of document.querySelectorAll('*'))
    expect({ element: element.outerHTML, style: quickly(element) }).toEqual({
      element: element.outerHTML,
      style: slowly(element),
    });
}

const addSheet = (css: string) => {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  return style;
};
const one = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

afterEach(() => document.head.replaceChildren());

test('styles hide what they name, and inherit what is inherited', () => {
  addSheet(`@keyframes turn { to { opacity: 0 } }
    .gone, h1 { display: none } .outer { visibility: hidden } .outer > .wide { visibility: visible; opacity: .50 }
    p:first-child { pointer-events: none } p:nonsense(2) { display: none } [list] { display: flex; opacity: wrong }
    *:is(a, .x) { opacity: .7 } :is(input:not([list], [type="a, b"]), b) { opacity: .8 } div > p:not(.wide, .x) { opacity: .9 }
    input[value="a,b.c"], [href="x, y"] { pointer-events: none } .outer :not(#one) { pointer-events: none }
    @media screen { a { display: grid } } @media (min-width: 600px) { .card { display: none } }
    P { visibility: visible } .an\\:x, .aب { opacity: .4 } [data-x="("], .x { display: contents }
    input:not([list]) { opacity: .3 } [data-x="x"] { opacity: .1 } .card { opacity: .2 } .wide { display: inline-block !important } .card.wide { display: unset }`);

  expectTheSame();
  expect(quickly(one('#one'))).toEqual(['block', 'hidden', '0.2', 'none']);
  expect(quickly(one('h1'))[0]).toBe('none');
  expect(quickly(one('h2'))[0]).toBe('none');
  expect(quickly(one('svg'))[2]).toBe('0.2');
});

test.each<[string, () => unknown]>([
  ['a class', () => (one('p:not([class])').className = 'gone')],
  ['a class that goes', () => one('.gone').removeAttribute('class')],
  ['an attribute', () => (one('h1').hidden = true)],
  ['a style of its own', () => (one('#one').style.visibility = 'hidden')],
  ['a sheet', () => addSheet('p { display: none }')],
  ['a sheet that goes', () => one('style').remove()],
  ['the text of a sheet', () => (one('style').textContent = '.gone { opacity: 0 }')],
  [
    'a rule that is added',
    () => {
      one('style').ownerDocument.styleSheets[0]?.insertRule('p { display: none }');
      document.body.append('after it');
    },
  ],
  ['another place', () => one('.gone').append(one('h1'))],
])('styles follow %s', (_name, change) => {
  addSheet('.gone { display: none; pointer-events: none } p + p { opacity: 0 }');
  document.body.insertAdjacentHTML('beforeend', '<div class="gone"><b>1</b></div>');
  expectTheSame();
  change();
  expectTheSame();
});

test('what is not answered quickly comes from the whole style', () => {
  one('#one').style.cssText = 'color: red; transition: opacity 1s';
  const style = getComputedStyle(one('#one'));
  expect([style.color, style.getPropertyValue('transition'), style.length > 3, 'color' in style]).toEqual([
    ...['rgb(255, 0, 0)', 'opacity 1s', true, true],
  ]);
});
