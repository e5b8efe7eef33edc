import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { decrypted, encrypted } from './encrypted-file.ts';

const key = 'k'.repeat(40);
const chunk = 64 * 1024;
const stored = chunk + 16;
const header = 64;

async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
const encrypt = (plain: Buffer) => buffer(encrypted(inParts(plain, 10_000), key));
const decrypt = (file: Buffer, secret = key) => buffer(decrypted(inParts(file, 77_777), secret));

describe('the file of a backup', () => {
  test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 200_000])(
    '%d bytes come back as they were',
    async (size) => {
      const plain = randomBytes(size);
      const file = await encrypt(plain);
      expect((await decrypt(file)).equals(plain)).toBe(true);
      expect(file.length).toBe(header + size + 16 * Math.max(1, Math.ceil(size / chunk)));
    },
  );

  test('is another one each time, and tells nothing of what it holds', async () => {
    const plain = Buffer.alloc(chunk, 'Sara');
    const [one, other] = await Promise.all([encrypt(plain), encrypt(plain)]);
    expect(one.subarray(header).equals(other.subarray(header))).toBe(false);
    expect(one.includes('Sara')).toBe(false);
  });

  test('is opened by its own key alone', async () => {
    await expect(decrypt(await encrypt(Buffer.from('x')), 'l'.repeat(40))).rejects.toThrow(
      'BACKUP_KEY is not the key that this backup was made with.',
    );
  });

  test('a changed byte, anywhere, is noticed', async () => {
    const file = await encrypt(randomBytes(2 * chunk));
    for (const at of [0, 20, 60, header, header + stored - 1, header + stored, file.length - 1]) {
      const changed = Buffer.from(file);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(decrypt(changed)).rejects.toThrow(/altered|is not the key/);
    }
  });

  test('a missing end, a missing chunk, chunks in another order and more at the end are noticed', async () => {
    const file = await encrypt(randomBytes(3 * chunk + 5));
    const chunks = Array.from({ length: 3 }, (_, n) => file.subarray(header + n * stored, header + (n + 1) * stored));
    const [head, last] = [file.subarray(0, header), file.subarray(header + 3 * stored)];
    const [a, b, c] = chunks as [Buffer, Buffer, Buffer];
    for (const parts of [
      [head],
      [head, a],
      [head, a, b, c],
      [head, a, b, c, last.subarray(0, -1)],
      [head, a, c, last],
      [head, b, a, c, last],
      [head, a, b, c, last, last],
    ])
      await expect(decrypt(Buffer.concat(parts))).rejects.toThrow('altered or cut off');
    await expect(decrypt(head.subarray(0, 30))).rejects.toThrow('is no backup of the clinic');
  });
});
