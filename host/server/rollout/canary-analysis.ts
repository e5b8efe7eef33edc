import type { FastifyBaseLogger } from 'fastify';
import type { ChannelName, Registry, Rollout } from '@clinic/contracts';
import type { ReleaseMetrics, ReleaseMetricsResponse } from '@clinic/contracts/metrics';
import type { ReleaseStore } from '@clinic/releases/store';
import { reasonToAbort } from './canary-decision.ts';
import type { CanarySettings } from '../settings.ts';

/** Time between two looks, in milliseconds: with what beacons and stores take, a bad release is gone for new visits soon. */
const intervalMs = 2000;

const dayMs = 24 * 60 * 60_000;

/** What became of a look at a rollout that does worse. */
export type CanaryOutcome = 'aborted' | 'not allowed';

interface AnalysisServices {
  store: Pick<ReleaseStore, 'abortRollout' | 'readDeploymentRecords'>;
  channel: ChannelName;
  registry: () => Registry | null;
  metricsSince: (from: Date) => Promise<ReleaseMetricsResponse>;
  settings: CanarySettings;
  log: FastifyBaseLogger;
  /** Called with every outcome, for the metrics. */
  onOutcome?: (act: CanaryOutcome) => void;
}

/**
 * Compares, while a release is out for a share of visitors, how it does with the release beside it in the same time, and aborts
 * the rollout when it does worse. Every host server does so by itself: aborting twice is aborting once.
 */
export class CanaryAnalysis {
  readonly #watched: AnalysisServices;
  readonly #begun = new Map<string, Date>();
  #timer: NodeJS.Timeout | null = null;
  #closed = false;
  #lastError = '';

  constructor(watched: AnalysisServices) {
    this.#watched = watched;
  }

  start(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.analyse().then(() => this.start()), intervalMs).unref();
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  /** Looks once at every rollout that is on. An error is logged, once for the same words. */
  async analyse(): Promise<void> {
    try {
      for (const [remote, { release, rollout }] of Object.entries(this.#watched.registry()?.remotes ?? {}))
        if (rollout !== undefined) await this.#decide(remote, release, rollout);
      this.#lastError = '';
    } catch (error) {
      if (String(error) !== this.#lastError)
        this.#watched.log.error({ err: error }, 'a release that is out for a share of visitors could not be analysed');
      this.#lastError = String(error);
    }
  }

  async #decide(remote: string, release: string, rollout: Rollout): Promise<void> {
    const { store, channel, settings, log, onOutcome = () => undefined } = this.#watched;
    const begun = await this.#beginOf(rollout);
    const { data } = await this.#watched.metricsSince(begun);
    const of = (wanted: string): ReleaseMetrics | undefined =>
      data.find((metrics) => metrics.remote === remote && metrics.release === wanted);
    const days = Math.floor(Date.now() / dayMs) - Math.floor(begun.getTime() / dayMs) + 1;
    const reason = reasonToAbort(of(rollout.to), of(release), settings, days);
    if (reason === null) return;
    try {
      const { changed } = await store.abortRollout({ channel, remote, release: rollout.to, by: 'guard', reason });
      if (!changed) return;
      onOutcome('aborted');
      log.warn({ remote, release: rollout.to, reason }, 'a release was taken from its share of visitors');
    } catch (error) {
      onOutcome('not allowed');
      throw error;
    }
  }

  /** When a rollout began: its salt is the number of the change that began it. */
  async #beginOf({ salt }: Rollout): Promise<Date> {
    const known = this.#begun.get(salt);
    if (known !== undefined) return known;
    const lines = await this.#watched.store.readDeploymentRecords(this.#watched.channel);
    const line = lines.find(({ seq }) => String(seq) === salt);
    const begun = line === undefined ? new Date() : new Date(line.at);
    this.#begun.set(salt, begun);
    return begun;
  }
}
