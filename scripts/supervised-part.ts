import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { stopAll } from '@clinic/build/processes';

/** The first pause before a part is started again, doubled with each quick death, and the longest one, in milliseconds. */
const pauseMs = { first: 500, longest: 30_000 };

/** A part that ran for so long, in milliseconds, died of something new. */
const steadyMs = 60_000;

/** So many quick deaths in a row say that starting again does not help. */
const mostQuickDeaths = 6;

interface Supervision {
  /** How the part is called in what is said of it. */
  name: string;
  start: () => ChildProcess;
  /** Takes each line of what happens to the part. */
  say: (line: string) => void;
  /** The part died so often that it is not started again. */
  onGivenUp: () => void;
  now?: () => number;
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** A part of the site that is started again when it dies, each time after a longer pause, until it died too often in a row. */
export class SupervisedPart {
  readonly #supervision: Required<Supervision>;
  readonly #stopped = new AbortController();
  #child: ChildProcess;
  #startedAt: number;
  #quickDeaths = 0;

  constructor(supervision: Supervision) {
    const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal });
    this.#supervision = { now: () => performance.now(), pause, ...supervision };
    this.#startedAt = this.#supervision.now();
    this.#child = this.#supervision.start();
  }

  /** The process of now. */
  get child(): ChildProcess {
    return this.#child;
  }

  /** From now on the part is started again when it dies. Before, whoever waits for it to be ready hears of its end. */
  supervise(): void {
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) void this.#replace(child.exitCode, child.signalCode);
    else child.once('exit', (code, signal) => void this.#replace(code, signal));
  }

  /** Ends the part. @param delayMs how long it goes on before it begins to end, in milliseconds */
  async stop(delayMs?: number): Promise<void> {
    this.#stopped.abort();
    await stopAll([this.#child], delayMs);
  }

  async #replace(code: number | null, signal: string | null): Promise<void> {
    const { name, start, say, onGivenUp, now, pause } = this.#supervision;
    if (this.#stopped.signal.aborted) return;
    this.#quickDeaths = now() - this.#startedAt < steadyMs ? this.#quickDeaths + 1 : 1;
    const how = `The ${name} ended unexpectedly (${signal ?? `exit code ${code}`})`;
    if (this.#quickDeaths >= mostQuickDeaths) {
      say(`${how}, ${this.#quickDeaths} times in a row; the site stops.`);
      onGivenUp();
      return;
    }
    const ms = Math.min(pauseMs.longest, pauseMs.first * 2 ** (this.#quickDeaths - 1));
    say(`${how}; it is started again in ${ms / 1000} s.`);
    await pause(ms, this.#stopped.signal).catch(() => undefined);
    if (this.#stopped.signal.aborted) return;
    this.#startedAt = now();
    this.#child = start();
    this.supervise();
  }
}
