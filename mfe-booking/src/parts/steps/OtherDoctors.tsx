import { DoctorList } from '@clinic/contracts';
import { api, useResource } from '@clinic/kit/http';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { formatTime } from '@clinic/contracts/time';
import { Box, Button, Typography } from '@clinic/kit/ui';
import { withBranch, withDate, withDoctor } from '../draft/draft.ts';
import type { StepProps } from './step-props.ts';
import { bySoonest, useNextSlots } from './use-next-slots.ts';
import { withBranchName } from './with-branch-name.ts';

/** How many other doctors are offered. */
const offered = 4;

/** Other doctors of the speciality who are free on the chosen day, the earliest first. */
export function OtherDoctors({ draft, change, date, onPress }: StepProps & { date: string; onPress: () => void }) {
  const { t } = useTranslation('booking');
  const lang = useLang();
  const specialty = draft.specialty?.id ?? 0;
  const found = useNextSlots(specialty, { date, branch: draft.onlyBranch });
  const doctors = useResource(`doctors of ${specialty}`, (signal) =>
    api.get(`/api/doctors/${specialty}`, DoctorList, { signal }),
  );
  if (doctors.status !== 'ready' || found === 'loading') return null;
  const free = doctors.data.data
    .flatMap((doctor) => {
      const slot = found.slots.get(doctor.id);
      return doctor.id === draft.doctor?.id || !slot ? [] : [{ doctor, slot }];
    })
    .sort((a, b) => bySoonest(a.slot, b.slot))
    .slice(0, offered);
  if (free.length === 0) return null;
  return (
    <Box role="group" aria-label={t('date.otherDoctors')}>
      <Typography sx={{ marginBlockEnd: 1 }}>{t('date.otherDoctors')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {free.map(({ doctor, slot }) => (
          <Button
            key={doctor.id}
            size="small"
            variant="outlined"
            onClick={() => {
              onPress();
              change((now) => withBranch(withDate(withDoctor(now, doctor), date), slot.branch));
            }}
          >
            {withBranchName(
              t('date.otherDoctor', { doctor: pick(doctor, 'name', lang), time: formatTime(slot.time, lang) }),
              slot,
              lang,
            )}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
