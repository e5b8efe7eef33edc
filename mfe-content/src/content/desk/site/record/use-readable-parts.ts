import type { Lang } from '@clinic/contracts';
import type { ContentRecord, RecordForm } from '@clinic/contracts/content/records';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import type { ComparedPart } from '../../Comparison.tsx';
import type { FieldNode } from './form-tree.ts';
import { namesOf } from './form-tree.ts';
import { useLabels } from './use-labels.ts';

type ReadablePart = Pick<ComparedPart, 'key' | 'label' | 'lang'> & { text: string };

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** How the fields of a record read as text: each with its label, those in lists with their place. */
export function useReadableParts(fields: readonly FieldNode[], form: RecordForm) {
  const { t } = useTranslation('content');
  const shownIn = useLang();
  const { label: labelOf, labelIn, labelOfEach } = useLabels();

  const word = (field: FieldNode, value: unknown): string => {
    if (field.kind === 'yes-no') return t(value === true ? 'desk.site.yes' : 'desk.site.no');
    if (field.kind === 'weekdays') return t(`desk.site.days.${textOf(value) as '0'}`);
    const choice = field.kind === 'choice' ? field.choices.find((one) => one === value) : undefined;
    if (choice !== undefined) return t(`desk.site.choices.${choice}`);
    const known =
      field.refers_to === null ? undefined : form.references[field.refers_to].find((one) => one.value === value);
    return known === undefined ? textOf(value) : pick(known, 'title', shownIn);
  };

  const read = (nodes: readonly FieldNode[], record: ContentRecord, within: { key: string; label: string }) =>
    nodes.flatMap((field): ReadablePart[] =>
      namesOf(field).flatMap((name, place): ReadablePart[] => {
        const value = record[name];
        const key = within.key + name;
        if (field.kind === 'parts')
          return (Array.isArray(value) ? (value as ContentRecord[]) : []).flatMap((part, number) => {
            const one = t('desk.site.parts.one', { label: labelOfEach(field), number: number + 1 });
            const label =
              within.label === '' ? one : t('desk.site.revisions.within', { part: within.label, field: one });
            return read(field.fields, part, { key: `${key}.${number}.`, label });
          });
        const lang: Lang | undefined = field.bilingual ? (place === 0 ? 'ar' : 'en') : undefined;
        const own = lang === undefined ? labelOf(field) : labelIn(field, lang);
        const label = within.label === '' ? own : t('desk.site.revisions.within', { part: within.label, field: own });
        const lines = listOf(value).map((one) => word(field, one));
        return [{ key, label, lang, text: lines.join('\n') }];
      }),
    );
  return (record: ContentRecord): ReadablePart[] => read(fields, record, { key: '', label: '' });
}

/** The parts of two versions side by side, in the order of the form. */
export function comparedParts(before: readonly ReadablePart[], after: readonly ReadablePart[]): ComparedPart[] {
  const textIn = (parts: readonly ReadablePart[], key: string) => parts.find((part) => part.key === key)?.text ?? '';
  const gone = before.filter(({ key }) => !after.some((part) => part.key === key));
  return [...after, ...gone].map(({ key, label, lang }) => ({
    ...{ key, label, lang },
    before: textIn(before, key),
    after: textIn(after, key),
  }));
}
