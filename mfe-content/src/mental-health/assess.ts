import type { Assessment } from '@clinic/contracts/content';

/** What a self-assessment says. */
export interface Outcome {
  result: Assessment['results'][number];
  /** An answer that calls for help at once, whatever the sum. */
  urgent: boolean;
}

/**
 * The result of a self-assessment: the first that covers the sum of the chosen scores.
 * @param chosen score of each question in order; undefined where nothing was chosen
 * @returns null while a question is open
 */
export function assess(assessment: Assessment, chosen: readonly (number | undefined)[]): Outcome | null {
  const scores = assessment.questions.map((_question, index) => chosen[index]);
  if (scores.some((score) => score === undefined)) return null;
  const sum = scores.reduce<number>((total, score) => total + (score ?? 0), 0);
  const result = assessment.results.find(({ up_to }) => sum <= up_to) ?? assessment.results.at(-1);
  if (result === undefined) return null;
  const least = Math.min(...assessment.options.map(({ score }) => score));
  const urgent = assessment.questions.some((question, index) => question.urgent && (scores[index] ?? least) > least);
  return { result, urgent };
}
