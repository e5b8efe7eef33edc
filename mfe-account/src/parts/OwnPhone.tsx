import { useTranslation } from '@clinic/kit/i18n';
import { Box, Ltr, StatusChip } from '@clinic/kit/ui';
import { phoneText } from '@clinic/contracts';

interface OwnPhoneProps {
  phone: string | null;
  verifiedAt: string | null;
}

/** The account's mobile number, and whether it was shown to be its owner's. */
export function OwnPhone({ phone, verifiedAt }: OwnPhoneProps) {
  const { t } = useTranslation('account');
  if (phone === null) return t('member.phone.none');
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Ltr>{phoneText(phone)}</Ltr>
      <StatusChip tone={verifiedAt === null ? 'warning' : 'success'}>
        {t(verifiedAt === null ? 'member.phone.unverified' : 'member.phone.verified')}
      </StatusChip>
    </Box>
  );
}
