import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { useSite } from '@clinic/kit/routing';
import { Box, Ltr } from '@clinic/kit/ui';

/** That a proof of work is on its way; where no script can work it out, what to do instead. */
export function ProofNote() {
  const { t } = useTranslation('qa');
  const { phone } = useSite().brand;
  return (
    <>
      <Box sx={{ '@media (scripting: none)': { display: 'none' } }}>
        <Alert severity="info" role="status">
          {t('ask.proving')}
        </Alert>
      </Box>
      <noscript>
        <Alert severity="error">
          {t('ask.provingNeedsScript')}
          {phone !== null && (
            <>
              {' '}
              {t('ask.emergency.clinic')}: <Ltr>{phone}</Ltr>
            </>
          )}
        </Alert>
      </noscript>
    </>
  );
}
