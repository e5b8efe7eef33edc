import { PageMemory } from './page-memory.ts';
import type { Snapshot } from './snapshot.ts';

const bytes = (count: number) => Buffer.alloc(count, 'a');

/** A page of 100 bytes in all its forms. */
const aPage = () => ({
  snapshot: { brotli: bytes(9), gzip: bytes(90) } as unknown as Snapshot,
  ...{ dataVersion: '1', renderedAt: 0, retry: null, isStrong: false },
});

test('the budget is one for all compositions, and counts each page in both its forms', () => {
  const memory = new PageMemory(800);
  const shares = [memory.share(), memory.share(), memory.share()];
  for (let number = 0; number < 30; number += 1)
    for (const share of shares) {
      memory.kept.set(`${share}/${number}`, aPage());
      memory.interim.set(`${share}/${number}`, { snapshot: aPage().snapshot, retry: { at: 0, dataVersion: '1' } });
    }
  expect([memory.kept.size, memory.interim.size, memory.bytes]).toEqual([7, 1, 800]);
});

test('what is asked for longest ago goes first, and a composition takes its pages along', () => {
  const onEvicted = jest.fn();
  const memory = new PageMemory(800, onEvicted);
  const one = memory.share();
  const other = memory.share();
  for (let number = 0; number < 7; number += 1) memory.kept.set(`${one}/${number}`, aPage());
  memory.kept.get(`${one}/0`);
  memory.kept.set(`${other}/0`, aPage());
  expect([memory.kept.has(`${one}/0`), memory.kept.has(`${one}/1`)]).toEqual([true, false]);
  memory.clear(one);
  expect([[...memory.kept.keys()], memory.bytes]).toEqual([[`${other}/0`], 100]);
  // What goes with its composition is not missed.
  expect(onEvicted).toHaveBeenCalledTimes(1);
});

test('one page is compressed strongly at a time, once, and only while it is the page of its address', async () => {
  const memory = new PageMemory(800);
  const pages = ['/', '/a'];
  for (const page of pages) memory.kept.set(page, aPage());
  const compressed = Promise.withResolvers<Buffer>();
  const compress = jest.fn(() => compressed.promise);
  const both = pages.map((page) => memory.strengthen(page, compress));
  compressed.resolve(bytes(4));
  await Promise.all(both);
  await memory.strengthen('/', compress);
  expect(compress).toHaveBeenCalledTimes(1);
  expect([memory.kept.get('/')?.snapshot.brotli.length, memory.kept.get('/a')?.snapshot.brotli.length]).toEqual([4, 9]);

  await memory.strengthen('/a', async () => {
    memory.kept.set('/a', aPage());
    return bytes(4);
  });
  expect(memory.kept.get('/a')).toMatchObject({ isStrong: false });
});
