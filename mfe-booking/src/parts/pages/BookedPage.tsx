import { useTranslation } from '@clinic/kit/i18n';
import * as bookingPaths from '@clinic/contracts/booking/paths';
import { LinkButton, Page } from '@clinic/kit/ui';
import type { Booked } from '../draft/kept-booking.ts';
import { BookedVisit } from '../steps/BookedVisit.tsx';

/** Where Back leads after a booking: that it worked, and what can be done with it. */
export function BookedPage({ booked }: { booked: Booked }) {
  const { t } = useTranslation('booking');
  return (
    <Page title={t('booked.already')}>
      <BookedVisit booked={booked} />
      <LinkButton to={bookingPaths.start()} variant="text" sx={{ justifySelf: 'start' }}>
        {t('booked.another')}
      </LinkButton>
    </Page>
  );
}
