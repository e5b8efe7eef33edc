import { Alert, FailureWords } from '@clinic/kit/forms';
import type { SubmissionFailure } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';

interface NewsletterFailedProps {
  failure: SubmissionFailure;
  /** What the server said, in the language of the page. */
  words: string | null;
}

/** Why a form of the newsletter could not be sent. Takes the focus once per submission, and keeps still when the language is switched. */
export function NewsletterFailed({ failure, words }: NewsletterFailedProps) {
  const { t } = useTranslation('content');
  const text = t('newsletter.failed');
  return (
    <Alert severity="error" attempt={failure}>
      {failure.text === words ? <FailureWords failure={failure} text={text} /> : text}
    </Alert>
  );
}
