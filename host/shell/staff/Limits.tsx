import { styled } from '@mui/material/styles';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { useSession } from '@clinic/kit/session';
import { Container } from '@clinic/kit/ui';

/** What the role of whoever works here is limited to, in a line; nothing for a role that covers the whole clinic. */
export function Limits() {
  const { t } = useTranslation('staff');
  const lang = useLang();
  const limits = useSession(({ user }) => user?.limits);
  if (limits === undefined) return null;
  const names = [limits.specialties, limits.branches].flatMap((parts) =>
    parts.length === 0 ? [] : [new Intl.ListFormat(lang).format(parts.map((one) => pick(one, 'name', lang)))],
  );
  return (
    <Line aria-label={t('limits.title')}>
      <Container as="p">
        {names.length === 0 ? t('limits.nothing') : t('limits.only', { names: names.join(' – ') })}
      </Container>
    </Line>
  );
}

const Line = styled('aside')(({ theme }) => ({
  paddingBlock: 8,
  color: theme.palette.text.secondary,
  fontSize: '.9375rem',
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  '& > p': { marginBlock: 0 },
  '@media print': { display: 'none' },
}));
