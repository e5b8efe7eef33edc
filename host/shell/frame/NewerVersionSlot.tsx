import { useNewerVersion } from './newer-version.ts';

/** Where the frame announces a newer version. */
export function NewerVersionSlot() {
  const { Notice } = useNewerVersion();
  return Notice && <Notice />;
}
