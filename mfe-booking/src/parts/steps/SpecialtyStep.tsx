import { SpecialtyList } from '@clinic/contracts';
import { LoadFailed, RadioCards, SelectField } from '@clinic/kit/forms';
import { api, useResource } from '@clinic/kit/http';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { SkeletonCards, specialityIcon, Stack } from '@clinic/kit/ui';
import { withSpecialty } from '../draft/draft.ts';
import type { StepProps } from './step-props.ts';

/** How many specialities stand as tiles above the list of all. */
const tiles = 3;

/** Step 1: the first specialities as tiles, all of them in a list. */
export function SpecialtyStep({ draft, change }: StepProps) {
  const { t } = useTranslation('booking');
  const lang = useLang();
  const specialties = useResource('specialties', (signal) => api.get('/api/specialties', SpecialtyList, { signal }));
  if (specialties.status === 'loading') return <SkeletonCards count={tiles} min={220} />;
  if (specialties.status === 'failed') {
    return <LoadFailed text={t('specialty.failed')} onRetry={specialties.retry} />;
  }

  const all = specialties.data.data;
  const chosen = draft.specialty === null ? '' : String(draft.specialty.id);
  const choose = (value: string) => {
    const specialty = all.find(({ id }) => String(id) === value);
    if (specialty !== undefined) change((now) => withSpecialty(now, specialty));
  };
  return (
    <Stack sx={{ gap: 3 }}>
      <RadioCards
        name="specialty-tile"
        label={t('specialty.tiles')}
        value={chosen}
        onChange={choose}
        options={all.slice(0, tiles).map((specialty) => ({
          value: String(specialty.id),
          label: pick(specialty, 'name', lang),
          text: t('specialty.doctors', { count: specialty.doctors_count }),
          icon: specialityIcon(specialty),
        }))}
      />
      <SelectField
        name="specialty"
        label={t('specialty.all')}
        {...(chosen === '' ? { placeholder: t('specialty.placeholder') } : {})}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
        options={all.map((specialty) => ({ value: String(specialty.id), label: pick(specialty, 'name', lang) }))}
      />
    </Stack>
  );
}
