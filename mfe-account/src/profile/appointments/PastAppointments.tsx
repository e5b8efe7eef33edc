import { useEffect, useRef, useState } from 'react';
import type { Appointment } from '@clinic/contracts';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Section, Stack } from '@clinic/kit/ui';
import { PastAppointment } from './PastAppointment.tsx';
import { list } from './list-styles.ts';

/** As many as one looks through; the others come when asked for. */
const shownAtFirst = 5;

/** What is over or was called off, the latest first. */
export function PastAppointments({ appointments }: { appointments: readonly Appointment[] }) {
  const { t } = useTranslation('account');
  const [all, showAll] = useState(false);
  const firstMore = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the reading goes on at the first one that came.
    if (all) firstMore.current?.focus();
  }, [all]);
  const hidden = appointments.length - shownAtFirst;

  return (
    <Section title={t('appointments.past')}>
      <Stack component="ul" sx={list}>
        {(all ? appointments : appointments.slice(0, shownAtFirst)).map((appointment, index) => (
          <li key={appointment.id} {...(index === shownAtFirst ? { ref: firstMore, tabIndex: -1 } : {})}>
            <PastAppointment appointment={appointment} />
          </li>
        ))}
      </Stack>
      {hidden > 0 && !all && (
        <Box sx={{ marginBlockStart: 2 }}>
          <Button variant="outlined" onClick={() => showAll(true)}>
            {t('appointments.more', { count: hidden })}
          </Button>
        </Box>
      )}
    </Section>
  );
}
