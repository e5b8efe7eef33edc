import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { EncryptedPDFError, PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import type { PDFObject } from '@cantoo/pdf-lib';
import { decryptFile, encryptFile } from './encrypted-file.ts';

/** What a file was found to be. `clean`: it was written again with nothing but what was looked at. */
export type Inspected =
  | { readonly kind: 'clean'; readonly bytes: number; readonly sha256: Buffer }
  | { readonly kind: 'active' | 'encrypted' | 'unreadable' };

/**
 * Names in a PDF that make it do something or carry another file (ISO 32000-2: 12.6 actions, 7.11.4 embedded files, 13 rich
 * media), without the slash and with escapes decoded.
 */
const active = new Set([
  ...['JavaScript', 'JS', 'Launch', 'AA', 'SubmitForm', 'ImportData', 'GoToE', 'GoToR', 'Rendition', 'RichMedia'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'XFA', 'Movie', 'Sound', '3D'],
]);

const isActive = (name: PDFName) => active.has(name.decodeText());

/** Objects that are written inside of others are in no list of the file's objects. */
function doesSomething(object: PDFObject, depth = 0): boolean {
  // Nobody writes a CV so deep; a file that does is made to exhaust its readers.
  if (depth > 100) return true;
  if (object instanceof PDFName) return isActive(object);
  if (object instanceof PDFArray) return object.asArray().some((item) => doesSomething(item, depth + 1));
  if (object instanceof PDFStream) return doesSomething(object.dict, depth + 1);
  if (object instanceof PDFDict)
    return object.entries().some(([name, value]) => isActive(name) || doesSomething(value, depth + 1));
  return false;
}

/** A file and its key. */
export interface FileToInspect {
  readonly file: string;
  readonly key: Uint8Array;
}

async function inspect({ file, key: bytes }: FileToInspect): Promise<Inspected> {
  const key = Buffer.from(bytes);
  const content = decryptFile(await readFile(file), key);
  try {
    const document = await PDFDocument.load(content, {
      ...{ parseSpeed: Infinity, throwOnInvalidObject: true, updateMetadata: false, preserveXFA: true },
    });
    if (document.getPageCount() === 0) return { kind: 'unreadable' };
    const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
    if (objects.some((object) => doesSomething(object))) return { kind: 'active' };
    const rebuilt = Buffer.from(await document.save({ rewrite: true, useObjectStreams: false }));
    await writeFile(`${file}.new`, encryptFile(key, rebuilt), { mode: 0o600, flush: true });
    await rename(`${file}.new`, file);
    return { kind: 'clean', bytes: rebuilt.length, sha256: createHash('sha256').update(rebuilt).digest() };
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    // Encrypted objects may look broken before it is known that they are encrypted.
    const isEncrypted = error instanceof EncryptedPDFError || content.includes('/Encrypt');
    return { kind: isEncrypted ? 'encrypted' : 'unreadable' };
  }
}

parentPort?.postMessage(await inspect(workerData as FileToInspect));
