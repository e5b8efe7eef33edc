import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { compositionScripts, remotesOfScript } from '@clinic/contracts/host';
import type { BootData } from '@clinic/contracts/host';
import { jsonForScript } from './json-for-script.ts';

/** The script that brings the remotes of a composition and what they say about themselves, so that no page carries them. */
export interface CompositionScript {
  /** Address below the site's root, with the hash of the bytes: they never change. */
  url: string;
  integrity: string;
  brotli: Buffer;
  gzip: Buffer;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Makes the script of a composition. It holds nothing but what the store says of the releases, so that each server of a site
 * makes the same bytes of the same composition, whatever its settings are.
 */
export async function compositionScript(id: string, remotes: BootData['remotes']): Promise<CompositionScript> {
  const { global, event } = remotesOfScript;
  const code = Buffer.from(`${global}=${jsonForScript(remotes)};dispatchEvent(new Event("${event}"))`);
  const hash = createHash('sha384').update(code).digest();
  const [brotli, zipped] = await Promise.all([compressBrotli(code), compressGzip(code, { level: 9 })]);
  return {
    url: `${compositionScripts}${id}/${hash.toString('hex').slice(0, 16)}.js`,
    integrity: `sha384-${hash.toString('base64')}`,
    brotli,
    gzip: zipped,
  };
}
