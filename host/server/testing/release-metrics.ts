import type { ReleaseMetrics } from '@clinic/contracts/metrics';

/** What was counted of a release that nobody has met yet, but for what a test is about. */
export function releaseMetrics(more: Partial<ReleaseMetrics> = {}): ReleaseMetrics {
  return {
    remote: 'content',
    release: '1.0.0+aaaaaaa',
    views: 0,
    loads: 0,
    loadFailures: {},
    boundaryHits: 0,
    uncaughtErrors: 0,
    conversionsStarted: 0,
    conversionsCompleted: 0,
    renderMs: null,
    serverRenders: 0,
    serverFailures: 0,
    serverRenderMs: null,
    failedIn: [],
    ...more,
  };
}
