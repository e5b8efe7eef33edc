import { layOutFirstView } from './first-view.ts';

const state = (value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value, configurable: true });
const strips = () => [...document.querySelectorAll<HTMLElement>('[data-strip]')];
const laidOut = () => strips().map(({ style }) => style.getPropertyValue('content-visibility'));
const isFirstView = () => document.documentElement.hasAttribute('data-first-view');

let idle: (() => void)[] = [];
const nextIdleMoment = () => idle.shift()?.();

const navigation = (type: NavigationTimingType) => Object.assign(performance, { getEntriesByType: () => [{ type }] });

beforeEach(() => {
  idle = [];
  navigation('navigate');
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  state('loading');
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(document, 'readyState');
  document.documentElement.removeAttribute('data-first-view');
  document.body.innerHTML = '';
  Reflect.deleteProperty(performance, 'getEntriesByType');
  location.hash = '';
});

test('far strips wait until the page has loaded, then follow one in each idle moment, and nothing is left of it', () => {
  layOutFirstView();
  expect(isFirstView()).toBe(true);
  document.body.innerHTML = '<div data-strip style="color: red"></div><p></p><div data-strip></div>';
  expect(idle).toEqual([]);

  dispatchEvent(new Event('load'));
  expect([laidOut(), isFirstView()]).toEqual([['', ''], true]);
  nextIdleMoment();
  expect([laidOut(), isFirstView()]).toEqual([['visible', ''], true]);
  nextIdleMoment();
  expect([laidOut(), isFirstView()]).toEqual([['visible', 'visible'], true]);
  nextIdleMoment();
  expect([laidOut(), isFirstView(), idle.length]).toEqual([['', ''], false, 0]);
  expect(strips()[0]?.style.color).toBe('red');
});

test('a page that has loaded, and one without strips', () => {
  state('complete');
  layOutFirstView();
  nextIdleMoment();
  expect([isFirstView(), idle.length]).toEqual([false, 0]);
});

test('a page that does not open at its top is laid out whole', () => {
  for (const type of ['reload', 'back_forward'] as const) {
    navigation(type);
    layOutFirstView();
    expect([type, isFirstView()]).toEqual([type, false]);
  }
  navigation('navigate');
  location.hash = '#news';
  layOutFirstView();
  expect(isFirstView()).toBe(false);
});
