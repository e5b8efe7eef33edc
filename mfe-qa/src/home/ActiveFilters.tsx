import { ActiveFilters as ActiveFilterLinks } from '@clinic/kit/browsing';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import type { SpecialtyChoices } from '../parts/specialty-choices.ts';
import { listHref, settingsOf, usual } from './list-query.ts';
import type { ListQuery, Setting } from './list-query.ts';

interface ActiveFiltersProps {
  /** What was asked for last. */
  query: ListQuery;
  choices: readonly SpecialtyChoices[];
}

/** What the list is narrowed by at present: each can be taken back, or all at once. */
export function ActiveFilters({ query, choices }: ActiveFiltersProps) {
  const { t } = useTranslation('qa');
  const words = useWordsOf(query, choices);
  return (
    <ActiveFilterLinks
      label={t('filters.active')}
      filters={settingsOf(query).map((name) => ({
        id: name,
        label: words(name),
        to: listHref(query, { [name]: usual[name] }),
      }))}
      removeLabel={(filter) => t('filters.remove', { filter })}
      clear={{ label: t('filters.clear'), to: qaPaths.questions() }}
    />
  );
}

/** What each setting is, in words. */
function useWordsOf({ search, specialty, timeframe, status }: ListQuery, choices: readonly SpecialtyChoices[]) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  return (name: Setting): string => {
    const chosen = choices.flatMap((group) => group.qa_specialties).find(({ id }) => id === specialty);
    const words: Record<Setting, () => string> = {
      search: () => t('filters.search', { query: search }),
      specialty: () => (chosen ? pick(chosen, 'name', lang) : t('filters.specialty')),
      sort: () => t('sort.popular'),
      timeframe: () => t(`filters.timeframe.${timeframe}`),
      status: () => t(`filters.status.${status}`),
    };
    return words[name]();
  };
}
