import { ReleaseMetricsResponse, failedLoads } from '@clinic/contracts/metrics';
import type { Milliseconds, ReleaseMetrics } from '@clinic/contracts/metrics';
import * as z from 'zod/mini';

/** Figures of releases, or why they could not be had. */
export type MetricsResult = { ok: true; answer: ReleaseMetricsResponse } | { ok: false; why: string };

/** Milliseconds after which a site counts as not reached. */
const timeoutMs = 5000;

/** Asks a running site for what it counted about its releases, with the token of a team. */
export async function readMetrics(site: string, token: string | null): Promise<MetricsResult> {
  if (token === null) return { ok: false, why: 'RELEASE_TOKEN is not set, and only teams may read them' };
  try {
    const response = await fetch(`${site}/releases/api/figures`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!response.ok) return { ok: false, why: `${site} answered ${response.status}` };
    const parsed = z.safeParse(ReleaseMetricsResponse, await response.json());
    return parsed.success ? { ok: true, answer: parsed.data } : { ok: false, why: `${site} answered something else` };
  } catch {
    return { ok: false, why: `${site} was not reached` };
  }
}

export const metricsHeadings = [
  'part',
  'release',
  'views',
  'load failures',
  'boundary hits',
  'conversions completed',
  'render p75',
  'server p75',
];

/** A line of the table of metrics. */
export function metricsRow(metrics: ReleaseMetrics): string[] {
  const { remote, release, views, loads, boundaryHits, renderMs, serverRenderMs } = metrics;
  const { conversionsCompleted, conversionsStarted } = metrics;
  const loadsOf = `${failedLoads(metrics)} of ${loads}`;
  const conversions = `${conversionsCompleted} of ${conversionsStarted}`;
  return [remote, release, `${views}`, loadsOf, `${boundaryHits}`, conversions, p75(renderMs), p75(serverRenderMs)];
}

function p75(times: Milliseconds): string {
  return times ? `${Math.round(times.p75)} ms` : '-';
}
