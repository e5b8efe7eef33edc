/** A file as a store lists it. */
export interface StoredFile {
  /** Its path in the store, such as `applications/<id>.enc`. */
  readonly name: string;
  readonly bytes: number;
  readonly writtenAt: Date;
  /** Differs when the content differs. */
  readonly version: string;
}

/**
 * Files of the API that no database holds: CVs, imported pictures and what is drawn from them. A file is there as a whole or
 * not at all. Names are paths that the API made or checked; no store looks at them.
 */
export interface FileStore {
  /** Whether every process has files of its own: reading is cheap then, and nothing can be shared by them. */
  readonly isLocal: boolean;
  /** A file as it is now, or was seconds ago; null when there is none. */
  find(name: string): Promise<StoredFile | null>;
  /** The content of a file; null when there is none. */
  read(name: string): Promise<Buffer | null>;
  /** Writes a file, in the place of another one of its name. */
  write(name: string, content: Buffer): Promise<void>;
  /** Removes a file, if it is there. */
  remove(name: string): Promise<void>;
  /** Every file below a folder; none where there is no such folder. */
  list(folder: string): Promise<StoredFile[]>;
}

/** The store of files cannot be reached, or refuses: later it may be there again. */
export class FileStoreAway extends Error {
  override readonly name = 'FileStoreAway';
  readonly code = 'FILE_STORE_AWAY';
}
