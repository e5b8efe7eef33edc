import type { AppointmentDetails } from '@clinic/contracts/account';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useTranslation } from '@clinic/kit/i18n';
import type { RuntimeKey } from '@clinic/kit/i18n';
import { Link } from '@clinic/kit/routing';
import { Box, Card, Stack, Typography } from '@clinic/kit/ui';
import { AppointmentStatusChip } from '../../../parts/appointments/AppointmentStatusChip.tsx';
import { Reference } from '../../../parts/appointments/Reference.tsx';
import { VisitBranch, VisitDoctor, VisitPatient, VisitTime } from '../../../parts/appointments/VisitFacts.tsx';

/** What stands about an appointment that is not simply to come. */
function noteOf({ status, cancelled_by }: AppointmentDetails): string | null {
  if (status === 'cancelled') return `cancelled_${cancelled_by ?? 'clinic'}`;
  return ['pending', 'rejected', 'no_show', 'completed'].includes(status) ? status : null;
}

/** When, with whom, for whom, and how it stands. */
export function Summary({ visit }: { visit: AppointmentDetails }) {
  const { t } = useTranslation('account');
  const note = noteOf(visit);

  return (
    <Card>
      <Stack sx={{ gap: 2.5 }}>
        <VisitTime visit={visit} heading />
        <VisitDoctor visit={visit} component="p" />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
          <AppointmentStatusChip status={visit.status} />
          <Reference code={visit.reference} />
        </Box>
        <VisitBranch visit={visit} />
        <VisitPatient visit={visit} />
        {note !== null && <Typography>{t(`appointments.note.${note}` as RuntimeKey)}</Typography>}
        {note === 'pending' && <Link to={contentPaths.shifts()}>{t('appointments.note.hours')}</Link>}
      </Stack>
    </Card>
  );
}
