import type { SurveyValue } from '@clinic/contracts/content';
import type { QuestionRow } from './repo.ts';

type AskedQuestion = Pick<QuestionRow, 'kind' | 'required' | 'options'>;

/** A blank text or an empty choice counts as a skipped question, which is null. */
export function normalizeAnswer(answer: SurveyValue | null): SurveyValue | null {
  if (typeof answer === 'string') return answer.trim() || null;
  return Array.isArray(answer) && answer.length === 0 ? null : answer;
}

/** What is wrong with a tidied answer to a question , as a translation key; null when it fits. */
export function errorOf({ kind, required, options }: AskedQuestion, answer: SurveyValue | null): string | null {
  if (answer === null) return required ? 'validation.required' : null;
  const isOption = (value: unknown) => options.some((option) => option.value === value);
  const fits = {
    rating: () => typeof answer === 'number' && answer >= 1 && answer <= 5,
    choice: () => isOption(answer),
    choices: () =>
      Array.isArray(answer) &&
      answer.every(isOption) &&
      new Set(answer).size === answer.length &&
      (answer.length === 1 || !options.some(({ value, exclusive }) => exclusive && answer.includes(value))),
    text: () => typeof answer === 'string',
  };
  return fits[kind]() ? null : 'validation.invalid';
}

/** Steps that have to be answered before a survey is submitted. */
export function missingSteps(
  questions: readonly (AskedQuestion & { step: number })[],
  answers: ReadonlyMap<number, SurveyValue | null>,
): number[] {
  return questions
    .filter((question) => errorOf(question, answers.get(question.step) ?? null) !== null)
    .map(({ step }) => step);
}
