import { useTranslation } from '@clinic/kit/i18n';
import { Box, Card, Icon, Typography } from '@clinic/kit/ui';

/** What every reader of medical answers must know. */
export function AlertsCard() {
  const { t } = useTranslation('qa');
  return (
    <Card sx={{ backgroundColor: 'warning.soft', borderColor: 'warning.main' }}>
      <section aria-labelledby="qa-alerts">
        <Typography variant="h4" component="h2" id="qa-alerts" sx={heading}>
          <Icon name="alert" />
          {t('alerts.title')}
        </Typography>
        <Box component="ul" sx={{ display: 'grid', gap: 1, margin: 0, paddingInlineStart: 3, paddingInlineEnd: 0 }}>
          <li>{t('alerts.awareness')}</li>
          <li>{t('alerts.basis')}</li>
        </Box>
      </section>
    </Card>
  );
}

const heading = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  margin: 0,
  marginBlockEnd: 1.5,
  '& svg': { color: 'warning.main' },
};
