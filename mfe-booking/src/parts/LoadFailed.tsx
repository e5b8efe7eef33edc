import { Alert } from '@clinic/shared/forms';
import { useTranslation } from '@clinic/shared/i18n';
import { Button } from '@clinic/shared/ui';

/** Stands where something could not be loaded (S69). */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation('booking');
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" variant="outlined" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
