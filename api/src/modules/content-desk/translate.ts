import type { Lang } from '@clinic/contracts';
import type { DeskPostDetails, PostText } from '@clinic/contracts/content/desk';
import { postLimits } from '@clinic/contracts/content/desk';
import type { TranslatePost, Translation } from '@clinic/contracts/content/writing';
import { longestTranslated } from '@clinic/contracts/content/writing';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { QueueFull, workQueue } from '../../work-queue.ts';
import { auditingRefusals } from '../moderation/refusals.ts';
import type { DeskCall } from './document-change.ts';
import { changeDocument, subjectOf } from './document-change.ts';
import type { ReportFailure, SourceText } from './libre-translate.ts';
import { translated } from './libre-translate.ts';
import { languagesOfDocument, unconfirmedIn } from './present.ts';
import * as repo from './repo.ts';
import { assertWritable } from './save.ts';

/** About how much of a text is translated in one call, in characters: a service on a small machine has it in some seconds. */
const partLength = 1500;

/** The service is asked little at a time: it may run on a machine as small as this one. */
const inTurn = workQueue({ atOnce: 4, mostWaiting: 12 });

async function queued<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await inTurn.run(work);
  } catch (error) {
    if (error instanceof QueueFull) throw new ClinicError('BUSY', { retryAfterSeconds: 5 });
    throw error;
  }
}

/** A text in parts that end where one of its outermost elements ends. */
async function partsOf(html: string): Promise<string[]> {
  const { outermostElements } = await import('../../content/sanitise-html.ts');
  const parts: string[] = [];
  for (const element of outermostElements(html)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + element.length <= partLength) parts[parts.length - 1] = last + element;
    else parts.push(element);
  }
  return parts;
}

/** What is translated of a post for somebody who may write it. */
async function sourceOf(
  { db }: Pick<Services, 'db'>,
  { editor, postId }: DeskCall,
  { version, to }: TranslatePost,
): Promise<{ from: Lang; source: PostText }> {
  const found = await repo.readDocument(db, postId, editor);
  if (!found) throw new ClinicError('NOT_FOUND');
  const { document } = found;
  assertWritable({ editor, document });
  if (document.version !== version) throw new ClinicError('EDIT_CONFLICT');
  // Whoever reviews a text, or has approved it, finds it as it was.
  if (document.state !== 'draft' && document.state !== 'published') throw new ClinicError('INVALID_TRANSITION');
  const state = languagesOfDocument(document, await repo.publishedContent(db, postId))[to];
  if (state !== 'to-translate' && state !== 'outdated') throw new ClinicError('INVALID_TRANSITION');
  const from = to === 'ar' ? 'en' : 'ar';
  const source = document.content[from];
  if (source.html.length > longestTranslated)
    throw invalidField(`content.${from}.html`, 'desk.wrong.tooLongToTranslate');
  return { from, source };
}

const oneLine = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most);

/**
 * A part of a post in another of its languages, from the service that the clinic has set. Nothing is stored but that a machine
 * has translated: the writer takes the text over, or not.
 * @throws {ClinicError} TRANSLATION_OFF, TRANSLATION_FAILED, BUSY, FORBIDDEN, NOT_FOUND, EDIT_CONFLICT, INVALID_TRANSITION, VALIDATION
 */
export async function translatePart(
  services: Pick<Services, 'db' | 'clock' | 'audit' | 'settings'>,
  call: DeskCall,
  asked: TranslatePost,
  report: ReportFailure,
): Promise<Translation> {
  const { db, clock, audit, settings } = services;
  const { to, part } = asked;
  const subject = subjectOf(call.postId);
  const named = { actor: call.editor, action: 'post.machine-translated', subject, requestId: call.requestId };
  return auditingRefusals(services, named, async () => {
    const { from, source } = await sourceOf(services, call, asked);
    const { translator } = settings;
    if (translator === null) throw new ClinicError('TRANSLATION_OFF');
    const ask = (text: string, format: SourceText['format']) =>
      queued(() => translated(translator, { text, format, from, to }, report));
    const texts = await partsOf(source.html);
    const text = texts[part - 1];
    if (part > 0 && text === undefined) throw new ClinicError('NOT_FOUND');
    const [title, summary, html] = await Promise.all([
      part === 0 ? ask(source.title, 'text') : '',
      part === 0 ? ask(source.summary, 'text') : '',
      text === undefined ? '' : ask(text, 'html'),
    ]);
    const { sanitiseHtml } = await import('../../content/sanitise-html.ts');
    await db.transaction(async (tx) => {
      await repo.markTranslated(tx, call.postId, to);
      await audit.record(tx, { ...named, at: clock(), details: { lang: to, part } });
    });
    return {
      parts: texts.length + 1,
      title: oneLine(title, postLimits.title),
      summary: oneLine(summary, postLimits.summary),
      html: sanitiseHtml(html).html,
    };
  });
}

/** Somebody who works at the desk has read a machine translation and answers for it. */
export function confirmTranslation(
  services: Pick<Services, 'db' | 'clock' | 'audit'>,
  call: DeskCall,
  { version, lang }: { version: number; lang: Lang },
): Promise<DeskPostDetails> {
  const named = { version, action: 'post.translation-confirmed' };
  return changeDocument(services, call, named, async ({ tx, editor, document, now }) => {
    if (document.deletedAt !== null || !unconfirmedIn(document).includes(lang))
      throw new ClinicError('INVALID_TRANSITION');
    await repo.updateDocument(tx, document.id, {
      machineTranslated: document.machineTranslated.filter((one) => one !== lang),
      ...{ updatedAt: now, updatedBy: editor.userId },
    });
    return { details: { lang } };
  });
}
