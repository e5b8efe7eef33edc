import type { Lang } from '@clinic/contracts';
import type { RecordField } from '@clinic/contracts/content/records';
import { useTranslation } from '@clinic/kit/i18n';

/** Fields that do not explain themselves. */
const hinted = [
  ...([
    'avoid',
    'body',
    'button_link',
    'confidence',
    'cta_link',
    'featured_doctor',
    'icon',
    'id',
    'inbox_email',
  ] as const),
  ...([
    'instalments',
    'jumps',
    'link',
    'number',
    'order',
    'own_answers',
    'phone',
    'rule',
    'scroll_to',
    'slug',
    'specialties',
  ] as const),
  ...(['spoken_languages', 'up_to', 'value', 'weight'] as const),
] as const;

/** Lists, of which each item has a name. */
const lists = [
  ...(['avoid', 'duties', 'groups', 'hours', 'items', 'job_titles', 'jumps', 'options', 'own_answers'] as const),
  ...(['preparation', 'questions', 'requirements', 'results', 'sections', 'services', 'specialties'] as const),
  ...(['spoken_languages'] as const),
] as const;

/** What fields are called, and what is said about them. */
export function useLabels() {
  const { t } = useTranslation('content');
  const label = ({ name }: RecordField) => t(`desk.site.fields.${name}`);
  return {
    label,
    /** Of one of the two languages of a field. */
    labelIn: (field: RecordField, lang: Lang) =>
      t('desk.partIn', { part: label(field), language: t(`desk.in.${lang}`) }),
    /** Of one item of a list. */
    labelOfEach: (field: RecordField) => {
      const list = lists.find((one) => one === field.name);
      return list === undefined ? label(field) : t(`desk.site.each.${list}`);
    },
    hint: ({ name, fixed }: RecordField): string | undefined => {
      if (name === 'slug' && !fixed) return t('desk.site.hints.movableSlug');
      const known = hinted.find((one) => one === name);
      return known && t(`desk.site.hints.${known}`);
    },
  };
}
