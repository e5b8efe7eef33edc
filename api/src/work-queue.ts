import pLimit from 'p-limit';

/** Too much is waiting already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/**
 * Runs costly work, `atOnce` pieces at a time, first come first served. With `mostWaiting` pieces in line the next one is
 * refused with {@link QueueFull}.
 */
export function workQueue(limits: { atOnce: number; mostWaiting: number }) {
  const underWay = new Map<string, Promise<unknown>>();
  const inTurn = pLimit(limits.atOnce);

  function run<T>(work: () => Promise<T>): Promise<T> {
    if (inTurn.activeCount + inTurn.pendingCount >= limits.atOnce + limits.mostWaiting)
      return Promise.reject(new QueueFull());
    return inTurn(work);
  }

  return {
    run,
    /** Each key only once: who asks for what is being made waits for the same result. */
    once<T>(key: string, work: () => Promise<T>): Promise<T> {
      const same = underWay.get(key) as Promise<T> | undefined;
      if (same) return same;
      const result = run(work).finally(() => underWay.delete(key));
      underWay.set(key, result);
      return result;
    },
  };
}

/** A {@link workQueue} for each key, which is there only as long as there is work for it. */
export function workQueues<K>(limits: { atOnce: number; mostWaiting: number }) {
  const queues = new Map<K, { queue: ReturnType<typeof workQueue>; pieces: number }>();

  return {
    async run<T>(key: K, work: () => Promise<T>): Promise<T> {
      const own = queues.get(key) ?? { queue: workQueue(limits), pieces: 0 };
      queues.set(key, own);
      own.pieces += 1;
      try {
        return await own.queue.run(work);
      } finally {
        own.pieces -= 1;
        if (own.pieces === 0) queues.delete(key);
      }
    },
  };
}
