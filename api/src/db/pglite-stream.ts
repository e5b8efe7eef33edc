import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './pglite-worker.ts';

type WriteDone = (error?: Error | null) => void;

const startupAnswer = Buffer.from([
  // AuthenticationOk
  0x52, 0, 0, 0, 8, 0, 0, 0, 0,
  // ReadyForQuery, idle
  0x5a, 0, 0, 0, 5, 0x49,
]);
const terminate = 0x58;

function simpleQuery(text: string): Buffer {
  const sql = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(sql.length + 4, 1);
  return Buffer.concat([head, sql]);
}

/**
 * A "network connection" of the `pg` client that ends in the worker with the embedded database, so that one driver serves
 * both engines. The worker has one session: at most one stream may be open at a time.
 */
export class PgliteStream extends Duplex {
  readonly #worker: Worker;
  readonly #waiting: ((bytes: Uint8Array) => void)[] = [];
  #started = false;

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on('message', this.#onMessage);
  }

  readonly #onMessage = (message: FromWorker) => {
    if (message.kind === 'wire') this.#waiting.shift()?.(message.bytes);
  };

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  #exchange(bytes: Buffer): Promise<Uint8Array> {
    const { promise, resolve } = Promise.withResolvers<Uint8Array>();
    this.#waiting.push(resolve);
    this.#worker.postMessage({ kind: 'wire', bytes } satisfies ToWorker);
    return promise;
  }

  async #pass(bytes: Buffer): Promise<void> {
    if (!this.#started) {
      this.#started = true;
      // The session in the worker outlives a connection: whatever the one before left open is ended here.
      await this.#exchange(simpleQuery('ROLLBACK'));
      await this.#exchange(simpleQuery('DISCARD ALL'));
      this.push(startupAnswer);
      return;
    }
    if (bytes[0] === terminate) {
      this.push(null);
      return;
    }
    this.push(Buffer.from(await this.#exchange(bytes)));
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: WriteDone): void {
    this.#pass(chunk).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: WriteDone): void {
    this.#pass(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _destroy(error: Error | null, done: WriteDone): void {
    this.#worker.off('message', this.#onMessage);
    done(error);
  }
}
