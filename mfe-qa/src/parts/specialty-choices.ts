import type { QaSpecialtyGroup } from '@clinic/contracts/qa';
import type { Lang } from '@clinic/contracts';
import type { Option } from '@clinic/kit/forms';
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

/** Each speciality with the name of its group; it is found by its own names, in either language. */
export function specialtyOptions(groups: readonly SpecialtyChoices[], lang: Lang): Option[] {
  return groups.flatMap((group) =>
    group.qa_specialties.map((specialty) => {
      const [name, of] = [pick(specialty, 'name', lang), pick(group, 'name', lang)];
      const foundBy = `${specialty.name_ar}\n${specialty.name_en}`;
      return { value: String(specialty.id), label: name === of ? name : `${name} (${of})`, foundBy };
    }),
  );
}
