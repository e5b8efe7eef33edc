import { useTranslation } from '@clinic/kit/i18n';
import { Box, EmptyState } from '@clinic/kit/ui';
import { AskButtons } from './AskButtons.tsx';

/** Stands where a new clinic has not listed yet what every clinic has: until it does, how to reach it. */
export function ListedSoon({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('content');
  return (
    <EmptyState title={title} text={text}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        <AskButtons label={t('info.write')} />
      </Box>
    </EmptyState>
  );
}
