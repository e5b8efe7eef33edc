import { and, eq } from 'drizzle-orm';
import type { Lang } from '@clinic/contracts';
import type { Services } from '../../services.ts';
import { columnsOf } from '../../db/columns-of.ts';
import type { Tx } from '../../db/database.ts';
import { questions } from '../../db/schema.ts';
import { openContact } from '../asking/contact.ts';

interface QuestionNotification extends Pick<Services, 'mail' | 'cipher'> {
  readonly tx: Tx;
  /** Address of the site. */
  readonly origin: string;
  readonly now: Date;
}

type Notice = 'answered' | 'closed';

const subjects: Record<Notice, Record<Lang, string>> = {
  answered: { ar: 'أجاب طبيب عن سؤالك', en: 'A doctor has answered your question' },
  closed: { ar: 'أُغلق سؤالك دون إجابة', en: 'Your question was closed without an answer' },
};

const bodies: Record<Notice, Record<Lang, (link: string) => string[]>> = {
  answered: {
    ar: (link) => [
      'أجاب أحد أطبائنا عن سؤالك في «اسأل طبيبك». اقرأ الإجابة هنا:',
      link,
      '',
      'الإجابة للتوعية ولا تغني عن زيارة الطبيب. إن ساءت حالتك فلا تنتظر، واتصل بالرقم 997 عند الطوارئ.',
    ],
    en: (link) => [
      'One of our doctors has answered your question in Ask Your Doctor. Read the answer here:',
      link,
      '',
      'The answer is for awareness and does not replace a visit. If you feel worse, do not wait; in an emergency call 997.',
    ],
  },
  closed: {
    ar: (link) => ['أغلق فريقنا سؤالك في «اسأل طبيبك» دون إجابة. تجد السبب هنا، وربما سؤالًا مشابهًا أُجيب عنه:', link],
    en: (link) => [
      'Our team has closed your question in Ask Your Doctor without an answer. The reason is here, perhaps with a similar question that was answered:',
      link,
    ],
  },
};

/** Only what the message needs is read: nothing of the question itself stands in it but the address of its page. */
async function asked(tx: Tx, id: number) {
  const [row] = await tx
    .select(columnsOf(questions, 'slug', 'lang', 'status', 'visibility', 'answeredAt', 'contactEnc', 'trackingHash'))
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.isAnonymous, false)));
  return row;
}

type Asked = NonNullable<Awaited<ReturnType<typeof asked>>>;

/** Where the asker reads on: on the question's page, or, while it is not public, with the tracking code. */
function linkFor({ slug, lang, visibility }: Asked, origin: string): string {
  const path = visibility === 'public' ? `/qa/questions/${encodeURIComponent(slug)}` : '/qa/track';
  return `${origin}${path}${lang === 'en' ? '?lang=en' : ''}`;
}

async function tell(
  { tx, mail, cipher, origin, now }: QuestionNotification,
  kind: Notice,
  id: number,
  row: Asked,
): Promise<void> {
  const contact = openContact(cipher, row);
  if (contact === null) return;
  await mail.queue(tx, {
    dedupeKey: `question:${id}:${kind}`,
    channel: 'email',
    recipient: contact.email,
    lang: row.lang,
    subject: subjects[kind][row.lang],
    body: bodies[kind][row.lang](linkFor(row, origin)).join('\n'),
    createdAt: now,
  });
}

/** Tells a named asker, once, when the answer can be read by everybody (E5). Whoever asked without a name looks by the code. */
export async function notifyOfAnswer(telling: QuestionNotification, id: number): Promise<void> {
  const row = await asked(telling.tx, id);
  if (row?.status === 'answered' && row.visibility === 'public') await tell(telling, 'answered', id, row);
}

/** Tells a named asker, once, that there will be no answer. */
export async function notifyOfClosing(telling: QuestionNotification, id: number): Promise<void> {
  const row = await asked(telling.tx, id);
  if (row?.status === 'closed' && row.answeredAt === null) await tell(telling, 'closed', id, row);
}
