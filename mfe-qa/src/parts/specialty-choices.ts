import type { QaSpecialtyGroup } from '@clinic/contracts/qa';
import type { Lang } from '@clinic/contracts';
import { pick } from '@clinic/kit/i18n';

type Names = Pick<QaSpecialtyGroup, 'name_ar' | 'name_en'>;

/** A group of specialities as a choice needs it. */
export interface SpecialtyChoices extends Names {
  qa_specialties: (Names & { id: number })[];
}

/** What a choice shows of each group: the rest does not travel with the page. */
export function specialtyChoices(groups: readonly QaSpecialtyGroup[]): SpecialtyChoices[] {
  return groups.map(({ name_ar, name_en, qa_specialties }) => ({
    name_ar,
    name_en,
    qa_specialties: qa_specialties.map((specialty) => ({
      id: specialty.id,
      name_ar: specialty.name_ar,
      name_en: specialty.name_en,
    })),
  }));
}

/** Each speciality with the name of its group, so that either is found by typing (S115). */
export function specialtyOptions(groups: readonly SpecialtyChoices[], lang: Lang): { value: string; label: string }[] {
  return groups.flatMap((group) =>
    group.qa_specialties.map((specialty) => {
      const [name, of] = [pick(specialty, 'name', lang), pick(group, 'name', lang)];
      return { value: String(specialty.id), label: name === of ? name : `${name} (${of})` };
    }),
  );
}
