import { styled } from '@mui/material/styles';
import type { BusTrace } from '@clinic/kit/events';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { clinicDateTime, formatTime } from '@clinic/contracts/time';
import { Ltr } from '@clinic/kit/ui';
import { idsOf } from './events.ts';

/** What was said on the bus, by whom, and what became of it; of payloads the ids alone. */
export function EventTrace({ events }: { events: readonly (BusTrace & { key: number })[] }) {
  const { t } = useTranslation('inspector');
  const lang = useLang();
  if (events.length === 0) return <p>{t('inspector.noEvents')}</p>;
  return (
    <List>
      {events.map(({ key, time, topic, source, outcome, payload }) => (
        <li key={key}>
          <strong>
            <Ltr>{topic}</Ltr>
          </strong>{' '}
          <Ltr>{idsOf(payload)}</Ltr> {t(`inspector.outcome.${outcome}`)}
          <small>
            {formatTime(clinicDateTime(new Date(time)).time, lang)} <Ltr>{source}</Ltr>
          </small>
        </li>
      ))}
    </List>
  );
}

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflowWrap: 'anywhere',
  '& li': { paddingBlock: 4, borderBlockEnd: `1px solid ${theme.palette.line.hair}` },
  '& bdi': { whiteSpace: 'normal !important' },
  '& small': { display: 'block', fontSize: '.8125rem', color: theme.palette.text.secondary },
}));
