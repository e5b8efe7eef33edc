import type { ReactNode } from 'react';
import { dayParts } from '@clinic/contracts/account';
import type { WaitlistEntry, WaitlistStatus } from '@clinic/contracts/account';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { formatDate } from '@clinic/contracts/time';
import { Box, Button, Card, StatusChip, Typography } from '@clinic/kit/ui';
import type { IconName, StatusTone } from '@clinic/kit/ui';
import { inARow, isActive, weekdayNames } from './entries.ts';

const tones: Partial<Record<WaitlistStatus, StatusTone>> = { waiting: 'info', offered: 'warning', taken: 'success' };

const icons: Partial<Record<WaitlistStatus, IconName>> = { offered: 'bell', taken: 'check' };

interface EntryCardProps {
  entry: WaitlistEntry;
  onLeave: () => void;
}

/** What somebody waits for, and how far the line has moved. */
export function EntryCard({ entry, onLeave }: EntryCardProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const { specialty, doctor, dependent, status, place } = entry;
  const title = doctor
    ? inARow([pick(doctor, 'name', lang), pick(specialty, 'name', lang)], lang)
    : t('waitingList.anyDoctorOf', { specialty: pick(specialty, 'name', lang) });
  const names = weekdayNames(lang);
  const chosenDays = entry.weekdays.map((day) => names[day] ?? '');
  const days = chosenDays.length === names.length ? t('waitingList.everyDay') : inARow(chosenDays, lang);
  const chosenParts = entry.day_parts.map((part) => t(`waitingList.parts.${part}`));
  const parts = chosenParts.length === dayParts.length ? t('waitingList.allDay') : inARow(chosenParts, lang);

  return (
    <Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h4" component="h3" sx={{ margin: 0 }}>
          {title}
        </Typography>
        <StatusChip tone={tones[status] ?? 'neutral'} icon={icons[status] ?? 'clock'}>
          {t(`waitingList.status.${status}`)}
        </StatusChip>
      </Box>
      <Box component="dl" sx={facts}>
        <Fact name={t('waitingList.dates')}>
          {t('waitingList.span', {
            first: formatDate(entry.first_date, lang, 'long'),
            last: formatDate(entry.last_date, lang, 'long'),
          })}
        </Fact>
        <Fact name={t('waitingList.when')}>
          {days} – {parts}
        </Fact>
        {dependent && (
          <Fact name={t('waitingList.for')}>
            <bdi dir="auto">{dependent.name}</bdi>
          </Fact>
        )}
        {entry.appointment && (
          <Fact name={t('waitingList.instead')}>
            {formatDate(entry.appointment.date, lang, 'full')} (<bdi dir="ltr">{entry.appointment.reference}</bdi>)
          </Fact>
        )}
        {place !== null && <Fact name={t('waitingList.place')}>{t('waitingList.placeIs', { count: place })}</Fact>}
      </Box>
      {isActive(entry) && (
        <Button
          variant="text"
          color="error"
          onClick={onLeave}
          aria-label={t('waitingList.leaveNamed', { entry: title })}
          sx={{ marginInlineStart: -1.5, marginBlockStart: 1 }}
        >
          {t('waitingList.leave')}
        </Button>
      )}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ margin: 0, fontWeight: 500 }}>
        {children}
      </Box>
    </div>
  );
}

const facts = {
  display: 'grid',
  gap: '12px 32px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  margin: 0,
  marginBlockStart: 2,
};
