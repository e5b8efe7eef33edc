import { useEffect, useRef } from 'react';
import type { AppointmentDetails } from '@clinic/contracts/account';
import { useBus, useBusEvent } from '@clinic/kit/events';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from '@clinic/kit/routing';
import { Box, EmptyState, LinkButton } from '@clinic/kit/ui';
import { useCancelling } from '../../../parts/appointments/use-cancelling.tsx';
import { MemberPage } from '../../../parts/MemberPage.tsx';
import { AppointmentActions } from './AppointmentActions.tsx';
import type { loader } from './appointment.data.ts';
import { Directions } from './Directions.tsx';
import { History } from './History.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { Preparation } from './Preparation.tsx';
import { notPrinted, printed, PrintHead } from './print.tsx';
import { Summary } from './Summary.tsx';

/** One appointment with all that a patient wants to know of it, made to be printed too. */
export function AppointmentPage() {
  const { t } = useTranslation('account');
  const visit = useLoaderData<typeof loader>();
  useNewsOfMove(visit);
  if (visit === null) {
    return (
      <MemberPage title={t('appointments.missing.title')}>
        <EmptyState
          title={t('appointments.missing.title')}
          text={t('appointments.missing.text')}
          action={{ label: t('appointments.missing.action'), to: accountPaths.appointments() }}
        />
      </MemberPage>
    );
  }
  return <Details key={visit.id} visit={visit} />;
}

/** Once moved, the loader leads on to what the appointment became; here the patient is told that it worked. */
function useNewsOfMove(visit: AppointmentDetails | null): void {
  const bus = useBus();
  const { revalidate } = useRevalidator();
  const shown = useRef<number | null>(null);
  useBusEvent('booking/appointment.changed@1', () => {
    // Whoever moved it has said that it worked.
    shown.current = null;
    void revalidate();
  });
  useEffect(() => {
    if (visit !== null && visit.rescheduled_from !== null && visit.rescheduled_from === shown.current) {
      bus.emit('host/toast.show@1', { kind: 'success', key: 'account:appointments.moved' });
    }
    shown.current = visit?.id ?? null;
  }, [visit, bus]);
}

function Details({ visit }: { visit: AppointmentDetails }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { choose, dialog } = useCancelling();
  const ahead = visit.upcoming && ['pending', 'confirmed', 'checked_in'].includes(visit.status);
  const moving = visit.can_reschedule && search.get('open') === 'move';

  return (
    <MemberPage
      title={t('appointments.details.title', { doctor: pick(visit.doctor, 'name', lang) })}
      actions={
        <Box sx={notPrinted}>
          <LinkButton to={accountPaths.appointments()} variant="text">
            {t('appointments.details.back')}
          </LinkButton>
        </Box>
      }
    >
      <Box sx={[columns, printed]}>
        <PrintHead />
        <Box sx={column}>
          <Summary visit={visit} />
          <AppointmentActions visit={visit} ahead={ahead} onCancel={() => choose(visit)} />
          {ahead && <Preparation visit={visit} />}
        </Box>
        <Box sx={column}>
          {ahead && <Directions visit={visit} />}
          <History visit={visit} />
        </Box>
      </Box>
      {moving && (
        <MoveDialog
          visit={visit}
          onClose={() => void navigate(accountPaths.appointment(visit.id), { replace: true, preventScrollReset: true })}
        />
      )}
      {dialog}
    </MemberPage>
  );
}

const column = { display: 'grid', gap: 4, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' };

const columns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
  alignItems: 'start',
};
