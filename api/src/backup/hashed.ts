import { createHash } from 'node:crypto';

/** Passes a stream on and tells its SHA-256, in hexadecimal, when it has ended. */
export async function* hashed(
  content: AsyncIterable<Buffer>,
  onHash: (sha256: string) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const part of content) {
    hash.update(part);
    yield part;
  }
  onHash(hash.digest('hex'));
}
