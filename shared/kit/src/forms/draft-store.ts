import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { persist } from 'zustand/middleware';
import type { PersistStorage, StorageValue } from 'zustand/middleware';
import { onTabForgotten } from '../session/tab-owner.ts';

interface DraftOptions<T> {
  /** What stands where nothing was persisted. */
  initial: T;
  /** `tab` ends with the tab and at sign-out; `device` outlives both. */
  storage: 'tab' | 'device';
  /** Another version of the format drops what was persisted before. */
  version: number;
  /** How long a draft counts after its last change, in milliseconds. */
  maxAgeMs?: number;
}

/** State that outlives its component: in memory, and in the browser's storage where there is one. */
export interface DraftStore<T> {
  get: () => T;
  set: (changes: Partial<T>) => void;
  /** Drops it from memory and storage. */
  forget: () => void;
  /** On the server, and until the page agrees with what the server sent, the initial state. */
  useDraft: () => T;
}

/**
 * A store for what somebody types and has not sent. It never holds more than the storage does: when the storage is cleared,
 * at sign-out, nothing is left in memory. Without a storage it lives as long as the page.
 * @param name its key in the storage
 */
export function createDraftStore<T extends object>(name: string, options: DraftOptions<T>): DraftStore<T> {
  const { initial, version } = options;
  const text = () => readText(name, options.storage);
  const store = createStore<T>()(
    persist(() => initial, {
      name,
      version,
      storage: draftStorage<T>(options),
      merge: (persisted) => ({ ...initial, ...(persisted as Partial<T> | undefined) }),
    }),
  );
  let seen = text();
  const get = () => {
    const now = text();
    if (now !== seen) {
      seen = now;
      void store.persist.rehydrate();
    }
    return store.getState();
  };
  if (options.storage === 'tab') onTabForgotten(() => void get());

  return {
    get,
    set(changes) {
      get();
      store.setState(changes);
      seen = text();
    },
    forget() {
      store.setState(initial, true);
      store.persist.clearStorage();
      seen = text();
    },
    useDraft: () => useSyncExternalStore(store.subscribe, get, store.getInitialState),
  };
}

type Stored<T> = StorageValue<T> & { savedAt?: number };

function draftStorage<T>({ storage, version, maxAgeMs = Infinity }: DraftOptions<T>): PersistStorage<T> {
  return {
    getItem(name) {
      const stored = parse<T>(readText(name, storage));
      if (stored === null || stored.version !== version) return null;
      return Date.now() - (stored.savedAt ?? 0) > maxAgeMs ? null : stored;
    },
    setItem: (name, value) =>
      attempt(() => areaOf(storage).setItem(name, JSON.stringify({ ...value, savedAt: Date.now() }))),
    removeItem: (name) => attempt(() => areaOf(storage).removeItem(name)),
  };
}

const areaOf = (storage: 'tab' | 'device') => (storage === 'tab' ? sessionStorage : localStorage);

function readText(name: string, storage: 'tab' | 'device'): string | null {
  try {
    return areaOf(storage).getItem(name);
  } catch {
    // There is none on the server, and browsers may refuse theirs.
    return null;
  }
}

function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // A refused or full storage keeps nothing; the draft lives as long as the page.
  }
}

function parse<T>(text: string | null): Stored<T> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && 'state' in value ? (value as Stored<T>) : null;
  } catch {
    return null;
  }
}
