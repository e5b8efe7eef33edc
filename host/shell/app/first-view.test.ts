import { layOutFirstView } from './first-view.ts';

const state = (value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value, configurable: true });
const waiting = () => document.querySelectorAll('[data-strip]').length;
const isFirstView = () => document.documentElement.hasAttribute('data-first-view');

let idle: (() => void)[] = [];
const nextIdleMoment = () => idle.shift()?.();

const navigation = (type: NavigationTimingType) =>
  Object.assign(performance, { getEntriesByType: () => [{ type, entryType: 'navigation' }] });

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
  document.body.innerHTML = '<div data-strip></div><p></p><div data-strip></div>';
  expect(idle).toEqual([]);

  dispatchEvent(new Event('load'));
  expect([waiting(), isFirstView()]).toEqual([2, true]);
  nextIdleMoment();
  expect([waiting(), isFirstView()]).toEqual([1, true]);
  nextIdleMoment();
  expect([waiting(), isFirstView()]).toEqual([0, true]);
  nextIdleMoment();
  expect([waiting(), isFirstView(), idle.length]).toEqual([0, false, 0]);
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
