import { StoreError } from '../errors.ts';

/** A file of the store: its key, relative to the store and with forward slashes, and when it was put there. */
export interface StoredObject {
  key: string;
  size: number;
  putAt: Date;
}

/** The file that marks a tree as whole: it is written last, and a tree without it does not exist. */
export const commitMarker = 'files.json';

/**
 * Asked inside the lock before what cannot be undone: a holder that slept, or lost its network, may have lost the lock.
 * @throws {StoreError} `conflict` when the lock is no longer held
 */
export type AssertHeld = () => Promise<void>;

/** What a holder is told that lost its lock. */
export function lostLock(): StoreError {
  return new StoreError(
    'conflict',
    'The lock of the store was lost, as when a machine sleeps or its network fails for some seconds; another command may have gone on. Nothing more was done. Try again.',
  );
}

/** A tree of files on a disk of this machine. */
export interface OnDisk {
  /** It may not exist. */
  directory: string;
  /** By which its files are read under the same keys as in the store, to compare exactly what will be executed. */
  backend: StorageBackend;
  /** Throws the tree away, so that it is fetched again; not there when the store itself lies on this disk. */
  discard?: () => Promise<void>;
}

/**
 * Where a store keeps its bytes: a directory, or a bucket of an object store. Keys are relative, with forward slashes. What
 * the store means by them is none of its business.
 */
export interface StorageBackend {
  /** The whole content, or null when there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Writes what never changes again. False when something is there already, whoever wrote it. */
  writeOnce(key: string, bytes: string | Uint8Array): Promise<boolean>;
  /**
   * Puts a new content in the place of what the caller saw (`null`: nothing) at once: a reader gets the old one or the new
   * one, never a part. False, and nothing written, when something else is there by now.
   */
  replace(key: string, bytes: string, seen: Uint8Array | null): Promise<boolean>;
  /** Adds one line at the end. Only inside {@link exclusively}. */
  append(key: string, line: string): Promise<void>;
  /**
   * Puts many files below a prefix that has none, {@link commitMarker} among them, all or nothing for whoever reads. False when
   * it has some.
   */
  putTree(prefix: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean>;
  /** Every file below a prefix, by key. */
  list(prefix: string): Promise<StoredObject[]>;
  /** Takes away a file or everything below a prefix. */
  removeTree(prefix: string): Promise<void>;
  /** Runs one writer after the other, across processes and machines. */
  exclusively<T>(act: (assertHeld: AssertHeld) => Promise<T>): Promise<T>;
  /** The files below a prefix on this machine, for what has to be executed from a disk. */
  onDisk(prefix: string): Promise<OnDisk>;
}
