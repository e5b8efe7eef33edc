import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '@clinic/contracts';
import type { DeploymentRecord } from '@clinic/releases/store';
import { releaseMetrics } from '../testing/release-metrics.ts';
import { CanaryAnalysis } from './canary-analysis.ts';

const [base, canary] = ['1.0.0+aaaaaaa', '1.1.0+bbbbbbb'];
const settings = { margin: 0.05, minimum: 20, addresses: 3 };

/** Looks once at a rollout that began days ago, of which pages told so many failures. */
async function look({ daysAgo, failed }: { daysAgo: number; failed: number }) {
  const at = new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString();
  const abortRollout = jest.fn((_request: { reason?: string | undefined }) => Promise.resolve({ changed: true }));
  const store = { abortRollout, readDeploymentRecords: () => Promise.resolve([{ seq: 7, at } as DeploymentRecord]) };
  const registry = { remotes: { content: { release: base, rollout: { to: canary, salt: '7', percent: 50 } } } };
  const analysis = new CanaryAnalysis({
    store: store as never,
    channel: 'production',
    registry: () => registry as unknown as Registry,
    metricsSince: (since) =>
      Promise.resolve({
        since: since.toISOString(),
        data: [
          releaseMetrics({ release: base, views: 100 }),
          releaseMetrics({ release: canary, views: failed + 10, boundaryHits: failed }),
        ],
      }),
    settings,
    log: { warn: jest.fn(), error: jest.fn() } as unknown as FastifyBaseLogger,
  });
  await analysis.analyse();
  return abortRollout.mock.calls.length;
}

test.each([
  [0, 20, 0],
  [0, 21, 1],
  [2, 60, 0],
  [2, 61, 1],
])('a rollout of %i days ago with %i of its pages that threw is aborted %i times', async (daysAgo, failed, times) => {
  expect(await look({ daysAgo, failed })).toBe(times);
});
