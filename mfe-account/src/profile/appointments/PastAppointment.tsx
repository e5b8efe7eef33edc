import type { Appointment } from '@clinic/contracts';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import * as bookingPaths from '@clinic/contracts/booking/paths';
import { Link } from '@clinic/kit/routing';
import { formatDate, formatHijri, formatTime } from '@clinic/contracts/time';
import { Box, Card, Portrait, Typography } from '@clinic/kit/ui';
import { AppointmentStatusChip } from '../../parts/appointments/AppointmentStatusChip.tsx';
import { kindText } from '../../parts/appointments/kind-text.ts';
import { Reference } from '../../parts/appointments/Reference.tsx';

/** An appointment that is over or was called off; the same doctor can be booked again. */
export function PastAppointment({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const { doctor, specialty, branch, kind, date, time } = appointment;
  const name = pick(doctor, 'name', lang);

  return (
    <Card sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px' }}>
      <Portrait image={doctor.image} focus={doctor.image_focus} alt="" size={48} />
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="h5" component="h3" sx={{ margin: 0 }}>
          <Link to={accountPaths.appointment(appointment.id)}>{name}</Link>
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>
          {[specialty, ...(branch === undefined ? [] : [branch])].map((named) => pick(named, 'name', lang)).join(' · ')}
        </Box>
        {kind !== undefined && <Box>{kindText(kind, lang)}</Box>}
        <Box>
          <time dateTime={appointment.starts_at}>
            <Box component="bdi" sx={{ marginInlineEnd: 1.5 }}>
              {formatDate(date, lang, 'full')}
            </Box>
            <bdi>{formatTime(time, lang)}</bdi>
          </time>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>{formatHijri(date, lang)}</Box>
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
        <AppointmentStatusChip status={appointment.status} />
        <Reference code={appointment.reference} />
        <Link
          to={bookingPaths.start({ doctor: doctor.id, specialty: specialty.id })}
          aria-label={t('appointments.bookAgainNamed', { name })}
          style={{ display: 'inline-flex', alignItems: 'center', minHeight: 32, fontWeight: 500 }}
        >
          {t('appointments.bookAgain')}
        </Link>
      </Box>
    </Card>
  );
}
