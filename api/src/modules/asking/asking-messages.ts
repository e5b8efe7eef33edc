import { clinicCountry } from '@clinic/contracts';
import type { EmergencyNumbers, Lang } from '@clinic/contracts';
import type { Tx } from '../../db/database.ts';
import type { Mail } from '../../messaging/mail.ts';

/** A question that was taken in from somebody who gave an e-mail address. */
export interface ReceivedQuestion {
  readonly id: number;
  readonly email: string;
  readonly lang: Lang;
  readonly code: string;
  /** Whether people read it before everybody can. */
  readonly review: boolean;
  /** Address of the site. */
  readonly origin: string;
  readonly now: Date;
}

const subjects: Record<Lang, string> = { ar: 'استلمنا سؤالك', en: 'We have received your question' };

/** Neither the question nor the name stand in it: a mailbox is read by others, and anybody could have typed the address. */
const bodies: Record<Lang, (question: ReceivedQuestion, numbers: EmergencyNumbers) => string[]> = {
  ar: ({ code, review, origin }, { ambulance, healthLine }) => [
    review
      ? 'استلمنا سؤالك في «اسأل طبيبك». لم يُنشر بعد: يقرؤه فريقنا قبل نشره.'
      : 'استلمنا سؤالك في «اسأل طبيبك»، وهو منشور الآن. سيجيب عنه أحد أطبائنا وتُنشر إجابته معه، ونراسلك عند الإجابة.',
    '',
    `رمز المتابعة: ${code}`,
    'به ترى الإجابة، وتضيف ما نسيته، أو تحذف سؤالك متى شئت، من هذه الصفحة:',
    `${origin}/qa/track`,
    '',
    'احفظ الرمز لنفسك، فمن يعرفه يستطيع ذلك أيضًا.',
    `إن ساءت حالتك فلا تنتظر الإجابة: اتصل بالإسعاف على ${ambulance}${healthLine === null ? '.' : `، أو بالرقم ${healthLine} للاستشارة الطبية.`}`,
  ],
  en: ({ code, review, origin }, { ambulance, healthLine }) => [
    review
      ? 'We have received your question in Ask Your Doctor. It is not published yet: our team reads it first.'
      : 'We have received your question in Ask Your Doctor, and it is published now. One of our doctors will answer it, the answer is published with it, and we’ll email you then.',
    '',
    `Tracking code: ${code}`,
    'With it you can see the answer, add what you forgot, or delete your question at any time, on this page:',
    `${origin}/qa/track?lang=en`,
    '',
    'Keep the code to yourself: anyone who has it can do the same.',
    `If you feel worse, do not wait for the answer: call an ambulance on ${ambulance}${healthLine === null ? '.' : `, or ${healthLine} for medical advice.`}`,
  ],
};

/** Queues the message that confirms a question to its asker. */
export async function confirmQuestion(tx: Tx, mail: Mail, question: ReceivedQuestion): Promise<void> {
  await mail.queue(tx, {
    dedupeKey: `question:${question.id}:received`,
    channel: 'email',
    recipient: question.email,
    lang: question.lang,
    subject: subjects[question.lang],
    body: bodies[question.lang](question, clinicCountry.emergency).join('\n'),
    createdAt: question.now,
  });
}
