import { RendererDrain } from './renderer-drain.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const aRenderer = () => ({ close: jest.fn(() => Promise.resolve()) });

test('a retired renderer finishes its calls before it closes', () => {
  const [drain, renderer] = [new RendererDrain(), aRenderer()];
  drain.retire(renderer);
  jest.advanceTimersByTime(9999);
  expect(renderer.close).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(renderer.close).toHaveBeenCalledTimes(1);
});

test('the end of the server closes what drains, and at once what is retired later', async () => {
  const [drain, before, after] = [new RendererDrain(), aRenderer(), aRenderer()];
  drain.retire(before);
  await drain.close();
  drain.retire(after);
  expect([before.close.mock.calls.length, after.close.mock.calls.length]).toEqual([1, 1]);
});
