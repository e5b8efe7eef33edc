import type { ScheduledDoctor } from '@clinic/contracts/account';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { formatDate, formatNumber } from '@clinic/contracts/time';
import { Box, LinkCard, Portrait, StatusChip } from '@clinic/kit/ui';

/** A doctor of the list: where and how long they work, and when they are away next. */
export function DoctorCard({ doctor, today }: { doctor: ScheduledDoctor; today: string }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const comma = lang === 'ar' ? '، ' : ', ';
  const { leave, branches = [] } = doctor;
  return (
    <LinkCard
      to={accountPaths.doctorSchedule(doctor.id)}
      title={pick(doctor, 'name', lang)}
      media={<Portrait image={doctor.image} alt="" size={56} />}
    >
      <Box sx={quiet}>{doctor.specialties.map((one) => pick(one, 'name', lang)).join(comma)}</Box>
      {branches.length > 0 && <Box sx={quiet}>{branches.map((one) => pick(one, 'name', lang)).join(comma)}</Box>}
      <Box>
        {doctor.week_minutes === 0
          ? t('schedules.noHours')
          : t('schedules.hoursOfWeek', { hours: formatNumber(Math.round(doctor.week_minutes / 6) / 10, lang) })}
      </Box>
      {leave !== null && (
        <StatusChip tone="warning" icon="calendar">
          {leave.first <= today
            ? leave.last === null
              ? t('schedules.awayOpen')
              : t('schedules.awayUntil', { date: formatDate(leave.last, lang, 'short') })
            : t('schedules.awayFrom', { date: formatDate(leave.first, lang, 'short') })}
        </StatusChip>
      )}
    </LinkCard>
  );
}

const quiet = { color: 'text.secondary', fontSize: '.9375rem' };
