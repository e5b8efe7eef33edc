import { useBusEvent } from '@clinic/kit/events';
import { useTranslation } from '@clinic/kit/i18n';
import * as bookingPaths from '@clinic/contracts/booking/paths';
import { useLoaderData, useRevalidator } from '@clinic/kit/routing';
import { EmptyState, LinkButton, Section, Stack, Typography } from '@clinic/kit/ui';
import { useCancelling } from '../../parts/appointments/use-cancelling.tsx';
import { MemberPage } from '../../parts/MemberPage.tsx';
import { AppointmentCard } from './AppointmentCard.tsx';
import type { loader } from './appointments.data.ts';
import { list } from './list-styles.ts';
import { PastAppointments } from './PastAppointments.tsx';

/** The patient's appointments: what is to come, with all that can be done about it, and what was. */
export function AppointmentsPage() {
  const { t } = useTranslation('account');
  const { upcoming, past } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { choose, dialog } = useCancelling();
  useBusEvent('booking/appointment.created@1', () => void revalidate());
  useBusEvent('booking/appointment.changed@1', () => void revalidate());

  if (upcoming.length === 0 && past.length === 0) {
    return (
      <MemberPage title={t('appointments.title')}>
        <EmptyState
          title={t('appointments.none.title')}
          text={t('appointments.none.text')}
          action={{ label: t('appointments.book'), to: bookingPaths.start() }}
        />
      </MemberPage>
    );
  }

  return (
    <MemberPage
      title={t('appointments.title')}
      actions={<LinkButton to={bookingPaths.start()}>{t('appointments.book')}</LinkButton>}
    >
      <Section title={t('appointments.upcoming')}>
        {upcoming.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{t('appointments.noneUpcoming')}</Typography>
        )}
        <Stack component="ul" sx={list}>
          {upcoming.map((appointment) => (
            <li key={appointment.id}>
              <AppointmentCard appointment={appointment} onCancel={() => choose(appointment)} />
            </li>
          ))}
        </Stack>
      </Section>
      {past.length > 0 && <PastAppointments appointments={past} />}
      {dialog}
    </MemberPage>
  );
}
