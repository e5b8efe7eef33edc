import { ApiError } from '@clinic/kit/http';
import { whyNoList, whyNothing } from './why-nothing.ts';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

test.each([
  ['NOT_FOUND', 404, 'missing', 'failed'],
  ['FORBIDDEN', 403, 'refused', 'refused'],
  ['INTERNAL', 500, 'failed', 'failed'],
] as const)('%s %i: a page says %s, a list %s', (code, status, page, list) => {
  const error = new ApiError(code, status);
  expect([whyNothing(error), whyNoList(error)]).toEqual([page, list]);
});

test('what is no answer of the API is thrown on', () => {
  expect(() => whyNothing(new TypeError('a fault of the page'))).toThrow(TypeError);
});
