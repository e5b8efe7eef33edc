import { FairQueue } from './fair-queue.ts';

const drained = (queue: FairQueue<string>) => {
  const items = [];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) items.push(item);
  return items;
};

test('R25: shares take turns, so that one that asks for much keeps no other waiting', () => {
  const queue = new FairQueue<string>({ all: 10, share: 5 });
  for (const item of ['a1', 'a2', 'a3']) expect(queue.push('a', item)).toBeNull();
  expect(queue.push('b', 'b1')).toBeNull();
  expect(queue.push('c', 'c1')).toBeNull();
  expect(queue.length).toBe(5);
  expect(drained(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  expect(drained(queue)).toEqual([]);
});

test('R25: a share has so many places, and a full queue makes room from the longest one', () => {
  const queue = new FairQueue<string>({ all: 4, share: 3 });
  expect(['a1', 'a2', 'a3', 'a4'].map((item) => queue.push('a', item))).toEqual([null, null, null, 'a4']);
  expect(queue.push('b', 'b1')).toBeNull();
  expect(queue.push('b', 'b2')).toBe('a3');
  expect(queue.push('b', 'b3')).toBe('b3');
  expect(queue.push('c', 'c1')).not.toBe('c1');
  expect(drained(queue)).toHaveLength(4);
  expect(queue.push('a', 'a5')).toBeNull();
});
