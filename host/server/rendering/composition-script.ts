import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { compositionScripts, remotesOfScript, jsonForScript } from '@clinic/contracts/host';
import type { BootData, OtherRemotes, PageDescriptor } from '@clinic/contracts/host';
import { inFormat1 } from './composition-format.ts';

/** A file about a composition, compressed. */
export interface CompositionFile {
  /** Address below the site's root, with the hash of the bytes: they never change. */
  url: string;
  integrity: string;
  brotli: Buffer;
  gzip: Buffer;
}

/** The script that brings the remotes of a composition and what they say about themselves, so that no page carries them. */
export interface CompositionScript extends CompositionFile {
  /** What the script leaves to a file of their own; null where it brings all remotes. */
  others: { names: ReadonlySet<string>; file: CompositionFile } | null;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Makes the script of a composition. It holds nothing but what the store says of the releases, in a format that does not
 * change, so that each server of a site makes the same bytes of the same composition, whatever its settings and its version are.
 * @param othersLater whether the host of the composition can fetch the remotes without a place in its frame later
 */
export async function compositionScript(
  id: string,
  remotes: BootData['remotes'],
  othersLater: boolean,
): Promise<CompositionScript> {
  const { global, others: globalOfOthers, event } = remotesOfScript;
  const isOther = (name: string) => othersLater && hasPagesAlone(remotes[name]?.descriptor);
  const [ofFrame, other] = [(name: string) => !isOther(name), isOther].map((is) =>
    Object.fromEntries(
      Object.entries(remotes)
        .filter(([name]) => is(name))
        .map(([name, entry]) => [name, inFormat1(entry)]),
    ),
  );
  const names = Object.keys(other ?? {}).sort();
  const file = names.length === 0 ? null : await compositionFile(id, 'json', JSON.stringify(other));
  const named: OtherRemotes | null = file && { names, url: file.url, integrity: file.integrity };
  const code = [
    ...(named === null ? [] : [`${globalOfOthers}=${jsonForScript(named)}`]),
    `${global}=${jsonForScript(ofFrame)}`,
    `dispatchEvent(new Event("${event}"))`,
  ];
  const script = await compositionFile(id, 'js', code.join(';'));
  return { ...script, others: file && { names: new Set(names), file } };
}

/** Whether nothing but its own pages needs a remote: it has no place in the frame, and other pages count nothing for it. */
function hasPagesAlone(descriptor: PageDescriptor | undefined): boolean {
  if (descriptor === undefined) return false;
  const { navigation, slots, conversion, routes } = descriptor;
  const hasPurpose = routes.some(({ purpose }) => purpose !== undefined);
  return navigation.length === 0 && slots.length === 0 && conversion === undefined && !hasPurpose;
}

async function compositionFile(id: string, ending: string, text: string): Promise<CompositionFile> {
  const bytes = Buffer.from(text);
  const hash = createHash('sha384').update(bytes).digest();
  const [brotli, zipped] = await Promise.all([compressBrotli(bytes), compressGzip(bytes, { level: 9 })]);
  return {
    url: `${compositionScripts}${id}/${hash.toString('hex').slice(0, 16)}.${ending}`,
    integrity: `sha384-${hash.toString('base64')}`,
    brotli,
    gzip: zipped,
  };
}
