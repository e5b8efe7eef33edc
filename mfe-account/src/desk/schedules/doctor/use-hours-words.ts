import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import type { KindDraft } from './week-kinds.ts';
import { ordinary } from './week-kinds.ts';
import type { Hours } from './week-state.ts';

type Rules = Pick<Hours, 'byPhone' | 'kinds'>;

/** What is said of hours with rules of their own. */
export function useHoursWords(kinds: readonly KindDraft[]) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const comma = lang === 'ar' ? '، ' : ', ';
  const kindName = (key: number): string => {
    const index = kinds.findIndex((one) => one.key === key);
    const kind = kinds[index];
    if (kind === undefined) return t('schedules.kinds.ordinary');
    return pick({ name_ar: kind.nameAr, name_en: kind.nameEn }, 'name', lang) || String(index + 1);
  };
  /** Their kinds by name; empty for all of them. */
  const kindsOf = ({ kinds: only }: Rules): string => {
    if (only === null) return '';
    if (only.length === 0) return t('schedules.week.noKind');
    return [ordinary, ...kinds.map(({ key }) => key)]
      .filter((key) => only.includes(key))
      .map(kindName)
      .join(comma);
  };
  const phoneOf = ({ byPhone }: Rules) => (byPhone ? t('schedules.week.byPhone') : '');
  return {
    kindName,
    kindsOf,
    /** In a line: by phone only, some kinds, or that nothing is out of the ordinary. */
    rulesOf: (hours: Rules) =>
      [phoneOf(hours), kindsOf(hours)].filter(Boolean).join(' · ') || t('schedules.week.noRules'),
    /** Words for a block with the same behind them: first its kinds, which are written in it. */
    withRules: (words: string, hours: Rules) =>
      [[words, kindsOf(hours)].filter(Boolean).join(' '), phoneOf(hours)].filter(Boolean).join(comma),
  };
}
