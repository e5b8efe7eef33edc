import { useTranslation } from '@clinic/kit/i18n';
import { Box } from '@clinic/kit/ui';

/** Stands between two ways to do the same. */
export function OrRule() {
  const { t } = useTranslation('account');
  return <Box sx={rule}>{t('factor.signIn.or')}</Box>;
}

const rule = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  color: 'text.secondary',
  '&::before, &::after': { content: '""', flex: 1, borderBlockStart: '1px solid', borderColor: 'divider' },
};
