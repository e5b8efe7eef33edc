import type { NextQuestion, SurveyQuestion, SurveyValue } from '@clinic/contracts/content';
import type { TranslationKey } from '@clinic/kit/i18n';
import type { FieldError, SubmissionFailure } from '@clinic/kit/forms';

/** Why something did not work: what failed, and where that was a call, why. */
export interface Wrong {
  key: TranslationKey<'content'>;
  failure: Pick<SubmissionFailure, 'code' | 'text'> | null;
}

/** Where a visitor is in a survey: what the page's action answers, and what the next form carries on. */
export type SurveyState =
  | {
      step: 'question';
      session: string;
      at: NextQuestion & { question: SurveyQuestion };
      /** Who answered, when that was said before a way back. */
      values: Record<string, string>;
      wrong: Wrong | null;
    }
  | {
      step: 'respondent';
      session: string;
      total: number;
      errors: FieldError[];
      values: Record<string, string>;
      wrong: Wrong | null;
    }
  | { step: 'thanks' }
  | {
      step: 'intro';
      wrong: Wrong | null;
      /** The fields of the turn that failed, with its intent: whoever goes on sends them again. */
      again?: [name: string, value: string][];
    };

/** Whether an answer that stands alone, such as “None of these”, was chosen with another: only without script. */
export function mixesExclusive({ options }: Pick<SurveyQuestion, 'options'>, given: SurveyValue | null): boolean {
  if (!Array.isArray(given) || given.length < 2) return false;
  return options.some(({ value, exclusive }) => exclusive === true && given.includes(value));
}

/** The answer to a question from its form; null when there is none. */
export function answerOf(kind: string, form: FormData): SurveyValue | null {
  if (kind === 'choices') {
    const chosen = form.getAll('answer').filter((value) => typeof value === 'string');
    return chosen.length === 0 ? null : chosen;
  }
  const value = form.get('answer');
  if (typeof value !== 'string' || value.trim() === '') return null;
  // A browser that sends the form itself ends lines with two signs, and its field counts one.
  return kind === 'rating' ? Number(value) : value.trim().replaceAll('\r\n', '\n');
}

/** Who answered, from the form of that question or of one after a way back. */
export function respondentIn(form: FormData): Record<string, string> {
  const given = ['name', 'email', 'phone'].map((field) => [field, form.get(field)] as const);
  return Object.fromEntries(
    given.flatMap(([field, value]) => (typeof value === 'string' ? [[field, value.trim()]] : [])),
  );
}
