import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/index.ts';
import { Alert } from './Alert.tsx';

/** Stands where something could not be loaded. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation('shared');
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
