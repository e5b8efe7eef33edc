import type { Appointment } from '@clinic/shared/contracts';
import { pick, useLang, useTranslation } from '@clinic/shared/i18n';
import { Link, paths } from '@clinic/shared/routing';
import { formatDate, formatHijri, formatTime } from '@clinic/shared/time';
import { Box, Button, Card, Icon, LinkButton, Portrait, Stack, Typography, VisuallyHidden } from '@clinic/shared/ui';
import { AppointmentStatusChip } from '../../parts/appointments/AppointmentStatusChip.tsx';
import { Reference } from '../../parts/appointments/Reference.tsx';
import { TooLateNote } from '../../parts/appointments/TooLateNote.tsx';

interface AppointmentCardProps {
  appointment: Appointment;
  onCancel: () => void;
}

/** An appointment that is still to come: when, with whom, and what can be done about it. */
export function AppointmentCard({ appointment, onCancel }: AppointmentCardProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const { doctor, specialty, date, time } = appointment;
  const when = `${formatDate(date, lang, 'day')} ${formatTime(time, lang)}`;

  return (
    <Card>
      <Box sx={columns}>
        <Box sx={dayBlock}>
          <Typography variant="h3" component="p" sx={{ margin: 0, color: 'text.primary' }}>
            {formatDate(date, lang, 'full')}
          </Typography>
          <span>{formatHijri(date, lang)}</span>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              color: 'text.primary',
              fontWeight: 600,
              fontSize: '1.25rem',
            }}
          >
            <Icon name="clock" size={22} />
            <time dateTime={appointment.starts_at}>{formatTime(time, lang)}</time>
          </Box>
        </Box>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Portrait image={doctor.image} alt="" size={64} />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="h4" component="h3" sx={{ margin: 0 }}>
                <Link to={paths.doctor(pick(doctor, 'slug', lang))}>{pick(doctor, 'name', lang)}</Link>
              </Typography>
              <Box sx={{ color: 'text.secondary' }}>{pick(specialty, 'name', lang)}</Box>
            </Box>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
            <AppointmentStatusChip status={appointment.status} />
            <Reference code={appointment.reference} />
          </Box>
          {appointment.bookingFor === 'someoneElse' && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
              <Icon name="user" size={20} />
              <span>
                {t('appointments.patient')} <bdi dir="auto">{appointment.patient_name}</bdi>
              </span>
            </Box>
          )}
        </Stack>
      </Box>
      <Box sx={actions}>
        <LinkButton to={paths.appointment(appointment.id)} endIcon={<Icon name="arrow-end" size={20} />}>
          {t('appointments.open')}
          <VisuallyHidden> {when}</VisuallyHidden>
        </LinkButton>
        <Button
          href={`/api/appointments/${appointment.id}/calendar.ics?locale=${lang}`}
          download
          variant="outlined"
          startIcon={<Icon name="calendar" size={20} />}
        >
          {t('appointments.addToCalendar')}
        </Button>
        {appointment.can_reschedule && (
          <LinkButton
            to={paths.appointment(appointment.id, 'move')}
            variant="outlined"
            startIcon={<Icon name="swap" size={20} />}
          >
            {t('appointments.move')}
          </LinkButton>
        )}
        {appointment.can_cancel ? (
          <Button variant="text" color="error" onClick={onCancel} aria-label={t('appointments.cancelNamed', { when })}>
            {t('appointments.cancel')}
          </Button>
        ) : (
          <TooLateNote />
        )}
      </Box>
    </Card>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 320px) minmax(0, 1fr)' },
  alignItems: 'start',
};

const dayBlock = {
  display: 'grid',
  gap: 1,
  padding: 2.5,
  borderRadius: '12px',
  backgroundColor: 'primary.soft',
  color: 'text.secondary',
};

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBlockStart: 2.5,
  paddingBlockStart: 2,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
};
