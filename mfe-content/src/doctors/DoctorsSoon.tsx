import { useTranslation } from '@clinic/kit/i18n';
import { Box, EmptyState } from '@clinic/kit/ui';
import { AskButtons } from '../parts/AskButtons.tsx';

/** The directory of a clinic that has named no doctor yet: nothing to choose from, and how to reach the clinic. */
export function DoctorsSoon() {
  const { t } = useTranslation('content');
  return (
    <EmptyState title={t('directory.soon.title')} text={t('directory.soon.text')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        <AskButtons label={t('info.write')} />
      </Box>
    </EmptyState>
  );
}
