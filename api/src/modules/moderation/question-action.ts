import { anyPhone } from '@clinic/contracts';
import type { AskerContact, DeskQuestionDetails, OriginalQuestion } from '@clinic/contracts/qa';
import type { Services } from '../../services.ts';
import type { AuditedAction } from '../../audit.ts';
import type { Tx } from '../../db/database.ts';
import { retryLostRace } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import { decryptContact } from '../asking/contact.ts';
import { decryptOriginal } from './original.ts';
import { notifyOfAnswer } from './question-messages.ts';
import type { Staff } from './policy.ts';
import { mayAnswer, mayReach, maySee } from './policy.ts';
import { presentWhole } from './present.ts';
import { contactReadAction, originalReadAction, readAction, readQuestion, subjectOf } from './question-repo.ts';
import { auditingRefusals } from './refusals.ts';
import type { AnswerRow, QuestionRow } from './repo.ts';
import { lockAnswer, lockQuestion } from './repo.ts';

/** A request of the staff about one question. */
export interface ModerationCall {
  readonly staff: Staff;
  readonly questionId: number;
  readonly requestId: string;
  /** Address of the site, for links in messages. */
  readonly origin: string;
}

/** What an action works on: the question, kept from changing until the action is done. */
export interface QuestionAction extends Pick<Services, 'mail' | 'cipher'> {
  readonly tx: Tx;
  readonly staff: Staff;
  readonly question: QuestionRow;
  readonly answer: AnswerRow | null;
  readonly origin: string;
  readonly now: Date;
}

/** What is written down of an action besides its name. */
export type AuditDetails = NonNullable<AuditedAction['details']>;

/** First the answer, then the question: the order in which likes take them. */
async function lock(tx: Tx, id: number) {
  const answer = await lockAnswer(tx, id);
  const question = await lockQuestion(tx, id);
  if (!question) throw new ClinicError('NOT_FOUND');
  return { question, answer };
}

async function whole(tx: Tx, { staff, questionId }: ModerationCall, now: Date): Promise<DeskQuestionDetails> {
  const row = await readQuestion(tx, questionId);
  if (!row) throw new ClinicError('NOT_FOUND');
  return presentWhole(row, { staff, now });
}

/** Whether its answer stood on the site already, so that its asker knows of it. */
const isReadable = ({ status, visibility }: QuestionRow) => status === 'answered' && visibility === 'public';

/**
 * Performs an action on a question that the caller may see: in one transaction with its row locked, with the message to the
 * asker that it causes, and with its row of the audit log, which comes last. Returns the question as it is then. An action that
 * was done before, and now changes nothing, has null for details and leaves no row.
 */
export function performAction(
  services: Services,
  call: ModerationCall,
  action: string,
  perform: (action: QuestionAction) => Promise<AuditDetails | null>,
): Promise<DeskQuestionDetails> {
  const { db, clock, audit, mail, cipher } = services;
  const { staff, requestId, questionId, origin } = call;
  const named = { actor: staff, action, subject: subjectOf(questionId), requestId };
  const transaction = () =>
    db.transaction(async (tx) => {
      const now = clock();
      const { question, answer } = await lock(tx, questionId);
      if (!maySee(staff, question)) throw new ClinicError('FORBIDDEN');
      const details = await perform({ tx, staff, question, answer, origin, now, mail, cipher });
      if (details === null) return whole(tx, call, now);
      if (!isReadable(question)) await notifyOfAnswer({ tx, mail, cipher, origin, now }, questionId);
      await audit.record(tx, { ...named, at: now, details });
      return whole(tx, call, now);
    });
  return auditingRefusals(services, named, () => retryLostRace(transaction));
}

/** One question for somebody who may see it. Readings are written down too (V26), each once. */
export function readAsModerator(services: Services, call: ModerationCall): Promise<DeskQuestionDetails> {
  const { db, clock, audit } = services;
  const { staff, requestId, questionId } = call;
  const named = { actor: staff, action: readAction, subject: subjectOf(questionId), requestId };
  return auditingRefusals(services, named, () =>
    db.transaction(async (tx) => {
      const now = clock();
      const answer = await whole(tx, call, now);
      if (!maySee(staff, { qaSpecialtyId: answer.qa_specialty_id })) throw new ClinicError('FORBIDDEN');
      await audit.recordRead(tx, { ...named, at: now });
      return answer;
    }),
  );
}

/** Reads a part of a question that is encrypted, after it was found to be the caller's to read. Each reading is written down. */
function readEncrypted<T>(
  services: Services,
  { staff, requestId, questionId }: ModerationCall,
  action: string,
  { may, decrypt }: { may: (question: QuestionRow) => boolean; decrypt: (question: QuestionRow) => T | null },
): Promise<T> {
  const { db, clock, audit } = services;
  const named = { actor: staff, action, subject: subjectOf(questionId), requestId };
  return auditingRefusals(services, named, () =>
    db.transaction(async (tx) => {
      const question = await lockQuestion(tx, questionId);
      if (!question) throw new ClinicError('NOT_FOUND');
      if (!may(question)) throw new ClinicError('FORBIDDEN');
      const read = decrypt(question);
      if (read === null) throw new ClinicError('NOT_FOUND');
      await audit.recordRead(tx, { ...named, at: clock() });
      return read;
    }),
  );
}

/** What a question said before personal data in it was replaced, for a doctor of its speciality. */
export function readOriginal(services: Services, call: ModerationCall): Promise<OriginalQuestion> {
  return readEncrypted(services, call, originalReadAction, {
    may: (question) => mayAnswer(call.staff, question),
    decrypt: (question) => decryptOriginal(services.cipher, question),
  });
}

/**
 * How the asker of a question is reached when somebody may be in danger, for whoever may see it. One way is enough: a number
 * that can be called. Anything else is given as it was written, with the address.
 */
export function readContact(services: Services, call: ModerationCall): Promise<AskerContact> {
  return readEncrypted(services, call, contactReadAction, {
    may: (question) => mayReach(call.staff, question),
    decrypt(question) {
      const contact = decryptContact(services.cipher, question);
      if (contact === null) return null;
      const { phone, email } = contact;
      const callable = phone === null ? null : anyPhone(phone);
      return { phone: callable ?? phone, email: callable === null ? email : null };
    },
  });
}
