import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Preview } from '@clinic/shared/contracts/registry';
import type { ChannelName } from '@clinic/shared/contracts';
import * as z from 'zod/mini';
import { composeWith } from './compositions.ts';
import { parseJson, readIfThere, writeOnce } from './durable-files.ts';
import { StoreError, isStoreError } from './errors.ts';
import { canonicalJson } from './hashes.ts';
import { record } from './history.ts';
import { isPreviewId } from './layout.ts';
import type { Layout } from './layout.ts';
import { lockedStore } from './lock.ts';
import { demandWorking } from './promotion.ts';
import { readRegistry } from './registries.ts';

/** A preview on the disk: the record and the HMAC of its canonical JSON. */
const SignedPreview = z.object({
  schema: z.literal('clinic-signed-preview/1'),
  preview: Preview,
  signature: z.object({ alg: z.literal('HMAC-SHA256'), value: z.string() }),
});

export interface PreviewRequest {
  base: ChannelName;
  replaces: Readonly<Record<string, string>>;
  note: string;
  by: string;
  days: number;
}

/** A preview that may be shown, or why not. */
export type PreviewAnswer = { ok: true; preview: Preview } | { ok: false; reason: 'unknown' | 'forged' | 'expired' };

const day = 24 * 60 * 60 * 1000;

/** Makes a preview of releases that are in the store and work with what is live in the base channel. */
export async function createPreview(layout: Layout, request: PreviewRequest, now: Date, createKey: boolean) {
  const { base, replaces, note, by, days } = request;
  if (!(days > 0 && days <= 90)) throw new StoreError('invalid', 'A preview lasts between 1 and 90 days.');
  const registry = await readRegistry(layout, base);
  if (!registry) throw new StoreError('missing', `Nothing is live in ${base}, so there is nothing to preview in.`);
  const { composition, host, remotes } = await composeWith(layout, registry, replaces);
  await demandWorking(layout, { host, remotes });

  const preview: Preview = {
    schema: 'clinic-preview/1',
    id: `p-${randomBytes(16).toString('hex')}`,
    base,
    replaces: { ...replaces },
    note,
    by,
    issuedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + days * day).toISOString(),
  };
  const key = (await readKey(layout)) ?? (await makeKey(layout, createKey));
  const signature = { alg: 'HMAC-SHA256', value: sign(preview, key).toString('base64') };
  const signed = { schema: 'clinic-signed-preview/1', preview, signature };
  await lockedStore(layout.root, async () => {
    const { id, issuedAt, expiresAt } = preview;
    const act = { at: issuedAt, by, act: 'preview' as const, channel: base, changes: preview.replaces };
    await record(layout, { ...act, to: composition, preview: id, expiresAt, reason: note === '' ? undefined : note });
    await writeOnce(layout.preview(id), `${JSON.stringify(signed, null, 2)}\n`);
  });
  return preview;
}

/** Looks a preview up by the id of a link. Whatever is not exactly what was signed is not shown. */
export async function readPreview(layout: Layout, id: string, now: Date): Promise<PreviewAnswer> {
  const bytes = isPreviewId(id) ? await readIfThere(layout.preview(id)) : null;
  if (bytes === null) return { ok: false, reason: 'unknown' };

  const preview = await readSigned(layout, bytes);
  if (preview?.id !== id) return { ok: false, reason: 'forged' };
  if (now.getTime() >= Date.parse(preview.expiresAt)) return { ok: false, reason: 'expired' };
  if ((await readRegistry(layout, preview.base)) === null) return { ok: false, reason: 'unknown' };
  return { ok: true, preview };
}

async function readSigned(layout: Layout, bytes: Buffer): Promise<Preview | null> {
  const key = await readKey(layout);
  if (key === null) return null;
  try {
    const { preview, signature } = parseJson(SignedPreview, bytes, 'the preview');
    const given = Buffer.from(signature.value, 'base64');
    const expected = sign(preview, key);
    return given.length === expected.length && timingSafeEqual(given, expected) ? preview : null;
  } catch (error) {
    if (isStoreError(error, 'damaged')) return null;
    throw error;
  }
}

function sign(preview: Preview, key: Buffer): Buffer {
  return createHmac('sha256', key).update(canonicalJson(preview)).digest();
}

async function readKey(layout: Layout): Promise<Buffer | null> {
  const text = await readIfThere(layout.previewKey);
  if (text === null) return null;
  const key = Buffer.from(text.toString().trim(), 'hex');
  if (key.length >= 32) return key;
  throw new StoreError('no-key', `${layout.previewKey} has to hold at least 32 bytes in hexadecimal digits.`);
}

async function makeKey(layout: Layout, allowed: boolean): Promise<Buffer> {
  if (!allowed) {
    const how = `openssl rand -hex 32 > ${layout.previewKey} && chmod 600 ${layout.previewKey}`;
    throw new StoreError('no-key', `There is no key to sign previews with. Make one: ${how}`);
  }
  await writeOnce(layout.previewKey, `${randomBytes(32).toString('hex')}\n`, 0o600);
  const key = await readKey(layout);
  if (key) return key;
  throw new StoreError('no-key', `${layout.previewKey} could not be read after it was made.`);
}
