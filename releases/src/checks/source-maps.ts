import type { CheckFinding } from '@clinic/contracts';
import { isPublic } from '../store/artifacts/artifact-files.ts';

/** Sources stay here: nothing that browsers can fetch is a source map or points at one. */
export function sourceMaps(files: ReadonlyMap<string, Uint8Array>): CheckFinding[] {
  return [...files]
    .filter(([file, bytes]) => isPublic(file) && (file.endsWith('.map') || pointsAtMap(file, bytes)))
    .map(([file]) => ({
      level: 'error',
      check: 'source-maps',
      message: `${file} is a source map or points at one. Build with devtool off for browsers.`,
    }));
}

function pointsAtMap(file: string, bytes: Uint8Array): boolean {
  return /\.(js|mjs|css)$/.test(file) && Buffer.from(bytes).includes('# sourceMappingURL=');
}
