import { useEffect, useRef } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Icon, Typography } from '@clinic/kit/ui';
import type { Booked } from '../draft/kept-booking.ts';
import { BookedVisit } from './BookedVisit.tsx';

interface SuccessBannerProps {
  booked: Booked;
  /** The link leads away from the wizard. */
  onLeave?: (() => void) | undefined;
}

/** Over step 1 after a booking. */
export function SuccessBanner({ booked, onLeave }: SuccessBannerProps) {
  const { t } = useTranslation('booking');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const heading = (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', color: 'success.main' }}>
      <Icon name="check" size={28} />
      <Typography
        ref={title}
        id="booked-title"
        tabIndex={-1}
        component="h2"
        variant="h4"
        sx={{ margin: 0, color: 'text.primary' }}
      >
        {t('booked.title')}
      </Typography>
    </Box>
  );
  return (
    <Box component="section" aria-labelledby="booked-title" sx={{ marginBlockEnd: 4 }}>
      <BookedVisit booked={booked} heading={heading} onLeave={onLeave} />
    </Box>
  );
}
