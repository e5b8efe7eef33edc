import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/index.ts';
import { useLeavingPress } from '../ui/leaving-press.ts';
import { Alert } from './Alert.tsx';

/** Stands where something could not be loaded. When it gives way to what its button asked for, the focus is not lost with it. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation('shared');
  const retry = useLeavingPress(onRetry);
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" variant="outlined" onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
