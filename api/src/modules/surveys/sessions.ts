import { anyPhone } from '@clinic/contracts';
import type { Lang } from '@clinic/contracts';
import type { NextQuestion, SurveyValue } from '@clinic/contracts/content';
import type { Services } from '../../services.ts';
import type { Tx } from '../../db/database.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import { hashOfToken, newToken } from '../../secret-tokens.ts';
import { missingSteps, normalizeAnswer, errorOf } from './policy.ts';
import { notifyInbox } from './survey-messages.ts';
import { presentQuestion } from './present.ts';
import * as repo from './repo.ts';

async function surveyOf(db: Services['db'] | Tx, id: number) {
  const found = await repo.openSurvey(db, id);
  if (!found) throw new ClinicError('NOT_FOUND');
  return found;
}

/** Opens a session and answers with its id, of which only a hash is kept. */
export async function startSurvey({ db, clock }: Services, surveyId: number, lang: Lang): Promise<string> {
  await surveyOf(db, surveyId);
  const id = newToken();
  await repo.insertSession(db, { idHash: hashOfToken(id), surveyId, lang, createdAt: clock() });
  return id;
}

/** The question of a step, or the first unanswered one. A survey that was submitted shows nothing of it again. */
export async function nextQuestion(
  { db, cipher }: Services,
  surveyId: number,
  { session_id, step }: { session_id: string; step?: number | undefined },
): Promise<NextQuestion> {
  const { totalSteps } = await surveyOf(db, surveyId);
  const session = await repo.findSession(db, surveyId, hashOfToken(session_id));
  if (!session) throw new ClinicError('NOT_FOUND');
  const ended = { step: totalSteps + 1, question: null, answer: null, totalSteps, isComplete: true };
  if (session.state === 'submitted') return ended;

  const questions = await repo.questionsOf(db, surveyId);
  const answers = await repo.answersOf(db, cipher, session);
  const question = questions.find((one) => (step === undefined ? !answers.has(one.step) : one.step === step));
  if (!question) return ended;
  return {
    step: question.step,
    question: presentQuestion(question),
    answer: answers.get(question.step) ?? null,
    totalSteps,
    isComplete: false,
  };
}

/** Stores the answer of a step, in place of the one before. */
export async function answerStep(
  { db, clock, cipher }: Services,
  surveyId: number,
  given: { session_id: string; step: number; answer: SurveyValue | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    await surveyOf(tx, surveyId);
    const session = await repo.lockSession(tx, surveyId, hashOfToken(given.session_id));
    const questions = await repo.questionsOf(tx, surveyId);
    const question = questions.find(({ step }) => step === given.step);
    if (!session || !question) throw new ClinicError('NOT_FOUND');
    if (session.state !== 'open') throw new ClinicError('ALREADY_ANSWERED');
    const answer = normalizeAnswer(given.answer);
    const wrong = errorOf(question, answer);
    if (wrong !== null) throw invalidField('answer', wrong);
    await repo.putAnswer(tx, cipher, session, { step: given.step, kind: question.kind, answer, now: clock() });
  });
}

/** Who answered, as far as they say. */
export interface Respondent {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

function encryptedRespondent({ cipher }: Services, session: repo.SessionRow, respondent: Respondent): Buffer | null {
  const { name, email, phone } = respondent;
  if (!name && !email && !phone) return null;
  const tidy = { name, email, phone: phone === undefined ? undefined : (anyPhone(phone) ?? phone) };
  return cipher.encrypt(JSON.stringify(tidy), repo.respondentOf(session));
}

/** Ends a survey whose required steps are all answered. Doing it again changes nothing. */
export async function submitSurvey(
  services: Services,
  surveyId: number,
  { session_id, respondent }: { session_id: string; respondent: Respondent },
): Promise<void> {
  const { db, clock, cipher, mail } = services;
  await db.transaction(async (tx) => {
    const { survey } = await surveyOf(tx, surveyId);
    const session = await repo.lockSession(tx, surveyId, hashOfToken(session_id));
    if (!session) throw new ClinicError('NOT_FOUND');
    if (session.state === 'submitted') return;
    const missing = missingSteps(await repo.questionsOf(tx, surveyId), await repo.answersOf(tx, cipher, session));
    if (missing.length > 0) {
      const errors = Object.fromEntries(missing.map((step) => [`answers.${step}`, ['validation.required']]));
      throw new ClinicError('VALIDATION', { errors });
    }
    const now = clock();
    await repo.markSubmitted(tx, session, encryptedRespondent(services, session, respondent), now);
    await notifyInbox(tx, mail, { sessionId: session.id, title: survey.titleAr, now });
  });
}
