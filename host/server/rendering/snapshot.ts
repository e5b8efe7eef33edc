import { createHash } from 'node:crypto';

/** A rendered page as it is answered. */
export interface Snapshot {
  status: number;
  /** Where to, for a redirect; then there are no bytes. */
  location: string | null;
  /** Only compressed: as it is a page takes several times as much memory, and hardly anybody asks for it. */
  brotli: Buffer;
  gzip: Buffer;
  etag: string;
  policy: string;
  /** Whether the page may be kept: an incomplete one, and one of a session, is not. */
  keep: boolean;
  /** Whether something of it could not be had or drawn. */
  incomplete: boolean;
  /** Whether it is rendered again because of its age, while it is answered: what shows free times may be out of date. */
  aged: boolean;
  /** Of which data it was rendered; empty for the answer to a form. */
  dataVersion: string;
  /** When it was rendered, while it stands in because rendering it again failed; otherwise null. */
  knownAt: Date | null;
}

/** Tag of a page's bytes. */
export function etagOf(html: Buffer): string {
  return `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
}
