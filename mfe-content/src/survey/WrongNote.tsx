import { Alert, SubmitFailed } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import type { Wrong } from './survey-flow.ts';

/** What kept the survey from going on. It takes the focus once per turn. */
export function WrongNote({ wrong }: { wrong: Wrong | null }) {
  const { t } = useTranslation('content');
  if (wrong === null) return null;
  if (wrong.failure !== null) return <SubmitFailed failure={wrong.failure} text={t(wrong.key)} />;
  return (
    <Alert severity="error" attempt={wrong}>
      {t(wrong.key)}
    </Alert>
  );
}
