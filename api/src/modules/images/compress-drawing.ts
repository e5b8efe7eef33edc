import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Encodings in which a drawing is sent. */
export type Encoding = 'br' | 'gzip';

/** The encoding for a browser's `Accept-Encoding` header, or null when it takes none of ours. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const named = (encoding: string) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted ?? '');
  if (named('br')) return 'br';
  return named('gzip') ? 'gzip' : null;
}

/** A drawing is text and is compressed once, as well as it goes. */
export function compressDrawing(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(bytes, { level: 9 });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
