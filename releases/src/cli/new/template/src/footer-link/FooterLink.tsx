import { useTranslation } from '@clinic/kit/i18n';
import { Link } from '@clinic/kit/routing';
import { Box, Icon } from '@clinic/kit/ui';
import { address } from '../address.ts';

/** A line in the foot of every page that leads to this remote. */
export function FooterLink() {
  const { t } = useTranslation('template-name');
  return (
    <Box component="p" sx={line}>
      <span>{t('footer.text')}</span>
      <Link to={address}>
        {t('footer.link')}
        <Icon name="arrow-end" size={20} />
      </Link>
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  margin: 0,
  color: 'deep.muted',
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, color: 'deep.text' },
} as const;
