import { BackupInvalid } from './backup-invalid.ts';

type Bytes = AsyncIterable<Buffer>;

/** A file in a backup, or a folder when its name ends with a slash. */
export interface ArchiveEntry {
  readonly name: string;
  readonly content: Bytes;
}

const mostNameBytes = 4096;
const blockBytes = 64 * 1024;

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/**
 * Entries as one stream: of each its name, then its content in blocks, each with its length in front; a length of zero ends
 * the content, a name of zero bytes ends the archive. A dump is written before anybody knows how long it will be.
 */
export async function* archived(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  for await (const { name, content } of entries) {
    const bytes = Buffer.from(name);
    if (bytes.length > mostNameBytes) throw new BackupInvalid(`The name of a file is too long for a backup: ${name}`);
    yield Buffer.concat([lengthOf(bytes.length), bytes]);
    for await (const part of content) {
      for (let from = 0; from < part.length; from += blockBytes) {
        const block = part.subarray(from, from + blockBytes);
        yield Buffer.concat([lengthOf(block.length), block]);
      }
    }
    yield lengthOf(0);
  }
  yield lengthOf(0);
}

const broken = () => new BackupInvalid('This backup cannot be read: another release of the product made it.');

/** Gives out as many bytes as are asked for. */
class Reader {
  readonly #source: AsyncIterator<Buffer>;
  #waiting: Buffer = Buffer.alloc(0);

  constructor(source: Bytes) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    const parts = [this.#waiting];
    let have = this.#waiting.length;
    while (have < length) {
      const next = await this.#source.next();
      if (next.done === true) throw broken();
      parts.push(next.value);
      have += next.value.length;
    }
    const all = parts.length === 1 ? this.#waiting : Buffer.concat(parts);
    this.#waiting = all.subarray(length);
    return all.subarray(0, length);
  }

  async takeLength(most: number): Promise<number> {
    const length = (await this.take(4)).readUInt32BE();
    if (length > most) throw broken();
    return length;
  }

  async expectEnd(): Promise<void> {
    if (this.#waiting.length > 0 || (await this.#source.next()).done !== true) throw broken();
  }
}

/** The entries of {@link archived}. The content of each is read before the next entry is asked for. */
export async function* entriesOf(archive: Bytes): AsyncGenerator<ArchiveEntry> {
  const reader = new Reader(archive);
  async function* blocks(): AsyncGenerator<Buffer> {
    for (let length = await reader.takeLength(blockBytes); length > 0; length = await reader.takeLength(blockBytes))
      yield await reader.take(length);
  }
  for (let length = await reader.takeLength(mostNameBytes); length > 0;) {
    yield { name: (await reader.take(length)).toString(), content: blocks() };
    length = await reader.takeLength(mostNameBytes);
  }
  await reader.expectEnd();
}
