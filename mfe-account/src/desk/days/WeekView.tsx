import type { DeskVisit } from '@clinic/contracts/account';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { Link } from '@clinic/kit/routing';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { Box, Section } from '@clinic/kit/ui';
import { inAddress } from '../desk-address.ts';
import type { DeskAddress } from '../desk-address.ts';
import type { DaysOfDoctor } from '../desk.data.ts';
import { VisitStatusChip } from '../VisitStatusChip.tsx';
import { hasEnded } from './lines.ts';

interface WeekViewProps {
  days: DaysOfDoctor;
  address: DeskAddress;
  today: string;
  onOpen: (visit: DeskVisit) => void;
}

/** A doctor’s week: seven columns where there is room, one day below the other on a phone. */
export function WeekView({ days: { doctor, days }, address, today, onOpen }: WeekViewProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const toDay = (date: string) =>
    accountPaths.reception(inAddress({ ...address, view: 'day', date: date === today ? null : date }));

  return (
    <Section title={t('reception.week.title', { doctor: pick(doctor, 'name', lang) })}>
      <Box sx={grid}>
        {days.map((day) => {
          const visits = day.visits.filter((visit) => !hasEnded(visit));
          return (
            <Box component="section" key={day.date} aria-labelledby={`day-${day.date}`} sx={column}>
              <Box component="h3" id={`day-${day.date}`} sx={heading} data-today={day.date === today || undefined}>
                <Link to={toDay(day.date)} aria-current={day.date === today ? 'date' : undefined}>
                  <span>{formatDate(day.date, lang, 'weekday')}</span>
                  <bdi>{formatDate(day.date, lang, 'short')}</bdi>
                </Link>
              </Box>
              {day.leave.length > 0 && <Box sx={quiet}>{t('reception.week.leave')}</Box>}
              {visits.length === 0 && day.leave.length === 0 && <Box sx={quiet}>{t('reception.week.none')}</Box>}
              <Box component="ol" sx={list}>
                {visits.map((visit) => (
                  <li key={visit.id}>
                    <Box
                      component="button"
                      type="button"
                      aria-haspopup="dialog"
                      sx={card}
                      onClick={() => onOpen(visit)}
                    >
                      <b>
                        <bdi>{formatTime(visit.time, lang)}</bdi>
                      </b>
                      <bdi dir="auto">{visit.patient_name}</bdi>
                      {visit.kind !== undefined && <span>{pick(visit.kind, 'name', lang)}</span>}
                      <VisitStatusChip status={visit.status} />
                    </Box>
                  </li>
                ))}
              </Box>
              {day.free.length > 0 && (
                <Box sx={{ ...quiet, marginBlockStart: 'auto' }}>
                  <Link to={toDay(day.date)}>{t('reception.day.free', { count: day.free.length })}</Link>
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}

const grid = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1024px)': { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
};
const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minWidth: 0,
  padding: 1,
  border: '1px solid',
  borderColor: 'line.hair',
  borderRadius: '14px',
  backgroundColor: 'background.paper',
};
const heading = {
  margin: 0,
  fontSize: '1rem',
  '& a': {
    display: 'flex',
    flexDirection: { xs: 'row', lg: 'column' },
    alignItems: { xs: 'center', lg: 'flex-start' },
    justifyContent: 'space-between',
    gap: '0 8px',
    minHeight: 44,
    paddingBlock: '4px',
    paddingInline: 1,
    borderRadius: '10px',
    color: 'text.primary',
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: 'background.raised', textDecoration: 'underline' },
  '& bdi': { fontWeight: 400, fontSize: '.9375rem', color: 'text.secondary' },
  '&[data-today] a': { backgroundColor: 'primary.soft', color: 'primary.main' },
};
const list = { display: 'grid', gap: '6px', listStyle: 'none', margin: 0, padding: 0 };
const card = {
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  flexWrap: 'wrap',
  alignItems: { xs: 'center', lg: 'flex-start' },
  gap: '2px 12px',
  width: '100%',
  minHeight: 44,
  padding: '8px 10px',
  border: '1px solid',
  borderColor: 'line.hair',
  borderRadius: '10px',
  backgroundColor: 'background.default',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '.9375rem',
  lineHeight: 1.5,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { borderColor: 'primary.light' },
};
const quiet = { paddingInline: 1, color: 'text.secondary', fontSize: '.9375rem' };
