import type { DeskEvent } from '@clinic/contracts/account';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { clinicDateTime, formatDate, formatTime } from '@clinic/contracts/time';
import { Box, Typography } from '@clinic/kit/ui';

/** What happened to a visit, who did it, and why, oldest first. */
export function VisitHistory({ events }: { events: readonly DeskEvent[] }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ margin: 0, marginBlockEnd: 1 }}>
        {t('reception.history.title')}
      </Typography>
      <Box component="ol" sx={list}>
        {events.map((event) => {
          const { date, time } = clinicDateTime(new Date(event.at));
          return (
            <li key={`${event.at} ${event.to}`}>
              <b>{event.moved ? t('reception.history.moved') : t(`reception.status.${event.to}`)}</b>
              <span>
                {event.by === 'staff' && event.name !== null ? (
                  <bdi dir="auto">{event.name}</bdi>
                ) : (
                  t(`reception.history.by.${event.by}`)
                )}
                {' · '}
                <time dateTime={event.at}>
                  {formatDate(date, lang, 'short')} <bdi>{formatTime(time, lang)}</bdi>
                </time>
              </span>
              {event.reason !== null && <span>{t(`reception.reasons.${event.reason}`)}</span>}
              {event.note !== null && <bdi dir="auto">{event.note}</bdi>}
            </li>
          );
        })}
      </Box>
    </section>
  );
}

const list = {
  display: 'grid',
  gap: 1.5,
  listStyle: 'none',
  margin: 0,
  paddingInlineStart: 2,
  borderInlineStart: '2px solid',
  borderColor: 'line.hair',
  '& li': { display: 'grid', lineHeight: 1.6, overflowWrap: 'anywhere' },
  '& li > span': { color: 'text.secondary', fontSize: '.9375rem' },
};
