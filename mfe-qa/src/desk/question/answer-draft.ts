import type { Answer } from '@clinic/contracts/qa';
import { createDraftStore } from '@clinic/kit/forms';

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
  intent: 'answer' | 'edit';
  question: string;
  owner: string;
}

interface AnswerDrafts {
  /** Each by its form and question, with the account that writes it, and the number of revisions that a change is based on. */
  drafts: Readonly<Record<string, { owner: string; text: AnswerText; revision?: number | undefined }>>;
}

/** Survives a reload and a session that ends, so that the text is there after signing in again; signing out drops it. */
const store = createDraftStore<AnswerDrafts>('clinic.answers', { initial: { drafts: {} }, storage: 'tab', version: 1 });

const keyOf = ({ intent, question }: Omit<DraftPlace, 'owner'>) => `${intent} ${question}`;

/** What its own writer wrote in this tab and did not publish. */
export function keptAnswer(place: DraftPlace): AnswerText | null {
  const draft = store.get().drafts[keyOf(place)];
  return draft?.owner === place.owner ? { ...emptyAnswer, ...draft.text } : null;
}

/** The number of revisions that a kept change is based on; null where none is kept. One that does not say is of the first. */
export function keptRevision(place: DraftPlace): number | null {
  const draft = store.get().drafts[keyOf(place)];
  return draft?.owner === place.owner ? (draft.revision ?? 0) : null;
}

/** @param revision the number of revisions that a change is based on */
export function keepAnswer(place: DraftPlace, text: AnswerText, revision?: number): void {
  store.set({ drafts: { ...store.get().drafts, [keyOf(place)]: { owner: place.owner, text, revision } } });
}

/** Drops it once it was published or thrown away. */
export function forgetAnswer(place: Omit<DraftPlace, 'owner'>): void {
  const { [keyOf(place)]: _dropped, ...others } = store.get().drafts;
  if (Object.keys(others).length === 0) store.forget();
  else store.set({ drafts: others });
}
