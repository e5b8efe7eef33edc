import type { Clinic, ClinicOptions } from './clinic.ts';
import type { Engine } from './engine.ts';
import type { Host, HostOptions } from './hosts.ts';
import type { PostgresServer } from './postgres.ts';
import type { TcpProxy } from './tcp-proxy.ts';

/** What a row measured, by the words that the report says it with. */
export type Figures = Readonly<Record<string, number | string>>;

export interface Outcome {
  readonly pass: boolean;
  readonly figures: Figures;
}

/** The machine lacks what a row needs; its message says what. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/** What a row works with. Everything that it opens is closed when it ends, however it ends. */
export interface Context {
  readonly engine: Engine;
  /** Called when all is made ready: gives the time at which the row should come to its end, by `performance.now()`. */
  readonly begin: () => number;
  /** The same numbers for the same seed, row and engine. */
  readonly random: () => number;
  /** People who want one slot at the same time. */
  readonly crowd: number;
  readonly openClinic: (options?: ClinicOptions) => Promise<Clinic>;
  /** A host over what the sources make, as it is started and ended by the row. */
  readonly openHost: (options: HostOptions) => Promise<Host>;
  /** A way to a port of this machine that can be made bad. */
  readonly openProxy: (port: number) => Promise<TcpProxy>;
  /** The server that the databases are on; null where they are embedded. */
  readonly postgres: PostgresServer | null;
  /** What else is to be closed when the row ends, the last first. */
  readonly onEnd: (close: () => unknown) => void;
}

/** A row of `docs/quality.md` that `npm run chaos` tries. */
export interface Row {
  /** Such as `R1`. */
  readonly id: string;
  readonly name: string;
  /** Engines that it says something about. */
  readonly engines: readonly Engine[];
  /** How much of the time it gets compared with the others. */
  readonly weight: number;
  readonly run: (context: Context) => Promise<Outcome>;
}
