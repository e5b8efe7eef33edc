import { Alert, FailureWords } from '@clinic/kit/forms';
import type { SubmissionFailure } from '@clinic/kit/forms';

interface NewsletterFailedProps {
  failure: SubmissionFailure;
  /** What the server said, in the language of the page. */
  words: string | null;
  /** What the clinic says itself. */
  text: string;
}

/** Why a form of the newsletter could not be sent. Takes the focus once per submission, and keeps still when the language is switched. */
export function NewsletterFailed({ failure, words, text }: NewsletterFailedProps) {
  return (
    <Alert severity="error" attempt={failure}>
      {failure.text === words ? <FailureWords failure={failure} text={text} /> : text}
    </Alert>
  );
}
