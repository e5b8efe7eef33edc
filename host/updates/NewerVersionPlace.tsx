import { useNewerVersion } from './newer-version.ts';

/** Where the frame says that a newer version is ready. */
export function NewerVersionPlace() {
  const { Notice } = useNewerVersion();
  return Notice && <Notice />;
}
