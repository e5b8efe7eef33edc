import { recordMistakes } from '@clinic/contracts/content/records';
import type { RecordFieldName } from '@clinic/contracts/content/records';
import { useTranslation } from '@clinic/kit/i18n';
import type { FieldNode } from './form-tree.ts';
import { namesOf } from './form-tree.ts';
import type { RecordFailure } from './use-record.ts';

interface Found {
  name: RecordFieldName;
  places: string;
}

/** The field that a path of a refusal is about, and the places in lists on the way to it, counted from 1. */
function fieldAt(fields: readonly FieldNode[], [step, ...rest]: readonly string[], places = ''): Found | null {
  const field = fields.find((one) => namesOf(one).includes(step ?? ''));
  if (field === undefined) return null;
  const [place, ...inner] = rest;
  const number = place === undefined ? places : `${places} ${Number(place) + 1}`;
  return (inner.length > 0 ? fieldAt(field.fields, inner, number) : null) ?? { name: field.name, places: number };
}

/** For how long something is open, which people write as its closing. */
const isOpenFor = (field: string) => field.endsWith('.minutes');

/** What is wrong with a record: in words by the name of the field, what leads to each, and what is about all of it. */
export function useRecordErrors(fields: readonly FieldNode[], failure: RecordFailure | null) {
  const { t } = useTranslation('content');
  const refused = failure?.fields ?? [];
  const found = refused.flatMap(({ field, key }) => {
    const mistake = recordMistakes.find((one) => key.endsWith(`.${one}`)) ?? 'invalid';
    if (isOpenFor(field)) {
      if (mistake === 'tooSmall') return [{ field, words: t('desk.site.sameTimes') }];
      // A closing is no number of minutes as long as the opening is missing, which is said at the opening.
      const opening = field.replace(/minutes$/, 'opens');
      if (mistake === 'invalid' && refused.some((other) => other.field === opening)) return [];
    }
    return [{ field, words: t(`desk.site.wrong.${mistake}`) }];
  });
  const named = (field: string) => {
    const at = fieldAt(fields, field.split('.').slice(1));
    if (at === null) return '';
    const label = t(isOpenFor(field) ? 'desk.site.closes' : `desk.site.fields.${at.name}`);
    return `${label}${at.places}: `;
  };
  return {
    errors: Object.fromEntries(found.map(({ field, words }) => [field, words])) as Partial<Record<string, string>>,
    items: found
      .filter(({ field }) => field !== 'record')
      .map(({ field, words }) => ({ field, message: `${named(field)}${words}` })),
    whole: found.find(({ field }) => field === 'record')?.words ?? null,
  };
}
