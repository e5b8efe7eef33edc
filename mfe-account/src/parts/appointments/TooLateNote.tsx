import { useTranslation } from '@clinic/kit/i18n';
import { useSite } from '@clinic/kit/routing';
import { Box, Ltr } from '@clinic/kit/ui';

/** Within 24 hours of the visit: whom to call instead. */
export function TooLateNote() {
  const { t } = useTranslation('account');
  const { phone } = useSite().brand;
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
      {t('appointments.tooLate')}{' '}
      {phone !== null && (
        <Box component="a" href={`tel:${phone}`} sx={{ display: 'inline-block', paddingBlock: 1, fontWeight: 600 }}>
          <Ltr>{phone}</Ltr>
        </Box>
      )}
    </Box>
  );
}
