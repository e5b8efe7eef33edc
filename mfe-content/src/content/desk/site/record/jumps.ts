import type { ContentRecord } from '@clinic/contracts/content/records';
import type { FieldPath } from './form-tree.ts';
import { valueAt } from './form-tree.ts';

const listAt = (value: unknown, path: FieldPath): unknown[] => {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
};

/**
 * Questions in another order, with their jumps leading to the questions that they led to. Jumps name questions by their
 * number, counted from 1; one to a question that is gone goes with it.
 * @param places the former place of each question
 */
export function withJumpsTo(questions: readonly unknown[], places: readonly number[]): unknown[] {
  const moved = (jump: unknown): unknown[] => {
    const to = valueAt(jump, ['to']);
    if (typeof to !== 'number') return [jump];
    const place = places.indexOf(to - 1);
    return place === -1 ? [] : [{ ...(jump as ContentRecord), to: place + 1 }];
  };
  return questions.map((question) => {
    const jumps = listAt(question, ['jumps']);
    return jumps.length === 0 ? question : { ...(question as ContentRecord), jumps: jumps.flatMap(moved) };
  });
}

/** The answers of a self-assessment that a jump can begin with: those of its question, or those of all. */
export function answersAround(record: ContentRecord, jump: FieldPath): unknown[] {
  const own = listAt(record, [...jump.slice(0, 2), 'options']);
  return own.length > 0 ? own : listAt(record, ['options']);
}

/** The questions that a jump can lead to, by their number: those after its own. */
export function questionsAfter(record: ContentRecord, jump: FieldPath): { number: number; question: unknown }[] {
  const own = Number(jump[1]);
  return listAt(record, ['questions'])
    .map((question, place) => ({ number: place + 1, question }))
    .filter(({ number }) => number > own + 1);
}
