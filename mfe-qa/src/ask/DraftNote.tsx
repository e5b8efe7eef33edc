import { useState } from 'react';
import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';
import { isWorthKeeping, keepDraft, keptDraft, useKeptDraft } from './kept-draft.ts';

/**
 * Says that what was typed earlier is there again, and takes it away when told to.
 * @param onCleared the button that had the focus is gone then
 */
export function DraftNote({ onCleared }: { onCleared: () => void }) {
  const { t } = useTranslation('qa');
  const draft = useKeptDraft();
  const [found, setFound] = useState(() => typeof document !== 'undefined' && isWorthKeeping(keptDraft()));
  if (!found || draft === null) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button
          size="small"
          variant="outlined"
          onClick={() => {
            keepDraft(null);
            setFound(false);
            onCleared();
          }}
        >
          {t('ask.draft.clear')}
        </Button>
      }
    >
      {t('ask.draft.restored')}
    </Alert>
  );
}
