import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from '@clinic/kit/i18n';
import { useHost } from '../app/host-context.ts';
import { barLink } from './bar-styles.ts';

/** The clinic's phone number as a link that calls it; nothing when no number is set. `flush`: in line with text above. */
export function PhoneLink({ icon, flush = false }: { icon?: ReactNode; flush?: boolean }) {
  const { t } = useTranslation('host');
  const { phone } = useHost().boot.brand;
  if (phone === null) return null;

  return (
    <Call href={`tel:${phone}`} style={flush ? { paddingInline: 0 } : undefined}>
      {icon}
      {t('callUs')} <bdi dir="ltr">{phone}</bdi>
    </Call>
  );
}

const Call = styled('a')(barLink);
