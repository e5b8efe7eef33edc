import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button } from '@clinic/kit/ui';
import type { SavingState } from './use-written.ts';

interface SaveBarProps {
  label: string;
  writing: { readonly state: SavingState; readonly conflict: object | null; readonly saveNow: () => Promise<unknown> };
}

/** Saves what was typed at once, and says where it is, for the eye and, when it pauses, for who listens. */
export function SaveBar({ label, writing: { state, conflict, saveNow } }: SaveBarProps) {
  const { t } = useTranslation('content');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button loading={state === 'saving'} disabled={conflict !== null} onClick={() => void saveNow()}>
        {label}
      </Button>
      <span role="status">{t(`desk.saving.${state}`)}</span>
    </Box>
  );
}
