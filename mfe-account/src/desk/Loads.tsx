import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { formatDate, formatNumber, formatTime } from '@clinic/contracts/time';
import { Box, CardGrid, EmptyState, LinkCard, Section } from '@clinic/kit/ui';
import { inAddress } from './desk-address.ts';
import type { DeskAddress } from './desk-address.ts';
import type { Loads as LoadList } from './desk.data.ts';
import { counted, visitsOf } from './visits-of.ts';

interface LoadsProps {
  loads: LoadList;
  address: DeskAddress;
  date: string;
  today: string;
}

/** The whole clinic on a day: who works, how full it is, what waits, and, unless it is past, where somebody still fits in. */
export function Loads({ loads, address, date, today }: LoadsProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  // Who has something to decide stands first, then who has most to do.
  const working = loads.filter(({ works }) => works).sort((a, b) => b.pending - a.pending || visitsOf(b) - visitsOf(a));
  const pending = working.reduce((sum, load) => sum + load.pending, 0);
  const title = t('reception.loads.title', { date: formatDate(date, lang, 'full') });

  if (working.length === 0) return <EmptyState title={title} text={t('reception.loads.none')} />;
  return (
    <Section
      title={title}
      lead={
        <>
          {t('reception.loads.working', { count: working.length })}
          {pending > 0 && <strong> {t('reception.loads.pending', { count: pending })}</strong>}
        </>
      }
    >
      <CardGrid min={280}>
        {working.map((load) => (
          <li key={load.doctor.id}>
            <LinkCard
              to={accountPaths.reception(inAddress({ ...address, doctor: load.doctor.id }))}
              title={pick(load.doctor, 'name', lang)}
            >
              <Box sx={quiet}>{load.doctor.specialties.map((one) => pick(one, 'name', lang)).join(' · ')}</Box>
              {visitsOf(load) > 0 && (
                <Box component="dl" sx={numbers}>
                  {counted
                    .filter((status) => load[status] > 0)
                    .map((status) => (
                      <Box key={status} data-status={status}>
                        <dt>{t(`reception.status.${status}`)}</dt>
                        <dd>{formatNumber(load[status], lang)}</dd>
                      </Box>
                    ))}
                </Box>
              )}
              {date >= today && (
                <Box sx={quiet}>
                  {load.next_free === null
                    ? t('reception.loads.full')
                    : t('reception.loads.free', { count: load.free, time: formatTime(load.next_free, lang) })}
                </Box>
              )}
            </LinkCard>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

const numbers = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  fontSize: '.9375rem',
  '& > div': { display: 'inline-flex', gap: '6px' },
  '& dd': { margin: 0, fontWeight: 600 },
  '& [data-status="pending"]': { color: 'warning.main', fontWeight: 600 },
};
const quiet = { color: 'text.secondary', fontSize: '.9375rem' };
