import type { Notification } from '@clinic/contracts/account';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Link } from '@clinic/kit/routing';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { Box, Card, Icon, RelativeTime, StatusChip } from '@clinic/kit/ui';
import { iconOf, targetOf } from './notification-target.ts';

interface NotificationLineProps {
  notification: Notification;
  /** When the list was read. */
  now: string;
  onOpen: () => void;
}

/** One thing the account was told: what happened, when, and the way to it. */
export function NotificationLine({ notification, now, onOpen }: NotificationLineProps) {
  const { t } = useTranslation('account');
  const { created_at: at, kind, read } = notification;
  const words = useWords(notification);

  return (
    <Card sx={read ? line : { ...line, ...unread }}>
      <Box sx={{ ...sign, ...(read ? {} : { backgroundColor: 'primary.main', color: 'primary.contrastText' }) }}>
        <Icon name={iconOf(notification)} size={22} />
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
        <Box component="h2" sx={{ margin: 0, fontSize: '1.0625rem', fontWeight: read ? 500 : 650, lineHeight: 1.6 }}>
          <Link to={targetOf(notification)} onClick={onOpen}>
            {t(`notifications.kinds.${kind}.title`)}
          </Link>
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{t(`notifications.kinds.${kind}.text`, words)}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}>
          <Box component="span" sx={{ fontSize: '0.9375rem' }}>
            <RelativeTime instant={at} now={now} />
          </Box>
          {!read && (
            <StatusChip tone="primary" icon="bell">
              {t('notifications.unread')}
            </StatusChip>
          )}
        </Box>
      </Box>
    </Card>
  );
}

/** The facts of a notification as they are written in this language. */
function useWords({ params }: Notification): Record<string, string> {
  const lang = useLang();
  const text = (name: string) => String(params[name] ?? '');
  return {
    doctor: text(`doctor_${lang}`),
    reference: text('reference'),
    date: text('date') && formatDate(text('date'), lang, 'full'),
    time: text('time') && formatTime(text('time'), lang),
    until: text('until') && formatTime(text('until'), lang),
  };
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 2,
  '& h2 a': { color: 'text.primary', textDecoration: 'none' },
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '16px' },
  '& h2 a:hover': { color: 'primary.main', textDecoration: 'underline' },
};

const unread = { borderColor: 'primary.light', backgroundColor: 'primary.soft' };

const sign = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  backgroundColor: 'primary.soft',
  color: 'primary.main',
};
