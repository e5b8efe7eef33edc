import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useBusEvent } from '@clinic/kit/events';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { NavLink, useLocation, useRevalidator } from '@clinic/kit/routing';
import { Box, Icon, Page } from '@clinic/kit/ui';
import type { IconName } from '@clinic/kit/ui';
import { VerifyPhoneNudge } from './VerifyPhoneNudge.tsx';

interface MemberPageProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

const tabs = [
  { name: 'appointments', icon: 'calendar', to: accountPaths.appointments() },
  { name: 'waitingList', icon: 'clock', to: accountPaths.waitingList() },
  { name: 'family', icon: 'family', to: accountPaths.family() },
  { name: 'notifications', icon: 'bell', to: accountPaths.notifications() },
  { name: 'details', icon: 'user', to: accountPaths.profileDetails() },
  { name: 'medicalTests', icon: 'lab', to: accountPaths.medicalTests() },
  { name: 'settings', icon: 'settings', to: accountPaths.settings() },
] as const satisfies { name: string; icon: IconName; to: string }[];

/** A page of the account with the ways to the others. When the session ends it asks again who may see it. */
export function MemberPage({ title, children, ...head }: MemberPageProps) {
  const { t } = useTranslation('account');
  const { revalidate } = useRevalidator();
  useBusEvent('host/session.changed@1', ({ state }) => {
    if (state === 'visitor') void revalidate();
  });

  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // The tabs of a phone scroll by themselves: the present one is brought into sight, and the page stays where it is.
  useEffect(() => {
    const present = bar.current?.querySelector('[aria-current]');
    if (bar.current == null || present == null) return;
    const tab = present.getBoundingClientRect();
    const { x, width } = bar.current.getBoundingClientRect();
    bar.current.scrollLeft += tab.x + tab.width / 2 - x - width / 2;
  }, [pathname]);

  return (
    <Page title={title} crumbs={[{ label: t('member.title'), to: accountPaths.profile() }]} {...head}>
      <Box component="nav" ref={bar} aria-label={t('member.title')} sx={row}>
        {tabs.map(({ name, icon, to }) => (
          <NavLink key={name} to={to}>
            <Icon name={icon} size={20} />
            {t(`member.tabs.${name}`)}
          </NavLink>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <VerifyPhoneNudge />
        {children}
      </Box>
    </Page>
  );
}

const row = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  gap: 1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: -2,
  paddingInline: 2,
  paddingBlock: '6px',
  marginBlockEnd: -2,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    paddingInline: 2,
    flex: 'none',
    borderRadius: '999px',
    border: '1px solid',
    borderColor: 'line.hair',
    backgroundColor: 'background.paper',
    color: 'text.primary',
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: 'primary.light' },
  '& a[aria-current]': {
    borderColor: 'primary.main',
    backgroundColor: 'primary.main',
    color: 'primary.contrastText',
  },
};
