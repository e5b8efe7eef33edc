import { personalDataIn } from '@clinic/contracts/qa';
import type { DeskQuestionDetails, PersonalDataKind } from '@clinic/contracts/qa';

const kindsIn = (texts: readonly string[]): PersonalDataKind[] => [
  ...new Set(texts.flatMap((text) => personalDataIn(text)).map(({ kind }) => kind)),
];

const askedIn = ({ question_title, question_content, user_name, tags }: DeskQuestionDetails) => [
  question_title,
  question_content,
  user_name ?? '',
  ...tags,
];

/** Kinds of personal data that the privacy check finds in anything that the asker wrote. */
export const markedIn = (question: DeskQuestionDetails): PersonalDataKind[] =>
  kindsIn([...askedIn(question), ...question.additions.map(({ content }) => content)]);

/** The same of what everybody sees once the question is public. */
export const markedForReaders = (question: DeskQuestionDetails): PersonalDataKind[] =>
  kindsIn([
    ...askedIn(question),
    ...question.additions.filter(({ is_public }) => is_public).map(({ content }) => content),
  ]);
