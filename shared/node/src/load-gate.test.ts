import { eventLoopDelay } from './load-gate.ts';

describe('R16: an event loop that is late', () => {
  test('the delay is the mean of half a second, beyond the resolution of the measurement, once it has lasted for two', () => {
    let now = 0;
    const histogram = { mean: 420e6, reset: jest.fn() };
    const read = eventLoopDelay(histogram, () => now);
    now = 499;
    expect(read()).toBe(0);
    now = 500;
    expect(read()).toBe(0);
    expect(histogram.reset).toHaveBeenCalledTimes(1);
    now = 1000;
    expect(read()).toBe(400);
    histogram.mean = Number.NaN;
    expect(read()).toBe(400);
    now = 1500;
    expect(read()).toBe(0);
  });

  test('a stall that is over refuses nobody', () => {
    let now = 0;
    const histogram = { mean: 2000e6, reset: jest.fn() };
    const read = eventLoopDelay(histogram, () => now);
    now = 2000;
    expect(read()).toBe(0);
    histogram.mean = 20e6;
    now = 2500;
    expect(read()).toBe(0);
  });

  test('this process measures its own', () => {
    expect(eventLoopDelay()()).toBe(0);
  });
});
