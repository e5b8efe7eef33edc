import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from '@clinic/shared/i18n';
import { useHost } from '../app/host-context.ts';
import { barLink } from './bar-styles.ts';

/** The clinic's phone number as a link that calls it; nothing when no number is set (Q44). */
export function PhoneLink({ icon }: { icon?: ReactNode }) {
  const { t } = useTranslation('host');
  const { phone } = useHost().boot.brand;
  if (phone === null) return null;

  return (
    <Call href={`tel:${phone}`}>
      {icon}
      {t('callUs')} <bdi dir="ltr">{phone}</bdi>
    </Call>
  );
}

const Call = styled('a')(barLink);
