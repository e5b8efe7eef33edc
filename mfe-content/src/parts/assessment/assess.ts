import type { Assessment } from '@clinic/contracts/content';

/** What a self-assessment says. */
export interface Outcome {
  result: Assessment['results'][number];
  /** An answer that calls for help at once, whatever the sum. */
  urgent: boolean;
}

/** Score of the chosen answer to each question in order; undefined where nothing was chosen. */
export type Chosen = readonly (number | undefined)[];

/** The answers to a question: its own, or those of all questions. */
export const answersTo = ({ options }: Assessment, { options: own = [] }: Assessment['questions'][number]) =>
  own.length > 0 ? own : options;

/**
 * The places of the questions that are asked. `depends` where what comes next is not known before the last of them has an
 * answer. Ways lead forward only, whatever the self-assessment says.
 */
export function wayThrough({ questions }: Assessment, chosen: Chosen): { asked: number[]; depends: boolean } {
  const asked: number[] = [];
  for (let place = 0; place < questions.length;) {
    asked.push(place);
    const jumps = questions[place]?.jumps ?? [];
    if (jumps.length > 0 && chosen[place] === undefined) return { asked, depends: true };
    const jump = jumps.find(({ score }) => score === chosen[place]);
    place = Math.max(place, jump === undefined ? place : (jump.to ?? questions.length + 1) - 2) + 1;
  }
  return { asked, depends: false };
}

/**
 * The result of a self-assessment: the first that covers the sum of the chosen scores of the questions that were asked.
 * @returns null while a question is open
 */
export function assess(assessment: Assessment, chosen: Chosen): Outcome | null {
  const { asked, depends } = wayThrough(assessment, chosen);
  const scores = asked.map((place) => chosen[place]);
  if (depends || scores.some((score) => score === undefined)) return null;
  const sum = scores.reduce<number>((total, score) => total + (score ?? 0), 0);
  const result = assessment.results.find(({ up_to }) => sum <= up_to) ?? assessment.results.at(-1);
  if (result === undefined) return null;
  const urgent = asked.some((place) => {
    const question = assessment.questions[place];
    if (question?.urgent !== true) return false;
    return (chosen[place] ?? 0) > Math.min(...answersTo(assessment, question).map(({ score }) => score));
  });
  return { result, urgent };
}
