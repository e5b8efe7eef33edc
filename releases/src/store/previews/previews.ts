import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Preview } from '@clinic/contracts/registry';
import type { ChannelName, Composition } from '@clinic/contracts';
import * as z from 'zod/mini';
import { parseJson, readIfThere, writeOnce } from '../backends/durable-files.ts';
import { StoreError, isStoreError } from '../errors.ts';
import { canonicalJson } from '../hashes.ts';
import { readHistory, record } from '../context/history.ts';
import { isPreviewId, previewKeyFile } from '../context/store-context.ts';
import type { StoreContext } from '../context/store-context.ts';
import { composeOnBase } from './preview-compositions.ts';
import { assertNotReplayed } from '../channels/numbers.ts';
import { assertCompatible, assertIntact } from '../channels/promotion.ts';

/** A preview as it is kept: the record, the HMAC of its canonical JSON, and its end when it was ended before its time. */
const SignedPreview = z.object({
  schema: z.literal('clinic-signed-preview/1'),
  preview: Preview,
  signature: z.object({ alg: z.literal('HMAC-SHA256'), value: z.string() }),
  revoked: z.optional(z.object({ at: z.string(), by: z.string() })),
});
type SignedPreview = z.infer<typeof SignedPreview>;

export interface PreviewRequest {
  base: ChannelName;
  /** An earlier composition to stand in the place of what is live in `base`. */
  composition?: string | undefined;
  replaces: Readonly<Record<string, string>>;
  note: string;
  by: string;
  days: number;
}

/** What makes and admits previews: which site they are for, and whether a missing key is made. */
export interface PreviewRules {
  audience: string;
  createKey: boolean;
}

/**
 * A preview that may be shown, or why not: nobody made it (`unknown`), it is not what was signed (`forged`), it is for another
 * site (`foreign`), somebody ended it (`revoked`), or its time is over (`expired`).
 */
export type PreviewResult =
  | { ok: true; preview: Preview }
  | { ok: false; reason: 'unknown' | 'forged' }
  | { ok: false; reason: 'foreign' | 'revoked' | 'expired'; preview: Preview };

const day = 24 * 60 * 60 * 1000;

/** Makes a preview of releases that are in the store and work with what is live in the base channel. */
export async function createPreview(context: StoreContext, request: PreviewRequest, now: Date, rules: PreviewRules) {
  const { base, note, by, days } = request;
  if (!(days > 0 && days <= 90)) throw new StoreError('invalid', 'A preview lasts between 1 and 90 days.');
  const key = (await readKey(context)) ?? (await makeKey(context, rules.createKey && !(await wereThere(context))));
  // Under the lock, so that no release of it is deleted between being looked at and being needed.
  return context.backend.exclusively(async () => {
    await assertNotReplayed(context, base);
    for (const [name, release] of Object.entries(request.replaces)) await assertIntact(context, name, release);
    const composed = await composeOnBase(context, request);
    await assertCompatible(context, composed);
    const preview = previewOf(request, composed, now, rules);
    const signature = { alg: 'HMAC-SHA256' as const, value: sign(preview, key).toString('base64') };
    const signed: SignedPreview = { schema: 'clinic-signed-preview/1', preview, signature };
    const { id, issuedAt, expiresAt } = preview;
    const act = { at: issuedAt, by, act: 'preview' as const, channel: base, changes: preview.replaces };
    const reason = note === '' ? undefined : note;
    await record(context, { ...act, to: composed.composition, preview: id, expiresAt, reason });
    await context.backend.writeOnce(context.preview(id), written(signed));
    return preview;
  });
}

function previewOf(request: PreviewRequest, composed: Composition, now: Date, { audience }: PreviewRules): Preview {
  const { base, composition, replaces, note, by, days } = request;
  return {
    schema: 'clinic-preview/1',
    id: `p-${randomBytes(16).toString('hex')}`,
    audience,
    base,
    ...(composition === undefined ? {} : { composition }),
    replaces: { ...replaces },
    filesIntegrity: Object.fromEntries(
      Object.keys(replaces).map((name) => [name, composed.remotes[name]?.filesIntegrity ?? '']),
    ),
    note,
    by,
    issuedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + days * day).toISOString(),
  };
}

/** Whether previews were made with a key already: it is on another machine then, and a new one would open none of them. */
async function wereThere(context: StoreContext): Promise<boolean> {
  return (await readHistory(context)).lines.some(({ act }) => act === 'preview');
}

/** Looks a preview up by the id of a link. Whatever is not exactly what was signed is not shown. */
export async function readPreview(
  context: StoreContext,
  id: string,
  now: Date,
  audience: string,
): Promise<PreviewResult> {
  const bytes = isPreviewId(id) ? await context.backend.read(context.preview(id)) : null;
  if (bytes === null) return { ok: false, reason: 'unknown' };

  const signed = await readSigned(context, bytes);
  if (signed?.preview.id !== id) return { ok: false, reason: 'forged' };
  const { preview, revoked } = signed;
  if (preview.audience !== audience) return { ok: false, reason: 'foreign', preview };
  if (revoked !== undefined) return { ok: false, reason: 'revoked', preview };
  if (now.getTime() >= Date.parse(preview.expiresAt)) return { ok: false, reason: 'expired', preview };
  return { ok: true, preview };
}

/**
 * The previews that can be opened now, those that end first in front. The history knows every one that was made.
 * @throws {StoreError} `no-key` when it knows open ones and this machine cannot tell them from forged ones
 */
export async function listPreviews(context: StoreContext, now: Date, audience: string): Promise<Preview[]> {
  const { lines } = await readHistory(context);
  const ids = lines.flatMap(({ act, preview, expiresAt }) =>
    act === 'preview' && preview !== undefined && now.getTime() < Date.parse(expiresAt ?? '') ? [preview] : [],
  );
  const ended = lines.flatMap(({ act, preview }) => (act === 'revoke' ? [preview] : []));
  if (ids.some((id) => !ended.includes(id))) await assertPreviewKey(context);
  const answers = await Promise.all(ids.map((id) => readPreview(context, id, now, audience)));
  return answers
    .flatMap((answer) => (answer.ok ? [answer.preview] : []))
    .sort((one, other) => Date.parse(one.expiresAt) - Date.parse(other.expiresAt));
}

/** Ends a preview before its time; its link shows nothing from the next request on. False when it was ended already. */
export async function revokePreview(context: StoreContext, id: string, by: string, now: Date): Promise<boolean> {
  return context.backend.exclusively(async () => {
    const bytes = isPreviewId(id) ? await context.backend.read(context.preview(id)) : null;
    if (bytes === null) throw new StoreError('missing', `There is no preview ${id}. See: release preview --list`);
    const signed = parseJson(SignedPreview, bytes, `preview ${id}`);
    if (signed.revoked !== undefined) return false;
    const at = now.toISOString();
    await record(context, { at, by, act: 'revoke', channel: signed.preview.base, preview: id });
    if (await context.backend.replace(context.preview(id), written({ ...signed, revoked: { at, by } }), bytes))
      return true;
    throw new StoreError('conflict', `The preview ${id} changed meanwhile. Try again.`);
  });
}

const written = (signed: SignedPreview) => `${JSON.stringify(signed, null, 2)}\n`;

async function readSigned(context: StoreContext, bytes: Buffer): Promise<SignedPreview | null> {
  const key = await readKey(context);
  if (key === null) return null;
  try {
    const signed = parseJson(SignedPreview, bytes, 'the preview');
    const given = Buffer.from(signed.signature.value, 'base64');
    const expected = sign(signed.preview, key);
    return given.length === expected.length && timingSafeEqual(given, expected) ? signed : null;
  } catch (error) {
    if (isStoreError(error, 'damaged')) return null;
    throw error;
  }
}

function sign(preview: Preview, key: Buffer): Buffer {
  return createHmac('sha256', key).update(canonicalJson(preview)).digest();
}

/** @throws {StoreError} `no-key` on a machine without the key of previews, to which each of them looks forged */
export async function assertPreviewKey(context: StoreContext): Promise<void> {
  if ((await readKey(context)) !== null) return;
  const where = `${previewKeyFile(context)} is missing`;
  throw new StoreError('no-key', `Previews cannot be read here: ${where}. Copy it from a machine that makes previews.`);
}

async function readKey(context: StoreContext): Promise<Buffer | null> {
  const text = await readIfThere(previewKeyFile(context));
  if (text === null) return null;
  const key = Buffer.from(text.toString().trim(), 'hex');
  if (key.length >= 32) return key;
  throw new StoreError('no-key', `${previewKeyFile(context)} has to hold at least 32 bytes in hexadecimal digits.`);
}

async function makeKey(context: StoreContext, allowed: boolean): Promise<Buffer> {
  if (!allowed) {
    const how = `openssl rand -hex 32 > ${previewKeyFile(context)} && chmod 600 ${previewKeyFile(context)}`;
    throw new StoreError('no-key', `There is no key to sign previews with. Make one: ${how}`);
  }
  await writeOnce(previewKeyFile(context), `${randomBytes(32).toString('hex')}\n`, 0o600);
  const key = await readKey(context);
  if (key) return key;
  throw new StoreError('no-key', `${previewKeyFile(context)} could not be read after it was made.`);
}
