import { hydratingEvent } from './early-press.ts';
import { startOnIntent } from './start-on-intent.ts';
import { turn } from './start-pace.ts';

/** A page as the server sent it, whose files are on their way. */
const template = `<template id="application">
  <script crossorigin integrity="sha384-a" src="/artifacts/host/1/react.js"></script>
  <script crossorigin integrity="sha384-b" src="/artifacts/host/1/host.js"></script>
  <link rel="preload" as="script" crossorigin integrity="sha256-c" href="/artifacts/content/1/home.js">
</template>`;
const body = `<p id="text">words</p><a href="#" id="link">link</a><button id="menu"><i id="sign">x</i></button><input id="field">`;

const connection = (value: object) => Object.defineProperty(navigator, 'connection', { value, configurable: true });
const state = (value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value, configurable: true });
const at = (id: string) => document.getElementById(id) as HTMLElement;
const tell = (id: string, event: string) => at(id).dispatchEvent(new Event(event, { bubbles: true }));
const running = () => [...document.querySelectorAll<HTMLScriptElement>('head > script')];
const ahead = () => [...document.querySelectorAll<HTMLLinkElement>('head > link')];

const failed = jest.fn();
function open(): void {
  startOnIntent(failed);
}

beforeEach(() => {
  jest.useFakeTimers();
  failed.mockClear();
  document.head.innerHTML = template;
  document.body.innerHTML = body;
  state('interactive');
  connection({});
});
afterEach(() => {
  document.dispatchEvent(new Event(hydratingEvent));
  dispatchEvent(new Event('load'));
  document.cookie = 'access_token=; Max-Age=0';
  jest.useRealTimers();
});

test('nothing is fetched and nothing runs before the page has loaded', () => {
  open();
  tell('text', 'pointerdown');
  tell('link', 'pointerdown');
  jest.runAllTimers();
  expect([...running(), ...ahead()]).toEqual([]);
});

test.each([
  ['sign', 'pointerover'],
  ['menu', 'pointerdown'],
  ['field', 'focusin'],
  ['text', 'keydown'],
])('on %s, %s starts it: each script once, in order, with its integrity', (id, event) => {
  open();
  tell(id, event);
  tell(id, event);
  expect(
    running().map((script) => [
      script.src,
      script.getAttribute('integrity'),
      script.hasAttribute('crossorigin'),
      script.async,
    ]),
  ).toEqual([
    ['http://localhost/artifacts/host/1/react.js', 'sha384-a', true, false],
    ['http://localhost/artifacts/host/1/host.js', 'sha384-b', true, false],
  ]);
  expect(ahead().map(({ href }) => href)).toEqual(['http://localhost/artifacts/content/1/home.js']);
});

test('the browser fetches pages ahead until the application is there, which goes on without their HTML', () => {
  document.head.innerHTML += '<script type="speculationrules">{}</script>';
  open();
  tell('link', 'pointerdown');
  const rules = () => document.querySelectorAll('script[type="speculationrules"]');
  expect(rules()).toHaveLength(1);
  tell('menu', 'pointerdown');
  expect(rules()).toHaveLength(0);
});

test('while the HTML is still coming it is fetched, and runs when the HTML is there', () => {
  state('loading');
  open();
  tell('menu', 'pointerover');
  tell('menu', 'pointerdown');
  expect(running()).toEqual([]);
  expect(ahead().map((link) => link.getAttribute('integrity'))).toEqual(['sha384-a', 'sha384-b', 'sha256-c']);
  state('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(running()).toHaveLength(2);
});

test('a page that has loaded fetches it at low priority, and starts it in an idle moment', () => {
  open();
  dispatchEvent(new Event('load'));
  expect(ahead().map((link) => [link.href.replace(/.*\//, ''), link.getAttribute('fetchpriority')])).toEqual([
    ['react.js', 'low'],
    ['host.js', 'low'],
    ['home.js', 'low'],
  ]);
  expect(running()).toEqual([]);
  jest.runAllTimers();
  expect(running()).toHaveLength(2);
});

test.each([
  [{ saveData: true }, 0],
  [{ effectiveType: '2g' }, 0],
  [{ effectiveType: 'slow-2g' }, 0],
  [{ effectiveType: '3g' }, 3],
])('with %j only the visitor starts it, and %i files are fetched before', (value, files) => {
  connection(value);
  open();
  dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect([running(), ahead()].map(({ length }) => length)).toEqual([0, files]);
  tell('menu', 'pointerdown');
  expect(running()).toHaveLength(2);
});

test('for who is signed in it starts at once', () => {
  document.cookie = 'access_token=a';
  open();
  expect(running()).toHaveLength(2);
});

test('for who is signed in, too, a press asks for what did not arrive', () => {
  document.cookie = 'access_token=a';
  open();
  running().at(-1)?.dispatchEvent(new Event('error'));
  expect(running()).toHaveLength(1);
  tell('menu', 'pointerdown');
  expect(running()).toHaveLength(2);
});

test('a page that says of which time it is starts at once', () => {
  const visit = { entryType: 'navigation', serverTiming: [{ name: 'known-at', description: '2026-11-21T09:00:00Z' }] };
  Object.assign(performance, { getEntriesByType: () => [visit] });
  open();
  expect(running()).toHaveLength(2);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('what did not arrive is told, and asked for again by a press alone, three times until the network is back', () => {
  open();
  tell('menu', 'pointerover');
  const fail = () => running().at(-1)?.dispatchEvent(new Event('error'));
  for (const left of [2, 2, 1]) {
    fail();
    tell('menu', 'pointerover');
    expect(running()).toHaveLength(1);
    tell('menu', 'pointerdown');
    expect(running()).toHaveLength(left);
  }
  expect(failed).toHaveBeenCalledTimes(3);
  dispatchEvent(new Event('online'));
  tell('menu', 'pointerdown');
  expect(running()).toHaveLength(2);
});

test('a page that starts with its application asks by itself for what did not arrive, three times until the network is back', () => {
  const [remotes, host] = ['/compositions/c-1/a.js', '/artifacts/host/1/host.js'];
  const script = (src: string, when: string) =>
    `<script${when} crossorigin integrity="sha384-a" src="${src}"></script>`;
  const all = (when: string) => script(remotes, when) + script(host, when);
  document.head.innerHTML = `<template id="script-copies">${all('')}</template>${all(' defer')}`;
  open();
  const fail = (place: number) => running()[place]?.dispatchEvent(new Event('error'));
  fail(0);
  expect(running()).toHaveLength(2);
  for (const left of [3, 3, 3, 2]) {
    jest.runAllTimers();
    expect(running()).toHaveLength(left);
    fail(2);
  }
  dispatchEvent(new Event('online'));
  expect(running().slice(2)).toMatchObject([{ src: `http://localhost${remotes}`, async: false }]);
  expect(running()[2]).toHaveAttribute('integrity', 'sha384-a');
  expect(failed).not.toHaveBeenCalled();
});

test('nobody waits: a part of the start waits for an idle moment; somebody does: it goes on at once', async () => {
  const idle = jest.fn<number, [() => void]>();
  Object.assign(window, { requestIdleCallback: idle });
  open();
  const done = jest.fn();
  const first = turn().then(done);
  await Promise.resolve();
  expect(idle).toHaveBeenCalledTimes(1);
  expect(done).not.toHaveBeenCalled();
  tell('menu', 'pointerdown');
  await first;
  expect(done).toHaveBeenCalledTimes(1);
  expect(document.documentElement).not.toHaveAttribute('data-unhurried');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});
