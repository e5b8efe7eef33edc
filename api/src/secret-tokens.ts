import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits that stands in a link or a cookie; the database has its hash alone. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database knows of a token, in 32 bytes. A token is random, so that a quick hash without salt is enough. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
