import { LinkChips } from '@clinic/kit/browsing';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { DirectorySpecialty } from './doctors.data.ts';

interface SpecialityFilterProps {
  specialties: readonly DirectorySpecialty[];
  chosen: DirectorySpecialty | null;
}

/** Narrows the directory to one speciality. */
export function SpecialityFilter({ specialties, chosen }: SpecialityFilterProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <LinkChips
      label={t('doctors.filter')}
      chips={[
        { id: 'all', to: contentPaths.doctors(), label: t('doctors.everySpeciality'), current: chosen === null },
        ...specialties.map((specialty) => ({
          id: specialty.slug_en,
          to: contentPaths.doctors({ specialty: specialty.slug_en }),
          label: pick(specialty, 'name', lang),
          current: specialty.id === chosen?.id,
        })),
      ]}
    />
  );
}
