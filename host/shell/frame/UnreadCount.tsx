import { useEffect } from 'react';
import { styled } from '@mui/material/styles';
import type { NavigationItem } from '@clinic/contracts';
import { useTranslation } from '@clinic/kit/i18n';
import { useSession } from '@clinic/kit/session';
import { VisuallyHidden } from '@clinic/kit/ui';
import { useHost } from '../app/host-context.ts';

const mostShown = 99;

/** How much is new behind some items, as their descriptors say what they count. */
export function useUnread(items: readonly NavigationItem[]): number {
  return useSession(({ user }) =>
    items.reduce((sum, { badge }) => sum + (badge === undefined ? 0 : (user?.[badge] ?? 0)), 0),
  );
}

/** Keeps the count true when somebody reads: the remote that shows what is new says what is left. */
export function useReadNews(): void {
  const { bus } = useHost();
  useEffect(
    () =>
      bus.host.on('account/notifications.changed@1', ({ unread }) =>
        useSession.setState(({ user }) => ({ user: user && { ...user, unread_notifications: unread } })),
      ),
    [bus],
  );
}

/** The count as a round sign, in words for those who hear it; nothing when all is read. */
export function UnreadCount({ count, spoken = true }: { count: number; spoken?: boolean }) {
  const { t } = useTranslation('host');
  if (count === 0) return null;
  return (
    <>
      <Sign data-count={count > mostShown ? `${mostShown}+` : count} />
      {spoken && <VisuallyHidden> {t('nav.unread', { count })}</VisuallyHidden>}
    </>
  );
}

/** Drawn, not written: what a button says to those who see it has to be part of what it is called. */
const Sign = styled('span')(({ theme }) => ({
  '&::before': { content: 'attr(data-count)' },
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: 22,
  height: 22,
  paddingInline: 6,
  borderRadius: 11,
  background: theme.palette.error.main,
  color: theme.palette.error.contrastText,
  fontSize: '0.8125rem',
  fontWeight: 650,
  lineHeight: 1,
}));
