import { useState } from 'react';
import type { ReactNode } from 'react';
import { FilterPanel, FilterSelect } from '@clinic/kit/browsing';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Form, samePage, useNavigate } from '@clinic/kit/routing';
import type { SpecialtyChoices } from '../parts/specialty-choices.ts';
import { listHref, listQuery, settingsOf, sorts, statuses, timeframes } from './list-query.ts';
import type { ListQuery } from './list-query.ts';

interface FiltersProps {
  /** What was asked for last. */
  query: ListQuery;
  /** Empty when the specialities could not be had. */
  choices: readonly SpecialtyChoices[];
  /** The choices that most people make, beside the filters. */
  lead: ReactNode;
}

/**
 * Everything by which the list can be narrowed, folded away. Each choice counts at once; without script it is a
 * form with a button.
 */
export function Filters({ query, choices, lead }: FiltersProps) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const apply = useApply(query);

  return (
    <Form action={qaPaths.questions()}>
      {query.search !== '' && <input type="hidden" name="search" value={query.search} />}
      {query.everyLanguage && <input type="hidden" name="in" value="all" />}
      <FilterPanel
        title={t('filters.title')}
        apply={t('filters.apply')}
        lead={lead}
        open={settingsOf(query).some((name) => !['search', 'specialty'].includes(name))}
      >
        {choices.length > 0 && (
          <FilterSelect
            name="specialty"
            label={t('filters.specialty')}
            value={query.specialty ?? ''}
            options={[['', t('filters.everySpecialty')]]}
            groups={choices.map((group) => ({
              label: pick(group, 'name', lang),
              options: group.qa_specialties.map((specialty) => [specialty.id, pick(specialty, 'name', lang)]),
            }))}
            onChoose={(value) => apply('specialty', value)}
          />
        )}
        <FilterSelect
          name="sort"
          label={t('filters.sort')}
          value={query.sort}
          options={sorts.map((sort) => [sort, t(`sort.${sort}`)])}
          onChoose={(value) => apply('sort', value)}
        />
        <FilterSelect
          name="timeframe"
          label={t('filters.asked')}
          value={query.timeframe}
          options={timeframes.map((timeframe) => [timeframe, t(`filters.timeframe.${timeframe}`)])}
          onChoose={(value) => apply('timeframe', value)}
        />
        <FilterSelect
          name="status"
          label={t('filters.state')}
          value={query.status}
          options={statuses.map((status) => [status, t(`filters.status.${status}`)])}
          onChoose={(value) => apply('status', value)}
        />
      </FilterPanel>
    </Form>
  );
}

function useApply(query: ListQuery) {
  const navigate = useNavigate();
  const shown = listHref(query);
  // The address follows later: a choice adds to the one before it even so.
  const [{ asked, since }, ask] = useState({ asked: shown, since: shown });
  if (since !== shown) ask({ asked: shown, since: shown });
  return (name: keyof ListQuery, value: string) => {
    const address = new URLSearchParams(asked.split('?')[1]);
    address.set(name, value);
    const to = listHref(listQuery(address));
    ask({ asked: to, since });
    void navigate(to, { state: samePage });
  };
}
