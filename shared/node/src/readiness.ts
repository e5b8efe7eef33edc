import type { FastifyInstance } from 'fastify';

/** Why nobody should be sent to a server that runs. */
export type Unready = 'stopping' | 'disk-full';

/** How long a full disk is believed after the last write that it refused: what reads goes on, and writing is tried again. */
const diskFullMs = 30_000;

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
  }
}

/** Whether a server should be sent visitors, for `/readyz`. */
export class Readiness {
  readonly #clock: () => Date;
  #stopping = false;
  #diskFullUntil = 0;

  constructor(clock: () => Date = () => new Date()) {
    this.#clock = clock;
  }

  /** The server is about to end. */
  stop(): void {
    this.#stopping = true;
  }

  get isStopping(): boolean {
    return this.#stopping;
  }

  /** Something could not be written for want of space. */
  noteDiskFull(): void {
    this.#diskFullUntil = this.#clock().getTime() + diskFullMs;
  }

  /** What is wrong; null when visitors may come. */
  problem(): Unready | null {
    if (this.#stopping) return 'stopping';
    return this.#clock().getTime() < this.#diskFullUntil ? 'disk-full' : null;
  }
}

/**
 * Gives a server its readiness. Once it is about to end, every answer asks for the connection to be closed: a client that
 * keeps connections would else send the next request into one that the end closes.
 */
export function decorateReadiness(app: FastifyInstance, clock?: () => Date): void {
  const readiness = new Readiness(clock);
  app.decorate('readiness', readiness);
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isStopping) reply.header('connection', 'close');
  });
}
