import type { Settings } from '../settings/settings.ts';
import { bucketFiles } from './bucket-files.ts';
import type { FileStore } from './file-store.ts';
import { folderFiles } from './folder-files.ts';

/** The store of files that the settings name: a bucket, or the data folder of this machine. */
export function openFileStore({ dataDir, fileStore }: Pick<Settings, 'dataDir' | 'fileStore'>): FileStore {
  return fileStore === null ? folderFiles(dataDir) : bucketFiles(fileStore);
}
