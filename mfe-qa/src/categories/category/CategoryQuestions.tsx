import { SearchField } from '@clinic/kit/browsing';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { useRevalidator } from '@clinic/kit/routing';
import { Box, EmptyState, Section } from '@clinic/kit/ui';
import { QuestionList } from '../../parts/QuestionList.tsx';
import { SortChoice } from '../../parts/SortChoice.tsx';
import { useListLoading } from '../../parts/use-list-loading.ts';
import { categoryHref, sorts } from './category-query.ts';
import type { CategoryQuery } from './category-query.ts';
import { pageSize } from './category.data.ts';
import type { FoundCategory } from './category.data.ts';

/** The questions of the speciality, 15 a page, searched and ordered by the address. */
export function CategoryQuestions({ category: { specialty, query, list, now } }: { category: FoundCategory }) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const loading = useListLoading();
  const { revalidate } = useRevalidator();
  const slug = pick(specialty, 'slug', lang);
  const { search, sort, page } = query;
  const title =
    search === ''
      ? t('category.questionsIn', { name: pick(specialty, 'name', lang) })
      : t('category.resultsFor', { query: search });
  const hrefFor = (change: Partial<CategoryQuery>) => categoryHref(slug, query, change);

  if (list === null) {
    return <EmptyState variant="error" text={t('category.error')} action={{ onClick: () => void revalidate() }} />;
  }
  return (
    <Section title={title} lead={<span role="status">{t('category.count', { count: list.total })}</span>}>
      <Box sx={tools}>
        <SearchField
          action={qaPaths.category(slug)}
          name="search"
          label={t('category.search')}
          value={search}
          keep={sort === 'newest' ? {} : { sort }}
        />
        <SortChoice options={sorts} value={sort} hrefFor={(order) => hrefFor({ sort: offered(order) })} />
      </Box>
      <QuestionList
        label={title}
        questions={list.questions}
        total={list.total}
        size={pageSize}
        page={page}
        hrefFor={(number) => hrefFor({ page: number })}
        now={now}
        loading={loading}
        highlight={search}
        empty={
          search === '' ? (
            <EmptyState
              variant="no-category-questions"
              level={3}
              action={{ label: t('category.askFirst'), to: qaPaths.ask(specialty.id) }}
            />
          ) : (
            <EmptyState variant="no-search-results" level={3} action={{ to: hrefFor({ search: '' }) }} />
          )
        }
      />
    </Section>
  );
}

const offered = (order: string) => sorts.find((sort) => sort === order) ?? 'newest';

const tools = {
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockEnd: 2.5,
  '& form': { width: '100%' },
};
