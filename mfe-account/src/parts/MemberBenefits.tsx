import { useTranslation } from '@clinic/kit/i18n';
import { Box, Icon, Typography } from '@clinic/kit/ui';
import type { IconName } from '@clinic/kit/ui';

const benefits = [
  { name: 'book', icon: 'calendar' },
  { name: 'follow', icon: 'clock' },
  { name: 'cancel', icon: 'check' },
  { name: 'safe', icon: 'lock' },
] as const satisfies { name: string; icon: IconName }[];

/** What an account is good for, beside the form. */
export function MemberBenefits() {
  const { t } = useTranslation('account');
  return (
    <section aria-labelledby="member-benefits">
      <Typography variant="h3" component="h2" id="member-benefits" sx={{ marginBlock: '0 20px' }}>
        {t('login.benefits.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', display: 'grid', gap: 2, margin: 0, padding: 0 }}>
        {benefits.map(({ name, icon }) => (
          <Box component="li" key={name} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Box sx={badge}>
              <Icon name={icon} />
            </Box>
            {t(`login.benefits.${name}`)}
          </Box>
        ))}
      </Box>
    </section>
  );
}

const badge = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: '16px',
  backgroundColor: 'primary.soft',
  color: 'primary.main',
};
