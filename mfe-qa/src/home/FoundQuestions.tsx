import type { FocusEvent } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import { loadedOr, useRevalidator } from '@clinic/kit/routing';
import { Box, EmptyState, pageCount, Section } from '@clinic/kit/ui';
import { QuestionList } from '../parts/QuestionList.tsx';
import { PageChoice } from '../parts/PageChoice.tsx';
import { SortChoice } from '../parts/SortChoice.tsx';
import { useListLoading } from '../parts/use-list-loading.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { Filters } from './Filters.tsx';
import { pageSize } from './home.data.ts';
import type { QaHome } from './home.data.ts';
import { listHref } from './list-query.ts';
import type { ListQuery } from './list-query.ts';
import { NothingFound } from './NothingFound.tsx';

interface FoundQuestionsProps {
  home: QaHome;
  /** What was asked for last; what is shown may still be the answer to what was asked before. */
  asked: ListQuery;
}

/** The questions as they were asked for, 12 a page, with all that narrows and orders them. */
export function FoundQuestions({ home: { list, query, now, ...home }, asked }: FoundQuestionsProps) {
  const [choices, stats] = [loadedOr(home.choices, []), loadedOr(home.stats, null)];
  const { t } = useTranslation('qa');
  const { revalidate } = useRevalidator();
  const loading = useListLoading();
  const wait = useWait();
  const { search, page } = query;

  if (typeof list === 'string') {
    const variant = list === 'maintenance' ? 'maintenance' : 'error';
    return <EmptyState variant={variant} action={{ onClick: () => void revalidate() }} />;
  }
  const title = search === '' ? t('home.list') : t('home.found', { query: search });
  const hours = stats?.response_hours ?? null;
  const pages = pageCount(list.total, pageSize);

  return (
    <Section
      title={title}
      lead={
        <span role="status">
          {t('home.results', { count: list.total })}
          {page > 1 && page <= pages && ` – ${t('home.page', { page, pages })}`}
          {query.status === 'pending' && hours !== null && ` – ${wait(hours)}`}
        </span>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, marginBlockEnd: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Filters
          query={asked}
          choices={choices}
          lead={
            <Box sx={strip} onFocus={bringIntoSight}>
              <PageChoice
                label={t('home.states.label')}
                options={(['answered', 'pending'] as const).map((status) => ({
                  to: listHref(asked, { status }),
                  label: t(`home.states.${status}`),
                  current: status === asked.status,
                }))}
              />
              {search === '' && (
                <PageChoice
                  label={t('home.languages.label')}
                  options={[false, true].map((everyLanguage) => ({
                    to: listHref(asked, { everyLanguage }),
                    label: t(everyLanguage ? 'home.languages.all' : 'home.languages.own'),
                    current: everyLanguage === asked.everyLanguage,
                  }))}
                />
              )}
              <SortChoice
                options={search === '' ? ['latest', 'oldest'] : ['fit', 'latest', 'oldest']}
                value={asked.sort}
                hrefFor={(sort) => listHref(asked, { sort: sort === 'newest' ? 'latest' : sort })}
              />
            </Box>
          }
        />
        <ActiveFilters query={asked} choices={choices} />
      </Box>
      <QuestionList
        label={title}
        questions={list.questions}
        total={list.total}
        size={pageSize}
        page={page}
        hrefFor={(number) => listHref(asked, { page: number })}
        now={now}
        loading={loading}
        highlight={search}
        empty={<NothingFound query={query} />}
      />
    </Section>
  );
}

/** What has the focus is seen whole: browsers leave alone what is seen in part. */
function bringIntoSight({ currentTarget, target }: FocusEvent) {
  const [strip, link] = [currentTarget.getBoundingClientRect(), target.getBoundingClientRect()];
  currentTarget.scrollLeft += Math.max(0, link.right - strip.right) + Math.min(0, link.left - strip.left);
}

// One row at any width: what does not fit is a swipe or a Tab away.
const strip = {
  display: 'flex',
  gap: 1.5,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderRadius: '14px',
  '& > *': { flexShrink: 0 },
};

/** Hours from which on a wait is told in days. */
const twoDays = 48;

/** The mean wait for an answer in words, rounded up: nobody is promised less than is usual. */
function useWait() {
  const { t } = useTranslation('qa');
  return (hours: number) =>
    hours < twoDays
      ? t('home.wait.hours', { count: Math.max(1, Math.ceil(hours)) })
      : t('home.wait.days', { count: Math.ceil(hours / 24) });
}
