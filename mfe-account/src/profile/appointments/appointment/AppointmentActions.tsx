import type { AppointmentDetails } from '@clinic/contracts/account';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import * as bookingPaths from '@clinic/contracts/booking/paths';
import { Box, Button, Icon, LinkButton } from '@clinic/kit/ui';
import { TooLateNote } from '../../../parts/appointments/TooLateNote.tsx';
import { notPrinted } from './print.tsx';

interface AppointmentActionsProps {
  visit: AppointmentDetails;
  /** Whether it is still going to happen. */
  ahead: boolean;
  onCancel: () => void;
}

/** What can be done with an appointment: to come or not, what is no longer possible is said, not hidden. */
export function AppointmentActions({ visit, ahead, onCancel }: AppointmentActionsProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const again = bookingPaths.start({ doctor: visit.doctor.id, specialty: visit.specialty.id });

  return (
    <Box sx={[row, notPrinted]}>
      {!ahead && <LinkButton to={again}>{t('appointments.bookAgain')}</LinkButton>}
      {ahead && (
        <>
          {visit.can_reschedule && (
            <LinkButton
              to={accountPaths.appointment(visit.id, 'move')}
              variant="contained"
              startIcon={<Icon name="swap" size={20} />}
            >
              {t('appointments.move')}
            </LinkButton>
          )}
          <Button
            href={`/api/appointments/${visit.id}/calendar.ics?locale=${lang}`}
            download
            variant="outlined"
            startIcon={<Icon name="calendar" size={20} />}
          >
            {t('appointments.addToCalendar')}
          </Button>
        </>
      )}
      <Button variant="outlined" startIcon={<Icon name="print" size={20} />} onClick={() => window.print()}>
        {t('appointments.print')}
      </Button>
      {visit.can_cancel && (
        <Button variant="text" color="error" onClick={onCancel}>
          {t('appointments.cancel')}
        </Button>
      )}
      {ahead && !visit.can_cancel && <TooLateNote />}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' };
