import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import { inTemporaryDirectory, writeFiles } from '../testing/fixtures.ts';
import { StoreError } from '../store/errors.ts';
import { uploadArtifact } from './upload-artifact.ts';

type Connection = Parameters<typeof uploadArtifact>[0]['connection'];

const six = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`${n}.js`, `file ${n}`]));

test('when one of several connections breaks, an upload goes on once the others are at their end', () =>
  inTemporaryDirectory(async (directory) => {
    const received = [0, 0, 0, 0, 0, 0];
    const held: PromiseWithResolvers<void>[] = [];
    const four = Promise.withResolvers<void>();
    const isSending = new Set<string>();
    let begun = 0;
    const connection: Connection = {
      json: async (call, schema) => {
        if (call.path !== 'uploads') return z.parse(schema, { published: true, findings: [] });
        begun += 1;
        return z.parse(schema, { id: 'one', received });
      },
      send: async ({ path: file, body }) => {
        // As the service refuses it.
        if (isSending.has(file)) throw new StoreError('conflict', `${file} is being written.`);
        isSending.add(file);
        try {
          if (begun === 1) {
            const broken = Promise.withResolvers<void>();
            if (held.push(broken) === 4) four.resolve();
            await broken.promise;
          }
          received[Number(file.at(-1))] = body?.length ?? 0;
          return new Response();
        } finally {
          isSending.delete(file);
        }
      },
    };
    const built = await writeFiles(path.join(directory, 'build'), six);
    const publication = { name: 'booking', release: '1.0.0+0000001', built, by: 'tests' };
    const uploaded = uploadArtifact({ connection, progress: () => undefined }, publication, []);
    uploaded.catch(() => undefined);

    await four.promise;
    const [first, ...others] = held;
    first?.reject(new StoreError('unreachable', 'The connection broke.'));
    await setImmediate();
    for (const other of others) other.resolve();
    expect(await uploaded).toMatchObject({ published: true });
    expect([held.length, begun]).toEqual([4, 2]);
    expect(received).toEqual([6, 6, 6, 6, 6, 6]);
  }));
