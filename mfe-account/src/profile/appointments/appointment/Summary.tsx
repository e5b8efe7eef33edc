import type { AppointmentDetails } from '@clinic/shared/contracts/account';
import { pick, useLang, useTranslation } from '@clinic/shared/i18n';
import { Link, paths } from '@clinic/shared/routing';
import { formatDate, formatHijri, formatTime } from '@clinic/shared/time';
import { Box, Card, Icon, Portrait, Stack, Typography } from '@clinic/shared/ui';
import { AppointmentStatusChip } from '../../../parts/appointments/AppointmentStatusChip.tsx';
import { Reference } from '../../../parts/appointments/Reference.tsx';

/** What stands about an appointment that is not simply to come. */
function noteOf({ status, cancelled_by }: AppointmentDetails): string | null {
  if (status === 'cancelled') return `cancelled_${cancelled_by ?? 'clinic'}`;
  return ['pending', 'rejected', 'no_show', 'completed'].includes(status) ? status : null;
}

/** When, with whom, for whom, and how it stands. */
export function Summary({ visit }: { visit: AppointmentDetails }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const { doctor, specialty, date, time } = visit;
  const note = noteOf(visit);

  return (
    <Card>
      <Stack sx={{ gap: 2.5 }}>
        <Box sx={dayBlock}>
          <Typography variant="h2" sx={{ margin: 0 }}>
            {formatDate(date, lang, 'full')}
          </Typography>
          <span>{formatHijri(date, lang)}</span>
          <Box sx={timeLine}>
            <Icon name="clock" size={24} />
            <time dateTime={visit.starts_at}>{formatTime(time, lang)}</time>
          </Box>
        </Box>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Portrait image={doctor.image} alt="" size={64} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h4" component="p" sx={{ margin: 0 }}>
              <Link to={paths.doctor(pick(doctor, 'slug', lang))}>{pick(doctor, 'name', lang)}</Link>
            </Typography>
            <Box sx={{ color: 'text.secondary' }}>{pick(specialty, 'name', lang)}</Box>
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
          <AppointmentStatusChip status={visit.status} />
          <Reference code={visit.reference} />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
          <Icon name="user" size={20} />
          <span>
            {t('appointments.patient')} <bdi dir="auto">{visit.patient_name}</bdi>
          </span>
        </Box>
        {note !== null && <Typography>{t(`appointments.note.${note}`)}</Typography>}
      </Stack>
    </Card>
  );
}

const dayBlock = {
  display: 'grid',
  gap: 1,
  padding: 2.5,
  borderRadius: '12px',
  backgroundColor: 'primary.soft',
  color: 'text.secondary',
};

const timeLine = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  color: 'text.primary',
  fontWeight: 600,
  fontSize: '1.375rem',
};
