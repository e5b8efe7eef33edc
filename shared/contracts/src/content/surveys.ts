import { dataOf, Id, z } from '@clinic/contracts';
import { Email, Phone, PersonName } from './forms.ts';

/** Words of a rating from 1 to 5 (S134). */
export const ratingLabels = ['poor', 'fair', 'good', 'very-good', 'excellent'] as const;

/** One option of a choice. Of several answers an `exclusive` one stands alone: “None of these”. */
export const SurveyOption = z.object({
  value: z.string(),
  label_ar: z.string(),
  label_en: z.string(),
  exclusive: z.optional(z.boolean()),
});

/** One question of a survey. `rating` answers 1 to 5, `choice` one value, `choices` several, `text` up to 1000 letters. */
export const SurveyQuestion = z.object({
  id: Id,
  kind: z.enum(['rating', 'choice', 'choices', 'text']),
  text_ar: z.string(),
  text_en: z.string(),
  required: z.boolean(),
  options: z.array(SurveyOption),
});
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;

/** `GET /api/surveys/{id}`: what a survey is about, before it is started. 404 when it is not open. */
export const Survey = z.object({
  id: Id,
  title_ar: z.string(),
  title_en: z.string(),
  intro_ar: z.string(),
  intro_en: z.string(),
  totalSteps: z.int(),
});
export type Survey = z.infer<typeof Survey>;
export const SurveyResponse = dataOf(Survey);

/** `POST /api/surveys/{id}/start` (S98). The id of the session is random; who has it may go on with the survey. */
export const SurveyStarted = z.object({ session_id: z.string() });

/**
 * `GET /api/surveys/{id}/next-question?step&session_id` (S98): the question of a step counted from 1, with the answer given
 * before if any; without `step` the first unanswered one, so that a survey can be resumed. `question` is null and
 * `isComplete` true once every step is answered (or `step` is past the end).
 */
export const NextQuestionQuery = z.object({
  session_id: z.string().check(z.minLength(20), z.maxLength(100)),
  step: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
});
export const SurveyValue = z.union([
  z.string().check(z.maxLength(1000, 'validation.tooLong')),
  z.int(),
  z.array(z.string().check(z.maxLength(100))),
]);
export type SurveyValue = z.infer<typeof SurveyValue>;
export const NextQuestion = z.object({
  step: z.int(),
  question: z.nullable(SurveyQuestion),
  answer: z.nullable(SurveyValue),
  totalSteps: z.int(),
  isComplete: z.boolean(),
});
export type NextQuestion = z.infer<typeof NextQuestion>;

/** `POST /api/surveys/{id}/answers` (S98): 204. Answering a step again replaces the answer while the session is open. */
export const AnswerSurveyStep = z.object({
  session_id: z.string().check(z.minLength(20), z.maxLength(100)),
  step: z.int().check(z.minimum(1)),
  /** Null passes over a question that is not required. */
  answer: z.nullable(SurveyValue),
});

/** `POST /api/surveys/{id}/submit` (S98): who answered is optional; each field is checked when given. Repeating it answers the same. */
export const SurveySubmit = z.object({
  session_id: z.string().check(z.minLength(20), z.maxLength(100)),
  respondent: z.object({
    name: z.optional(PersonName),
    email: z.optional(Email),
    phone: z.optional(Phone),
  }),
});

export { moodAssessment } from './mood-assessment.ts';

const AssessmentOption = z.object({ score: z.int(), label_ar: z.string(), label_en: z.string() });

/**
 * `GET /api/assessments/{slug}`: a self-assessment that runs in the visitor's browser alone, nothing is sent or stored (Q41).
 * Each option has a score; the result is the first whose `up_to` is not below the sum.
 */
export const Assessment = z.object({
  slug: z.string(),
  title_ar: z.string(),
  title_en: z.string(),
  intro_ar: z.string(),
  intro_en: z.string(),
  questions: z.array(
    z.object({
      text_ar: z.string(),
      text_en: z.string(),
      /** An answer other than the first leads to the urgent help, whatever the sum. */
      urgent: z.boolean(),
      /** Its own answers; without any it has those of all questions. */
      options: z.optional(z.array(AssessmentOption)),
      /**
       * Where an answer leads, which its score stands for: to a later question by its number counted from 1, or with null to
       * the result. After any other answer the next question follows.
       */
      jumps: z.optional(z.array(z.object({ score: z.int(), to: z.nullable(z.int()) }))),
    }),
  ),
  options: z.array(AssessmentOption),
  /** English slug of the speciality that the result leads to. */
  specialty: z.optional(z.nullable(z.string())),
  results: z.array(
    z.object({
      up_to: z.int(),
      title_ar: z.string(),
      title_en: z.string(),
      text_ar: z.string(),
      text_en: z.string(),
      tone: z.enum(['good', 'watch', 'act']),
    }),
  ),
  urgent_ar: z.string(),
  urgent_en: z.string(),
});
export type Assessment = z.infer<typeof Assessment>;
export const AssessmentResponse = dataOf(Assessment);
