import { clinicCountry } from '@clinic/contracts';
import type { Lang } from '@clinic/contracts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../db/database.ts';
import { takeBack } from '../../messaging/outbox.ts';
import { rowsKeptMs } from '../../messaging/outbox-queue.ts';
import { decryptContact } from '../asking/contact.ts';
import type { AskedQuestion } from './repo.ts';
import { askedQuestion, updateQuestion } from './repo.ts';

interface QuestionNotification extends Pick<Services, 'mail' | 'cipher'> {
  readonly tx: Tx;
  /** Address of the site. */
  readonly origin: string;
  readonly now: Date;
}

type QuestionMessage = 'answered' | 'closed';

const subjects: Record<QuestionMessage, Record<Lang, string>> = {
  answered: { ar: 'أجاب طبيب عن سؤالك', en: 'A doctor has answered your question' },
  closed: { ar: 'أُغلق سؤالك دون إجابة', en: 'Your question was closed without an answer' },
};

const bodies: Record<QuestionMessage, Record<Lang, (link: string, ambulance: string) => string[]>> = {
  answered: {
    ar: (link, ambulance) => [
      'أجاب أحد أطبائنا عن سؤالك في «اسأل طبيبك». اقرأ الإجابة هنا:',
      link,
      '',
      `الإجابة للتوعية ولا تغني عن زيارة الطبيب. إن ساءت حالتك فلا تنتظر، واتصل بالرقم ${ambulance} عند الطوارئ.`,
    ],
    en: (link, ambulance) => [
      'One of our doctors has answered your question in Ask Your Doctor. Read the answer here:',
      link,
      '',
      `The answer is for awareness and does not replace a visit. If you feel worse, do not wait; in an emergency call ${ambulance}.`,
    ],
  },
  closed: {
    ar: (link) => ['أغلق فريقنا سؤالك في «اسأل طبيبك» دون إجابة. تجد السبب هنا، وربما سؤالًا مشابهًا أُجيب عنه:', link],
    en: (link) => [
      'Our team has closed your question in Ask Your Doctor without an answer. You can read the reason here, and perhaps find a similar question that was answered:',
      link,
    ],
  },
};

/** Where the asker reads on: on the question's page, or, while it is not public, with the tracking code. */
function linkFor({ slug, lang, visibility }: AskedQuestion, origin: string): string {
  const path = visibility === 'public' ? `/qa/questions/${encodeURIComponent(slug)}` : '/qa/track';
  return `${origin}${path}${lang === 'en' ? '?lang=en' : ''}`;
}

const keyOf = (id: number, kind: QuestionMessage) => `question:${id}:${kind}`;

async function notifyAsker(
  { tx, mail, cipher, origin, now }: QuestionNotification,
  kind: QuestionMessage,
  id: number,
  row: AskedQuestion,
): Promise<void> {
  const contact = decryptContact(cipher, row);
  if (contact === null) return;
  await mail.queue(tx, {
    dedupeKey: keyOf(id, kind),
    channel: 'email',
    recipient: contact.email,
    lang: row.lang,
    subject: subjects[kind][row.lang],
    body: bodies[kind][row.lang](linkFor(row, origin), clinicCountry.emergency.ambulance).join('\n'),
    createdAt: now,
    urgency: 'later',
  });
}

/** What is held back because its asker may be in danger is read with the code: they must not wait until it is published. */
const canRead = ({ visibility, flags }: AskedQuestion) =>
  visibility === 'public' || (visibility === 'review' && flags.includes('red-flag'));

/** Whether the row of the message about an answer may be gone: until then its key alone says that it was queued. */
const wasLongAgo = (announcedAt: Date | null, now: Date) =>
  announcedAt !== null && announcedAt.getTime() < now.getTime() - rowsKeptMs;

/** Tells a named asker, once, when the answer can be read (E5). Whoever asked without a name looks by the code. */
export async function notifyOfAnswer(context: QuestionNotification, id: number): Promise<void> {
  const row = await askedQuestion(context.tx, id);
  if (row?.status !== 'answered' || wasLongAgo(row.answerAnnouncedAt, context.now) || !canRead(row)) return;
  await notifyAsker(context, 'answered', id, row);
  // Never later than the row of the message: nothing would remember it between the ends of both.
  if (row.answerAnnouncedAt === null) await updateQuestion(context.tx, id, { answerAnnouncedAt: context.now });
}

/** Tells a named asker, once, that there will be no answer. */
export async function notifyOfClosing(context: QuestionNotification, id: number): Promise<void> {
  const row = await askedQuestion(context.tx, id);
  if (row?.status === 'closed' && row.answeredAt === null) await notifyAsker(context, 'closed', id, row);
}

/** Takes back what waits for the morning to say that there will be no answer, once there may be one again. */
export async function takeBackClosing({ tx }: QuestionNotification, id: number): Promise<void> {
  await takeBack(tx, keyOf(id, 'closed'));
}

/**
 * Takes back what waits for the morning to lead to the page of a question, once that is gone. Whoever can still
 * read the answer with the code is told of that instead; why there is none can always be read so.
 */
export async function takeBackLinks(context: QuestionNotification, id: number): Promise<void> {
  if (await takeBack(context.tx, keyOf(id, 'answered'))) {
    await updateQuestion(context.tx, id, { answerAnnouncedAt: null });
    await notifyOfAnswer(context, id);
  }
  if (await takeBack(context.tx, keyOf(id, 'closed'))) await notifyOfClosing(context, id);
}
