import { foreignLang } from '../i18n/foreign-lang.ts';
import { useLang } from '../i18n/language.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { Alert } from './Alert.tsx';
import type { SubmissionFailure } from './submit.ts';

interface SubmitFailedProps {
  failure: Pick<SubmissionFailure, 'code' | 'text'>;
  /** What did not work. */
  text: string;
}

/** An alert that says why a form could not be sent. It takes the focus once per submission. */
export function SubmitFailed(props: SubmitFailedProps) {
  return (
    <Alert severity="error" attempt={props.failure}>
      <FailureWords {...props} />
    </Alert>
  );
}

/**
 * Why a form could not be sent: in the API's words, or, when it gave none, what did not work, whose fault that is and what helps.
 * After a switch of the language the API's words stay, as nothing else says why: marked as what they are, after words of the page.
 */
export function FailureWords({ failure, text }: SubmitFailedProps) {
  const { t } = useTranslation('shared');
  const lang = useLang();
  if (failure.text === null)
    return (
      <>
        {text}
        <div>{t(failure.code === 'NETWORK' ? 'unsent.network' : 'unsent.ours')}</div>
      </>
    );
  const foreign = foreignLang(failure.text, lang);
  if (foreign === undefined) return failure.text;
  // Not `text`: of what was refused it may say that nobody could be reached.
  return (
    <>
      {t('unsent.foreign')}{' '}
      <bdi dir="auto" lang={foreign}>
        {failure.text}
      </bdi>
    </>
  );
}
