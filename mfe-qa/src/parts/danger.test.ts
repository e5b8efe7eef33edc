import * as qa from '@clinic/contracts/qa';
import { dangerIn } from './danger.ts';

const offline = () => Promise.reject(new Error('Loading chunk failed'));

test('what was sent is read with the words of the server', async () => {
  expect(await dangerIn('عندي ألم في الصدر', true)).toEqual({ emergencies: ['chest-pain'], urgent: true });
  expect(await dangerIn('متى موعدي؟', true)).toEqual({ emergencies: [], urgent: false });
});

describe('when the words cannot be loaded', () => {
  let warned: jest.SpyInstance;
  beforeEach(() => {
    warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => warned.mockRestore());

  test.each([true, false])('what the server held back (%s) is urgent, and nothing else', async (held) => {
    expect(await dangerIn('عندي ألم في الصدر', held, offline)).toEqual({ emergencies: [], urgent: held });
    expect(warned).toHaveBeenCalledTimes(1);
  });
});

test('the words are no part of what every screen loads', () => {
  expect(Object.keys(qa)).not.toContain('emergenciesIn');
});
