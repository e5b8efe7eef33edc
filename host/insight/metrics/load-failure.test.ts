import type { Outcome } from '../../shell/remotes/outcomes.ts';
import { recordRejectedScript } from '../../shell/remotes/failed-scripts.ts';
import { artifactBase } from '@clinic/contracts/registry';
import { loadFailureOf } from './load-failure.ts';

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
  recordRejectedScript(new URL(`${artifactBase('qa', release)}remoteEntry.js`, location.origin).href);
  expect(await loadFailureOf(failure('qa', new Error('RUNTIME-008')))).toBe('integrity');
  expect(await loadFailureOf(failure('booking', new Error('RUNTIME-008')))).toBe('script');
  expect(fetch).not.toHaveBeenCalled();
});

test('so was a chunk of which the runtime of its remote has no hash', async () => {
  const chunk = (type: string) => Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError', type });
  expect(await loadFailureOf(failure('content', chunk('integrity')))).toBe('integrity');
  expect(await loadFailureOf(failure('content', chunk('missing')))).toBe('script');
});
