import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { hostPaths } from '@clinic/contracts';
import { useLang } from '@clinic/kit/i18n';
import { Container } from '@clinic/kit/ui';
import { useHost } from '../app/host-context.ts';
import { useStaffTexts } from './use-staff-texts.ts';

/** What stands below a page of the staff: one line. */
export function StaffFoot({ children }: { children: ReactNode }) {
  const { t } = useStaffTexts();
  const lang = useLang();
  const { brand } = useHost().boot;
  return (
    <Ground>
      <Row>
        <span>{brand.name[lang]}</span>
        <span>
          <Page to={hostPaths.home()}>{t('publicSite')}</Page>
          {children}
        </span>
      </Row>
    </Ground>
  );
}

const Ground = styled('footer')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.secondary,
  fontSize: '.9375rem',
  '@media print': { display: 'none' },
}));

const Row = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 24,
  paddingBlock: 12,
  '& > span:last-of-type': { marginInline: -12 },
});

const Page = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px',
  borderRadius: 12,
  color: 'inherit',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { background: 'color-mix(in srgb, currentColor 9%, transparent)' },
});
