import type { ReactNode } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { NavLink } from '@clinic/kit/routing';
import { Box, Icon } from '@clinic/kit/ui';
import type { IconName } from '@clinic/kit/ui';
import { MemberPage } from './MemberPage.tsx';

const pages = [
  { name: 'general', icon: 'globe', to: accountPaths.settings() },
  { name: 'security', icon: 'lock', to: accountPaths.securitySettings() },
  { name: 'privacy', icon: 'user', to: accountPaths.privacySettings() },
] as const satisfies { name: string; icon: IconName; to: string }[];

/** A page of the settings, with the ways to the others beside it. */
export function SettingsFrame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const { t } = useTranslation('account');
  return (
    <MemberPage title={title} lead={lead}>
      <Box sx={columns}>
        <Box component="nav" aria-label={t('settings.nav.label')} sx={list}>
          {pages.map(({ name, icon, to }) => (
            <NavLink key={name} to={to} end>
              <Icon name={icon} size={20} />
              {t(`settings.nav.${name}`)}
            </NavLink>
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 760 }}>{children}</Box>
      </Box>
    </MemberPage>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 3, md: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
};

const list = {
  display: 'grid',
  gap: '4px',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 44,
    paddingInline: 2,
    borderRadius: '12px',
    borderInlineStart: '4px solid transparent',
    color: 'text.primary',
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: 'background.paper' },
  '& a[aria-current]': {
    backgroundColor: 'background.paper',
    borderInlineStartColor: 'primary.main',
    color: 'primary.main',
  },
};
