import { inTemporaryDirectory } from '../../testing/fixtures.ts';
import { storeKinds } from '../../testing/store-kinds.ts';
import type { StorageBackend } from './storage-backend.ts';

const many = Array.from({ length: 20 }, (_, index) => index);

/** A tree whose every file says whose it is. */
function aTree(whose: string): Map<string, Buffer> {
  const names = ['files.json', 'a.js', 'node/b.cjs', ...many.map((index) => `chunk-${index}.js`)];
  return new Map(names.map((name) => [name, Buffer.from(`${name} of ${whose}`)]));
}

describe.each(storeKinds())('a backend $name', (kind) => {
  const withBackend = (test: (backend: StorageBackend, another: () => StorageBackend) => Promise<void>) =>
    inTemporaryDirectory(async (directory) => {
      const location = await kind.location(directory);
      await test(kind.backend(location, directory), () => kind.backend(location, directory));
    });

  test('holds nothing at first, and then what was written', () =>
    withBackend(async (backend) => {
      expect(await backend.read('registry/production.json')).toBeNull();
      expect(await backend.list('artifacts')).toEqual([]);
      expect(await backend.writeOnce('compositions/c-1.json', 'one')).toBe(true);
      expect((await backend.read('compositions/c-1.json'))?.toString()).toBe('one');
    }));

  test('what is written once stays, whoever comes later', () =>
    withBackend(async (_backend, another) => {
      const answers = await Promise.all(many.map((index) => another().writeOnce('c', `of ${index}`)));
      const winner = answers.indexOf(true);
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect((await another().read('c'))?.toString()).toBe(`of ${winner}`);
    }));

  test('only what was seen is replaced', () =>
    withBackend(async (backend) => {
      expect(await backend.replace('r', 'one', Buffer.from('zero'))).toBe(false);
      expect(await backend.replace('r', 'one', null)).toBe(true);
      expect(await backend.replace('r', 'two', null)).toBe(false);
      expect(await backend.replace('r', 'two', Buffer.from('zero'))).toBe(false);
      expect(await backend.replace('r', 'two', Buffer.from('one'))).toBe(true);
      expect((await backend.read('r'))?.toString()).toBe('two');
    }));

  test('writers who take turns lose no line and are never two at once', () =>
    withBackend(async (_backend, another) => {
      let inside = 0;
      const most: number[] = [];
      await Promise.all(
        many.map((index) => {
          const backend = another();
          return backend.exclusively(async () => {
            inside += 1;
            most.push(inside);
            await backend.append('history.jsonl', `line ${index}`);
            inside -= 1;
          });
        }),
      );
      const lines = (await another().read('history.jsonl'))?.toString().trim().split('\n') ?? [];
      expect([...lines].sort()).toEqual(many.map((index) => `line ${index}`).sort());
      expect(Math.max(...most)).toBe(1);
    }));

  test('a turn that fails lets the next one in', () =>
    withBackend(async (backend, another) => {
      await expect(backend.exclusively(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
      expect(await another().exclusively(() => Promise.resolve('in'))).toBe('in');
    }));

  test('a holder whose lock was taken over is told when it asks', () =>
    withBackend(async (backend, another) => {
      await backend.exclusively(async (assertHeld) => {
        await assertHeld();
        await assertHeld();
        // As one does who finds a lock that was not renewed for long.
        await another().removeTree('.write-lock');
        await another().exclusively((assertNext) => assertNext());
        await expect(assertHeld()).rejects.toMatchObject({ code: 'conflict' });
      });
      expect(await another().exclusively(() => Promise.resolve('in'))).toBe('in');
    }));

  test('a line goes on a line of its own after one that was cut off', () =>
    withBackend(async (backend) => {
      await backend.writeOnce('h', '{"cut');
      // What is written once is read-only where there are rights.
      await backend.replace('h', '{"cut', Buffer.from('{"cut'));
      await backend.append('h', 'next');
      expect((await backend.read('h'))?.toString()).toBe('{"cut\nnext\n');
    }));

  test('a tree is there as a whole, once', () =>
    withBackend(async (backend) => {
      expect(await backend.putTree('artifacts/qa/1', aTree('one'))).toBe(true);
      expect(await backend.putTree('artifacts/qa/1', aTree('two'))).toBe(false);
      const listed = await backend.list('artifacts/qa/1');
      expect(listed.map(({ key }) => key)).toEqual(
        [...aTree('').keys()].map((name) => `artifacts/qa/1/${name}`).sort(),
      );
      expect(listed.find(({ key }) => key.endsWith('/a.js'))?.size).toBe('a.js of one'.length);
      await backend.putTree('artifacts/qa/11', aTree('other'));
      await backend.removeTree('artifacts/qa/1');
      expect(await backend.list('artifacts/qa/1')).toEqual([]);
      expect(await backend.list('artifacts/qa/11')).toHaveLength(listed.length);
    }));

  test('of two different trees at once none becomes a mixture', () =>
    withBackend(async (backend, another) => {
      await Promise.allSettled(['one', 'two'].map((whose) => another().putTree('artifacts/qa/1', aTree(whose))));
      const mark = (await backend.read('artifacts/qa/1/files.json'))?.toString();
      expect(mark).toMatch(/^files\.json of (one|two)$/);
      const whose = mark?.split(' of ')[1] ?? '';
      for (const [name, bytes] of aTree(whose)) expect(await backend.read(`artifacts/qa/1/${name}`)).toEqual(bytes);
    }));

  test('the same tree by several at once is there once, and fails for none', () =>
    withBackend(async (backend, another) => {
      for (let go = 0; go < 5; go += 1) {
        const prefix = `artifacts/qa/${go}`;
        const answers = await Promise.all([1, 2, 3].map(() => another().putTree(prefix, aTree('one'))));
        expect(answers.filter(Boolean)).toHaveLength(1);
        expect(await backend.list(prefix)).toHaveLength(aTree('one').size);
        expect(await backend.list('.uploads')).toEqual([]);
      }
    }));

  test('a file is taken away by its own key, without its neighbours', () =>
    withBackend(async (backend) => {
      for (const key of ['claims/qa/1', 'claims/qa/11']) await backend.writeOnce(key, 'one');
      await backend.removeTree('claims/qa/1');
      expect((await backend.list('claims')).map(({ key }) => key)).toEqual(['claims/qa/11']);
    }));

  test('a tree on the disk holds the same bytes under the same keys', () =>
    withBackend(async (backend) => {
      await backend.putTree('artifacts/qa/1', aTree('one'));
      const { backend: local } = await backend.onDisk('artifacts/qa/1');
      expect((await local.read('artifacts/qa/1/node/b.cjs'))?.toString()).toBe('node/b.cjs of one');
      expect(await local.list('artifacts/qa/1')).toHaveLength(aTree('one').size);
    }));
});
