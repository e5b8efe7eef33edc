import { useTranslation } from '@clinic/kit/i18n';
import { Box, Icon } from '@clinic/kit/ui';
import type { Remark } from './remark.ts';

/** What could be better, in a list that is read out when it changes. */
export function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  const { t } = useTranslation('content');
  return (
    <Box role="status" sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
      {remarks.length > 0 && (
        <>
          <strong>{t('desk.remarks.title')}</strong>
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.5 }}>
            {remarks.map((remark, index) => (
              <Box component="li" key={index} sx={{ display: 'flex', gap: 0.75 }}>
                <Icon name="alert" size={18} />
                <span>{t(`desk.remarks.${remark.kind}`, remark)}</span>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
