import { createHash } from 'node:crypto';

export { canonicalJson } from '@clinic/contracts/signature';

/** Subresource integrity of some bytes, as browsers write it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
