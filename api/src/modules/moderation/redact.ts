import { masked, personalDataIn } from '@clinic/contracts/qa';
import type { PersonalDataKind } from '@clinic/contracts/qa';
import { ClinicError, invalidField } from '../../http/errors.ts';
import { decryptOriginal, encryptOriginal, keepEarlier } from './original.ts';
import type { AuditDetails, QuestionAction } from './question-action.ts';
import { additionsOf, replaceTags, tagsOf, updateAddition, updateQuestion } from './repo.ts';

/** How often the texts name somebody, by kind: no word of them. */
function countsOf(texts: readonly string[]): Partial<Record<PersonalDataKind, number>> {
  const counts: Partial<Record<PersonalDataKind, number>> = {};
  for (const { kind } of texts.flatMap((text) => personalDataIn(text))) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Everything of a question that its asker wrote. */
async function writtenIn({ tx, question }: QuestionAction) {
  return { tags: await tagsOf(tx, question.id), additions: await additionsOf(tx, question.id) };
}

/**
 * Puts stars in place of what the privacy check finds in a question, its name, its tags and everything that was added to it.
 * What was written stays encrypted for the doctors of the speciality.
 */
export async function redact(work: QuestionAction): Promise<AuditDetails> {
  const { tx, question, cipher, now } = work;
  const { tags, additions } = await writtenIn(work);
  const name = question.userName ?? '';
  const texts = [question.title, question.content, name, ...tags.map(({ tag }) => tag)];
  const marked = additions.filter(({ content }) => personalDataIn(content).length > 0);
  const counts = countsOf([...texts, ...marked.map(({ content }) => content)]);
  if (Object.keys(counts).length === 0) throw new ClinicError('INVALID_TRANSITION');

  const present = {
    question_title: question.title,
    question_content: question.content,
    tags: tags.map(({ tag }) => tag),
    user_name: question.userName,
    additions: marked.map(({ id, content }) => ({ id, content })),
  };
  const original = keepEarlier(present, decryptOriginal(cipher, question));
  await updateQuestion(tx, question.id, {
    title: masked(question.title),
    content: masked(question.content),
    userName: question.userName === null ? null : masked(name),
    originalEnc: encryptOriginal(cipher, question.id, original),
    updatedAt: now,
  });
  // Two tags may become the same stars, and a question has each tag once.
  await replaceTags(
    tx,
    question.id,
    tags.map(({ tag }) => masked(tag)),
  );
  for (const { id, content } of marked) await updateAddition(tx, id, masked(content));
  return counts;
}

/** Refuses to publish these texts while the privacy check finds somebody in them, unless a reason is given. */
export function assertUnmarked(texts: readonly string[], keep: string | undefined): void {
  if (keep === undefined && texts.some((text) => personalDataIn(text).length > 0))
    throw invalidField('keep', 'errors.keepReasonRequired');
}

/** {@link assertUnmarked} for everything that is public once the question is. */
export async function assertQuestionUnmarked(work: QuestionAction, keep: string | undefined): Promise<void> {
  const { tags, additions } = await writtenIn(work);
  const shown = additions.filter(({ isPublic }) => isPublic).map(({ content }) => content);
  const { title, content, userName } = work.question;
  assertUnmarked([title, content, userName ?? '', ...tags.map(({ tag }) => tag), ...shown], keep);
}
