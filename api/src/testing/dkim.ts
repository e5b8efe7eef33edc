import { createHash, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** A header in relaxed canonicalization (RFC 6376, 3.4.2). */
function relaxedHeader(line: string): string {
  const [name = '', ...value] = line.split(':');
  const unfolded = value
    .join(':')
    .replace(/\r\n/g, '')
    .replace(/[\t ]+/g, ' ')
    .trim();
  return `${name.trim().toLowerCase()}:${unfolded}`;
}

/** A body in relaxed canonicalization (RFC 6376, 3.4.4). */
function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[\t ]+/g, ' ').replace(/ $/, ''));
  const text = lines.join('\r\n').replace(/(\r\n)+$/, '');
  return text === '' ? '' : `${text}\r\n`;
}

/** The tags of a signature, and whether it is good, as a mailbox that has the public key from the DNS finds. */
export function dkimOf(raw: string, publicKey: KeyObject): { isGood: boolean; tags: Record<string, string> } {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).split(/\r\n(?![\t ])/);
  const signature = headers.find((line) => /^DKIM-Signature:/i.test(line));
  if (signature === undefined) return { isGood: false, tags: {} };
  const tags: Record<string, string> = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .flatMap((tag) => {
        const [name = '', ...value] = tag.split('=');
        const text = value.join('=').replace(/\s/g, '');
        return name.trim() === '' ? [] : [[name.trim(), text] as const];
      }),
  );
  const signed = (tags['h'] ?? '').split(':').flatMap((name) => {
    const line = headers.findLast((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`));
    return line === undefined ? [] : [relaxedHeader(line)];
  });
  const unsigned = relaxedHeader(signature.replace(/([;\s]b=)[^;]*/, '$1'));
  const bodyHash = createHash('sha256')
    .update(relaxedBody(raw.slice(end + 4)), 'utf8')
    .digest('base64');
  const text = Buffer.from([...signed, unsigned].join('\r\n'), 'utf8');
  const isSigned = verify('sha256', text, publicKey, Buffer.from(tags['b'] ?? '', 'base64'));
  return { isGood: isSigned && bodyHash === tags['bh'], tags };
}
