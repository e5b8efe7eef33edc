import { useTranslation } from '@clinic/kit/i18n';
import { usePartLabel } from './use-part-label.ts';
import type { Failure } from './use-written.ts';

const mistakes = ['required', 'tooLong', 'taken', 'noPicture', 'pastTime'] as const;
const ofTexts = ['noAlt', 'emptyLink', 'machine', 'tooLongToTranslate'] as const;
const kinds = [...mistakes, ...ofTexts];

/** What is wrong with the parts of a text, in words, by the part; and what leads to each of them. */
export function useFieldErrors(failure: Failure | null) {
  const { t } = useTranslation('content');
  const label = usePartLabel();
  const found = (failure?.fields ?? []).map(({ field, key }) => {
    const kind = kinds.find((one) => key.endsWith(`.${one}`)) ?? 'invalid';
    return { part: field.replace(/^content\./, ''), words: t(`desk.wrong.${kind}`) };
  });
  return {
    errors: Object.fromEntries(found.map(({ part, words }) => [part, words])) as Partial<Record<string, string>>,
    items: found.map(({ part, words }) => ({
      field: part,
      // The time of an action is no part of the text, and its words name it.
      message: part === 'at' ? words : `${label(part)}: ${words}`,
    })),
  };
}
