import path from 'node:path';
import { aLiveStore, inTemporaryDirectory, second, third } from '../../testing/fixtures.ts';
import { directoryBackend } from '../backends/directory-backend.ts';
import type { StorageBackend } from '../backends/storage-backend.ts';
import { storeContext } from '../context/store-context.ts';
import { StoreError } from '../errors.ts';
import { rollback } from './rollback.ts';

const production = { channel: 'production', by: 'noura' } as const;
const away = () => new StoreError('unreachable', 'The store could not be used: no answer in time.');

/** What the server of the store does with a write, given what it would do. */
type Server = (key: string, write: () => Promise<boolean>, fallsSilent: () => void) => Promise<boolean>;

/** A rollback from the third release of booking, by a machine that reaches the store through `server`. */
function whenRolledBack(server: Server) {
  return inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    await store.promote({ ...production, changes: { booking: second } });
    await store.promote({ ...production, changes: { booking: third } });

    const whole = directoryBackend(store.location);
    let silent = false;
    const backend: StorageBackend = {
      ...whole,
      read: (key) => (silent ? Promise.reject(away()) : whole.read(key)),
      replace: (key, bytes, seen) =>
        server(
          key,
          () => whole.replace(key, bytes, seen),
          () => (silent = true),
        ),
    };
    const context = storeContext(backend, path.join(directory, 'keys'));
    const outcome = await rollback(context, production, () => new Date()).catch((error: unknown) => error);
    const live = await store.readRegistry('production');
    return { outcome, live: live?.remotes['booking']?.release, seq: live?.seq };
  });
}

/** What happens to the write of a registry; every other write is done. */
const toRegistry =
  (what: Server): Server =>
  (key, write, fallsSilent) =>
    key.startsWith('registry/') ? what(key, write, fallsSilent) : write();

test('a channel that was moved is told as moved, although the answer to its write was lost', async () => {
  const moved = await whenRolledBack(
    toRegistry(async (_key, write) => {
      await write();
      throw away();
    }),
  );
  expect(moved).toMatchObject({ outcome: { changed: true, registry: { seq: 4 } }, live: second, seq: 4 });
});

test('a channel that was not moved is told as not reached, so that the same call may be made again', async () => {
  const still = await whenRolledBack(toRegistry(() => Promise.reject(away())));
  expect(still).toMatchObject({ outcome: { code: 'unreachable' }, live: third, seq: 3 });
});

test('a write of which nothing is heard again may have been made, which is said with where to look', async () => {
  const unknown = await whenRolledBack(
    toRegistry(async (_key, write, fallsSilent) => {
      await write();
      fallsSilent();
      throw away();
    }),
  );
  expect(unknown.outcome).toMatchObject({
    code: 'unanswered',
    message: expect.stringMatching(/may have been moved all the same.*release status/),
  });
});

test('a number that could not be noted is a finding of a move that was made, not a failure to be tried again', async () => {
  const moved = await whenRolledBack((key, write) => (key === 'numbers.json' ? Promise.reject(away()) : write()));
  expect(moved).toMatchObject({
    outcome: { changed: true, findings: [{ level: 'warn', check: 'number' }] },
    live: second,
    seq: 4,
  });
});
