import path from 'node:path';
import type { Registry } from '@clinic/contracts';
import { ChannelName } from '@clinic/contracts/registry';
import * as z from 'zod/mini';
import { parseJson, readIfThere, replaceFile } from '../backends/durable-files.ts';
import { StoreError } from '../errors.ts';
import { assertNotExpired } from './expiry.ts';

/** The highest number of each channel that was served. */
const Seen = z.partialRecord(ChannelName, z.int());
type Seen = z.infer<typeof Seen>;

/**
 * What this machine has served or renewed, across restarts: a registry that was signed long ago is still signed, and putting
 * it back would bring back what was replaced. Numbers never go down, not even by a rollback.
 */
export class SeenRegistries {
  readonly #file: string;

  /** @param machine the directory of this machine beside the store */
  constructor(localState: string) {
    this.#file = path.join(localState, 'seen-registries.json');
  }

  /**
   * An expired registry counts only where it was current once: whoever puts it in the place of a newer one gains nothing by
   * that on a machine that has nothing newer, and a server can start again while nobody signs.
   * @throws {StoreError} `replayed` for a registry that is older than one that was served, `expired` for one that ended
   *   before this machine saw it
   */
  async assertCurrent(registry: Registry, now = new Date()): Promise<void> {
    await this.assertNotReplayed(registry);
    if ((await this.#read())[registry.channel] !== registry.seq) assertNotExpired(registry, now);
  }

  /** @throws {StoreError} `replayed` for a registry that is older than one that was served */
  async assertNotReplayed({ channel, seq }: Registry): Promise<void> {
    const served = (await this.#read())[channel] ?? 0;
    if (seq >= served) return;
    const how = `If the store was put back on purpose, delete ${this.#file}`;
    throw new StoreError('replayed', `${channel} was at number ${served}; number ${seq} is a replay. ${how}.`);
  }

  /** Remembers that a registry was served. */
  async remember({ channel, seq }: Registry): Promise<void> {
    const seen = await this.#read();
    if (seq > (seen[channel] ?? 0)) await replaceFile(this.#file, `${JSON.stringify({ ...seen, [channel]: seq })}\n`);
  }

  async #read(): Promise<Seen> {
    const bytes = await readIfThere(this.#file);
    return bytes === null ? {} : parseJson(Seen, bytes, this.#file);
  }
}
