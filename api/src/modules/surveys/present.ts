import type { Survey, SurveyQuestion } from '@clinic/contracts/content';
import type { QuestionRow, SurveyRow } from './repo.ts';

export function presentSurvey(row: SurveyRow, totalSteps: number): Survey {
  return {
    id: row.id,
    title_ar: row.titleAr,
    title_en: row.titleEn,
    intro_ar: row.introAr,
    intro_en: row.introEn,
    totalSteps,
  };
}

export function presentQuestion(row: QuestionRow): SurveyQuestion {
  return {
    id: row.id,
    kind: row.kind,
    text_ar: row.textAr,
    text_en: row.textEn,
    required: row.required,
    options: row.options,
  };
}
