import type { Appointment } from '@clinic/contracts';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { Box, Button, Card, Icon, LinkButton, Stack, VisuallyHidden } from '@clinic/kit/ui';
import { AppointmentStatusChip } from '../../parts/appointments/AppointmentStatusChip.tsx';
import { Reference } from '../../parts/appointments/Reference.tsx';
import { TooLateNote } from '../../parts/appointments/TooLateNote.tsx';
import { VisitBranch, VisitDoctor, VisitPatient, VisitTime } from '../../parts/appointments/VisitFacts.tsx';

interface AppointmentCardProps {
  appointment: Appointment;
  onCancel: () => void;
}

/** An appointment that is still to come: when, with whom, and what can be done about it. */
export function AppointmentCard({ appointment, onCancel }: AppointmentCardProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const { date, time } = appointment;
  const when = `${formatDate(date, lang, 'day')} ${formatTime(time, lang)}`;

  return (
    <Card>
      <Box sx={columns}>
        <VisitTime visit={appointment} />
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <VisitDoctor visit={appointment} component="h3" />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
            <AppointmentStatusChip status={appointment.status} />
            <Reference code={appointment.reference} />
          </Box>
          <VisitBranch visit={appointment} />
          {appointment.bookingFor === 'someoneElse' && <VisitPatient visit={appointment} />}
        </Stack>
      </Box>
      <Box sx={actions}>
        <LinkButton to={accountPaths.appointment(appointment.id)} endIcon={<Icon name="arrow-end" size={20} />}>
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
            to={accountPaths.appointment(appointment.id, 'move')}
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
