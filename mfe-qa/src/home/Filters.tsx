import { useState } from 'react';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Form, samePage, useNavigate } from '@clinic/kit/routing';
import { Box, Button, Icon, useHydrated } from '@clinic/kit/ui';
import type { SpecialtyChoices } from '../parts/specialty-choices.ts';
import { FilterChoice } from './FilterChoice.tsx';
import { listHref, listQuery, settingsOf, sorts, statuses, timeframes } from './list-query.ts';
import type { ListQuery } from './list-query.ts';

interface FiltersProps {
  /** What was asked for last. */
  query: ListQuery;
  /** Empty when the specialities could not be had. */
  choices: readonly SpecialtyChoices[];
}

/**
 * Everything by which the list can be narrowed, folded away. Each choice counts at once; without script it is a
 * form with a button.
 */
export function Filters({ query, choices }: FiltersProps) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const alive = useHydrated();
  const apply = useApply(query);
  // What is set can be seen at first; from then on it is the visitor who opens and closes.
  const [open] = useState(() => settingsOf(query).some((name) => !['search', 'specialty'].includes(name)));

  return (
    <Box component="details" open={open} sx={panel}>
      <summary>
        <Icon name="filter" size={20} />
        {t('filters.title')}
      </summary>
      <Form action={qaPaths.questions()}>
        {query.search !== '' && <input type="hidden" name="search" value={query.search} />}
        {choices.length > 0 && (
          <FilterChoice name="specialty" label={t('filters.specialty')} value={query.specialty ?? ''} apply={apply}>
            <option value="">{t('filters.everySpecialty')}</option>
            {choices.map((group) => (
              <optgroup key={group.name_en} label={pick(group, 'name', lang)}>
                {group.qa_specialties.map((specialty) => (
                  <option key={specialty.id} value={specialty.id}>
                    {pick(specialty, 'name', lang)}
                  </option>
                ))}
              </optgroup>
            ))}
          </FilterChoice>
        )}
        <FilterChoice name="sort" label={t('filters.sort')} value={query.sort} apply={apply}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </FilterChoice>
        <FilterChoice name="timeframe" label={t('filters.asked')} value={query.timeframe} apply={apply}>
          {timeframes.map((timeframe) => (
            <option key={timeframe} value={timeframe}>
              {t(`filters.timeframe.${timeframe}`)}
            </option>
          ))}
        </FilterChoice>
        <FilterChoice name="status" label={t('filters.state')} value={query.status} apply={apply}>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {t(`filters.status.${status}`)}
            </option>
          ))}
        </FilterChoice>
        {!alive && <Button type="submit">{t('filters.apply')}</Button>}
      </Form>
    </Box>
  );
}

function useApply(query: ListQuery) {
  const navigate = useNavigate();
  return (name: keyof ListQuery, value: string) => {
    const asked = new URLSearchParams(listHref(query).split('?')[1]);
    asked.set(name, value);
    void navigate(listHref(listQuery(asked)), { state: samePage });
  };
}

const panel = {
  flexGrow: 1,
  '&[open]': { flexBasis: '100%' },
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 54,
    paddingInline: 2,
    border: '1px solid',
    borderColor: 'line.hair',
    borderRadius: '14px',
    backgroundColor: 'background.paper',
    fontWeight: 500,
    cursor: 'pointer',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { backgroundColor: 'primary.soft' },
  '& form': {
    display: 'grid',
    gap: 2,
    alignItems: 'end',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
    marginBlockStart: 1.5,
    padding: 2,
    border: '1px solid',
    borderColor: 'line.hair',
    borderRadius: '16px',
    backgroundColor: 'background.paper',
  },
  '& label': { display: 'grid', gap: '6px', fontWeight: 550 },
  '& select': {
    width: '100%',
    minHeight: 48,
    paddingInline: '10px',
    border: '1px solid',
    borderColor: 'line.edge',
    borderRadius: '12px',
    backgroundColor: 'background.paper',
    color: 'text.primary',
    font: 'inherit',
    fontSize: '1rem',
    fontWeight: 400,
  },
};
