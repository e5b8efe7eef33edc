import { HostDescriptor, RemoteDescriptor } from '@clinic/contracts/registry';
import type { CheckFinding } from '@clinic/contracts';
import * as z from 'zod/mini';
import { parseJson } from '../store/backends/durable-files.ts';
import { isStoreError } from '../store/errors.ts';

const Description = z.object({ version: z.string(), name: z.optional(z.string()) });

/** `remote.json` (of a host: `host.json`) has to follow its schema and to be of this package and this version. */
export function description(name: string, version: string, bytes: Uint8Array): CheckFinding[] {
  const file = name === 'host' ? 'host.json' : 'remote.json';
  try {
    parseJson(name === 'host' ? HostDescriptor : RemoteDescriptor, bytes, file);
    const said = parseJson(Description, bytes, file);
    return [
      ...(name !== 'host' && said.name !== name ? [refuse(`${file} names "${said.name}", its folder "${name}".`)] : []),
      ...(said.version !== version ? [refuse(`${file} says version ${said.version}, package.json ${version}.`)] : []),
    ];
  } catch (error) {
    if (isStoreError(error, 'damaged')) return [refuse(error.message)];
    throw error;
  }
}

function refuse(message: string): CheckFinding {
  return { level: 'error', check: 'description', message };
}
