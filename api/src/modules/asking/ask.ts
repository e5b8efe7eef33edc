import { randomInt } from 'node:crypto';
import { anyPhone, foldArabic } from '@clinic/contracts';
import type { Lang } from '@clinic/contracts';
import { AskedResponse, termsVersion } from '@clinic/contracts/qa';
import type { AskQuestion } from '@clinic/contracts/qa';
import { dayMs } from '../../durations.ts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../db/database.ts';
import type { FieldCipher } from '../../db/field-cipher.ts';
import { invalidField } from '../../http/errors.ts';
import { keyedScope, tenMinutesMs, unkeyedScope } from '../../http/form-post.ts';
import { forgetResponses } from '../../http/idempotency.ts';
import { newTrackingCode, trackingHashes } from './tracking-code.ts';
import { redeemProof } from './challenge.ts';
import { flagsOf, isUrgent, needsReview } from './checks.ts';
import { encryptContact } from './contact.ts';
import { alertClinicians } from './danger-alert.ts';
import type { Counted } from './limits.ts';
import { countQuestion } from './limits.ts';
import { confirmQuestion } from './asking-messages.ts';
import * as repo from './repo.ts';
import { slugsFor } from './slug.ts';

/** Name of the form, for its keys. */
export const form = 'ask';
const encryptionContext = 'answer of ask';

/** A question as it came in, and from where. */
export interface Asking {
  readonly question: AskQuestion;
  readonly lang: Lang;
  readonly counted: Counted;
  /** Address of the site. */
  readonly origin: string;
}

/** The same tag is the same in any spelling. */
function different(tags: readonly string[]): string[] {
  const folded = tags.map(foldArabic);
  return tags.filter((tag, place) => folded.indexOf(foldArabic(tag)) === place);
}

/** Answers with a code can be told apart from a copy of the database only by somebody who has its keys. */
function encryptedResponse(cipher: FieldCipher, data: AskedResponse['data']): AskedResponse {
  return {
    data: { ...data, tracking_code: cipher.encrypt(data.tracking_code, encryptionContext).toString('base64url') },
  };
}

/** An answer with its code, out of the one that is kept for those who repeat their request. */
export function decryptResponse(cipher: FieldCipher, encrypted: string): string {
  const { data } = AskedResponse.parse(JSON.parse(encrypted));
  const code = cipher.decrypt(Buffer.from(data.tracking_code, 'base64url'), encryptionContext);
  return JSON.stringify({ data: { ...data, tracking_code: code } } satisfies AskedResponse);
}

/** The response to a robot: that of a question which people read first. */
export function decoyResponse(cipher: FieldCipher): AskedResponse {
  return encryptedResponse(cipher, {
    id: randomInt(1, 1_000_000),
    slug: null,
    tracking_code: newTrackingCode(),
    review: true,
  });
}

/** What is kept of who asks: of an anonymous asker nothing, whatever was sent (S110, Q34). */
function askerOf(cipher: FieldCipher, question: AskQuestion, trackingHash: Buffer) {
  if (question.is_anonymous) return { isAnonymous: true, userName: null, contactEnc: null };
  const written = question.user_phone || null;
  const contact = { email: question.user_email, phone: written === null ? null : (anyPhone(written) ?? written) };
  return {
    isAnonymous: false,
    userName: question.user_name,
    contactEnc: encryptContact(cipher, trackingHash, contact),
  };
}

async function insert(tx: Tx, cipher: FieldCipher, { question, lang }: Asking, code: string, now: Date) {
  const tags = different(question.tags);
  const name = question.is_anonymous ? [] : [question.user_name];
  const flags = flagsOf([question.question_title, question.question_content, ...name, ...tags].join('\n'));
  const review = needsReview(flags);
  const [trackingHash] = trackingHashes(cipher, code);
  const row = await repo.insertQuestion(tx, slugsFor(question.question_title, lang), {
    lang,
    qaSpecialtyId: question.qa_specialty_id,
    title: question.question_title,
    content: question.question_content,
    visibility: review ? 'review' : 'public',
    publishedAt: review ? null : now,
    flags,
    trackingHash,
    ...askerOf(cipher, question, trackingHash),
    ...(question.terms_accepted && { termsVersion, termsAcceptedAt: now }),
    createdAt: now,
    updatedAt: now,
  });
  await repo.insertTags(tx, row.id, tags);
  return {
    asked: { id: row.id, slug: review ? null : row.slug, tracking_code: code, review },
    urgent: isUrgent(flags),
  };
}

/**
 * Takes a question in (S93): public at once, or first read by people (Q17). A clinician is alerted when its asker, or somebody
 * else, may be in danger. Answers to earlier requests that can no longer be
 * repeated are forgotten along with it, because they hold the codes and, hashed, from where they came.
 */
export async function ask(
  { cipher, mail, settings }: Services,
  tx: Tx,
  asking: Asking,
  now: Date,
): Promise<AskedResponse> {
  const { question, lang, counted, origin } = asking;
  if (await countQuestion(tx, counted, now)) await redeemProof(tx, settings, question.proof, now);
  if (!(await repo.hasQaSpecialty(tx, question.qa_specialty_id)))
    throw invalidField('qa_specialty_id', 'errors.specialtyRequired');

  const { asked, urgent } = await insert(tx, cipher, asking, newTrackingCode(), now);
  if (urgent) {
    const alert = { part: 'question', questionId: asked.id, qaSpecialtyId: question.qa_specialty_id, origin };
    await alertClinicians({ tx, mail, now }, settings, alert);
  }
  if (!question.is_anonymous) {
    const { id, tracking_code: code, review } = asked;
    await confirmQuestion(tx, mail, { id, email: question.user_email, lang, code, review, origin, now });
  }
  await forgetResponses(tx, unkeyedScope(form), new Date(now.getTime() - tenMinutesMs));
  await forgetResponses(tx, keyedScope(form), new Date(now.getTime() - dayMs));
  return encryptedResponse(cipher, asked);
}
