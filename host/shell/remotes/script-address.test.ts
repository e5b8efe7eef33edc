import { isScriptOfSite } from '../trusted-types.ts';
import { setScriptAddress } from './script-address.ts';

const entry = `${location.origin}/artifacts/qa/1.8.2+9ab12cd/remoteEntry.js`;

function request(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  setScriptAddress(script, url);
  return script;
}

test('each try after one that hangs has an address of its own, until the file comes', () => {
  expect(request(entry).src).toBe(entry);
  expect(request(entry).src).toBe(`${entry}?1`);
  const third = request(entry);
  expect(third.src).toBe(`${entry}?2`);
  expect(isScriptOfSite(third.src)).toBe(true);
  third.dispatchEvent(new Event('load'));
  expect(request(entry).src).toBe(entry);
});

test('one that fails is asked for under another address too, and others are not', () => {
  const other = entry.replace('qa', 'booking');
  request(other).dispatchEvent(new Event('error'));
  expect(request(other).src).toBe(`${other}?1`);
  expect(request(entry.replace('qa', 'content')).src).not.toContain('?');
});
