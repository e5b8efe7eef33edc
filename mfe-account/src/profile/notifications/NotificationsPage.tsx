import { useEffect } from 'react';
import { useBus } from '@clinic/kit/events';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useLoaderData } from '@clinic/kit/routing';
import { Button, EmptyState, Icon, Pagination, Stack } from '@clinic/kit/ui';
import { MemberPage } from '../../parts/MemberPage.tsx';
import { NotificationLine } from './NotificationLine.tsx';
import type { loader } from './notifications.data.ts';
import { useReading } from './use-reading.ts';

/** What the clinic has told this account, the latest first. */
export function NotificationsPage() {
  const { t } = useTranslation('account');
  const { data: list, now, unread, current_page: page, per_page: size, total } = useLoaderData<typeof loader>();
  const { open, readAll, busy } = useReading();
  const bus = useBus();
  // Something may have come since the frame last asked.
  useEffect(() => bus.emit('account/notifications.changed@1', { unread }), [bus, unread]);

  if (total === 0) {
    return (
      <MemberPage title={t('notifications.title')}>
        <EmptyState
          title={t('notifications.none.title')}
          text={t('notifications.none.text')}
          action={{ label: t('notifications.none.action'), to: accountPaths.appointments() }}
        />
      </MemberPage>
    );
  }

  return (
    <MemberPage
      title={t('notifications.title')}
      lead={t('notifications.count', { count: unread })}
      actions={
        unread > 0 && (
          <Button
            variant="outlined"
            loading={busy}
            startIcon={<Icon name="check" size={20} />}
            onClick={() => void readAll()}
          >
            {t('notifications.readAll')}
          </Button>
        )
      }
    >
      <Stack component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, gap: 1.5, maxWidth: 860 }}>
        {list.map((notification) => (
          <li key={notification.id}>
            <NotificationLine
              notification={notification}
              now={now}
              onOpen={() => {
                if (!notification.read) open(notification.id);
              }}
            />
          </li>
        ))}
      </Stack>
      <Pagination page={page} total={total} size={size} hrefFor={(wanted) => accountPaths.notifications(wanted)} />
    </MemberPage>
  );
}
