import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@clinic/contracts';
import { aLiveStore, first, inTemporaryDirectory, second, third } from '../../testing/fixtures.ts';
import type { ReleaseStore } from '../index.ts';

/** What a watcher tells, one after another. */
function follow(store: ReleaseStore) {
  const notified: (Registry | 'unreadable')[] = [];
  const waiting: (() => void)[] = [];
  const receive = (what: Registry | 'unreadable') => {
    notified.push(what);
    waiting.shift()?.();
  };
  const stop = store.watchRegistry('production', receive, { every: 5, onError: () => receive('unreadable') });
  const next = async () => {
    if (notified.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    return notified.shift();
  };
  return { stop, next, notified };
}

function bookingOf(received: Registry | 'unreadable' | undefined) {
  return typeof received === 'object' ? received.remotes['booking']?.release : received;
}

test('a watcher hears what is live, then every change', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const { stop, next } = follow(store);
    try {
      expect(bookingOf(await next())).toBe(first);
      await store.promote({ channel: 'production', changes: { booking: second }, by: 'noura' });
      expect(bookingOf(await next())).toBe(second);
      await store.rollback({ channel: 'production', by: 'noura' });
      expect(bookingOf(await next())).toBe(first);
    } finally {
      stop();
    }
  }));

test('a registry that cannot be read is told once, and the next good one is heard', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const { stop, next, notified } = follow(store);
    try {
      await next();
      const file = path.join(store.location, 'registry', 'production.json');
      const good = await readFile(file);
      // At once, as stores write: a watcher that reads meanwhile finds the one or the other.
      const put = async (bytes: string | Buffer) => {
        await writeFile(`${file}.new`, bytes);
        await rename(`${file}.new`, file);
      };
      await put('{}');
      expect(await next()).toBe('unreadable');
      await put(good);
      expect(bookingOf(await next())).toBe(first);
      expect(notified).toEqual([]);
    } finally {
      stop();
    }
  }));

test('who watches a channel before its first promotion hears it', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const production = await store.readRegistry('production');
    const received = new Promise<Registry>((resolve) => store.watchRegistry('staging', resolve, { every: 5 }));
    const changes = { host: production?.host.release ?? '', booking: third };
    await store.promote({ channel: 'staging', changes, by: 'noura' });
    expect(bookingOf(await received)).toBe(third);
  }));

test('keys that cannot be read are told once, and what is live is heard again when they can', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const { stop, next, notified } = follow(store);
    try {
      await next();
      const file = path.join(directory, 'keys', 'trusted.json');
      await rename(file, `${file}.kept`);
      expect(await next()).toBe('unreadable');
      await rename(`${file}.kept`, file);
      expect(bookingOf(await next())).toBe(first);
      expect(notified).toEqual([]);
    } finally {
      stop();
    }
  }));
