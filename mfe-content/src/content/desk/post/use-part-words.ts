import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import type { PartName } from './merge.ts';
import type { Choices } from './post.data.ts';

/** How the value of a part of a post reads: a category and a reviewer by their names. */
export function usePartWords(choices: Choices): (name: PartName, value: string | number | null) => string {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (name, value) => {
    const category = name === 'category' ? choices.categories.find(({ slug }) => slug === value) : undefined;
    if (category !== undefined) return pick(category, 'name', lang);
    const isValue = ({ id }: { id: number }) => name === 'reviewer' && id === value;
    const doctor = choices.doctors.find(isValue);
    if (doctor !== undefined) return pick(doctor, 'name', lang);
    const former = choices.former_doctors.find(isValue);
    if (former !== undefined) return t('desk.formerDoctor', { name: pick(former, 'name', lang) });
    return String(value ?? '');
  };
}
