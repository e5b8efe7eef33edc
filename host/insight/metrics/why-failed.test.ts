import { artifactBase } from '@clinic/contracts/registry';
import type { Outcome } from '../../shell/remotes/outcomes.ts';
import { keepRefusedScript } from '../../updates/trust/failed-scripts.ts';
import { whyFailed } from './why-failed.ts';

const release = '1.8.2+9ab12cd';

const failure = (remote: string, error: unknown): Outcome => ({
  remote,
  release,
  module: './home',
  phase: 'load',
  ok: false,
  milliseconds: 12,
  error,
});

beforeEach(() => {
  // What was refused is not looked at.
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nothing is asked for'));
});

afterEach(() => jest.restoreAllMocks());

test('an entry without integrity was refused for it, whatever the runtime makes of the error', async () => {
  keepRefusedScript(new URL(`${artifactBase('qa', release)}remoteEntry.js`, location.origin).href);
  expect(await whyFailed(failure('qa', new Error('RUNTIME-008')))).toBe('integrity');
  expect(await whyFailed(failure('booking', new Error('RUNTIME-008')))).toBe('script');
  expect(fetch).not.toHaveBeenCalled();
});

test('so was a chunk of which the runtime of its remote has no hash', async () => {
  const chunk = (type: string) => Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError', type });
  expect(await whyFailed(failure('content', chunk('integrity')))).toBe('integrity');
  expect(await whyFailed(failure('content', chunk('missing')))).toBe('script');
});
