import { readFile } from 'node:fs/promises';
import { StoreError } from '@clinic/releases/store';
import { policyHash } from './page-policy.ts';

/** A script that stands in the pages themselves, and its hash for their Content-Security-Policy. */
export interface InlineScript {
  code: string;
  hash: string;
}

/**
 * Reads a script that pages carry themselves. It stands before their first words, so that it is there for the first press;
 * as a file of its own it would come a turn of a slow line later, and presses until then would be lost.
 * @throws {StoreError} `damaged` for one that would end its element, and a system error for one that is not there
 */
export async function readInlineScript(file: string): Promise<InlineScript> {
  const code = (await readFile(file, 'utf8')).trim();
  if (/<\/script|<!--/i.test(code)) throw new StoreError('damaged', `${file} cannot stand in a page`);
  return { code, hash: policyHash(code) };
}
