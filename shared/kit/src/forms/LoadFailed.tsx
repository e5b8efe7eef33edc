import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/index.ts';
import { useLeavingPress } from '../ui/leaving-press.ts';
import { Alert } from './Alert.tsx';

interface LoadFailedProps {
  text: string;
  onRetry: () => void;
  /** `alert` interrupts, `status` waits for a pause. */
  role?: 'alert' | 'status';
}

/** Stands where something could not be loaded. When it gives way to what its button asked for, the focus is not lost with it. */
export function LoadFailed({ text, onRetry, role = 'alert' }: LoadFailedProps) {
  const { t } = useTranslation('shared');
  const retry = useLeavingPress(onRetry);
  return (
    <Alert
      severity="warning"
      role={role}
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
