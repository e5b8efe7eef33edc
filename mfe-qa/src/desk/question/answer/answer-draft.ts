import type { Answer } from '@clinic/contracts/qa';
import type { Intent } from '../acts.data.ts';

/** The parts of an answer, in the order in which they are written and read. */
export const answerParts = ['answer_content', 'at_home', 'come_in', 'emergency'] as const;
export type AnswerPart = (typeof answerParts)[number];
export type AnswerText = Record<AnswerPart, string>;

export const emptyAnswer: AnswerText = { answer_content: '', at_home: '', come_in: '', emergency: '' };

/** An answer as its form shows it. */
export function textOf(answer: Pick<Answer, AnswerPart>): AnswerText {
  return {
    answer_content: answer.answer_content,
    at_home: answer.at_home ?? '',
    come_in: answer.come_in ?? '',
    emergency: answer.emergency ?? '',
  };
}

/** The same as visitors will see it: a part without a word is left out. */
export function draftOf(text: AnswerText): Pick<Answer, AnswerPart> {
  const part = (name: AnswerPart) => text[name].trim() || null;
  return {
    answer_content: text.answer_content.trim(),
    at_home: part('at_home'),
    come_in: part('come_in'),
    emergency: part('emergency'),
  };
}

/** A draft of an answer, or of a change to one, and the account that writes it. */
export interface DraftPlace {
  intent: Extract<Intent, 'answer' | 'edit'>;
  question: string;
  owner: string;
}

const keyOf = ({ intent, question }: Omit<DraftPlace, 'owner'>) => `clinic-desk-${intent}-${question}`;

/**
 * What was written and not published in this tab. It outlives an expired session, so that it is there after signing in
 * again; signing out takes it away, and nobody else is shown it.
 */
export function keptAnswer(place: DraftPlace): AnswerText | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null') as unknown;
    if (typeof kept !== 'object' || kept === null || !('owner' in kept) || kept.owner !== place.owner) return null;
    return { ...emptyAnswer, ...('text' in kept && typeof kept.text === 'object' ? kept.text : {}) };
  } catch {
    return null;
  }
}

/** Keeps what is written. */
export function keepAnswer(place: DraftPlace, text: AnswerText): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify({ owner: place.owner, text }));
  } catch {
    // Without storage the form works as well; its text only does not outlive the page.
  }
}

/** Forgets it once it was published or thrown away. */
export function forgetAnswer(place: Omit<DraftPlace, 'owner'>): void {
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // Nothing was kept then.
  }
}
