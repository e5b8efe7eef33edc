import type { CheckFinding } from '@clinic/contracts';

const ofHost = ['host.json'];
const ofRemote = ['remote.json', 'mf-manifest.json', 'fallback.ar.html', 'fallback.en.html'];

/** What a host reads of an artifact has to be in it, and the build that runs on the server too. */
export function requiredFiles(name: string, files: readonly string[]): CheckFinding[] {
  const missing = (name === 'host' ? ofHost : ofRemote).filter((file) => !files.includes(file));
  if (!files.some((file) => file.startsWith('node/'))) missing.push('node/');
  return missing.map((file) => ({
    level: 'error',
    check: 'required-files',
    message: `${file} is missing from the build of ${name}.`,
  }));
}
