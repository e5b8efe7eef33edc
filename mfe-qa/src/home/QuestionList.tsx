import { useTranslation } from '@clinic/shared/i18n';
import { Link, paths, useRevalidator } from '@clinic/shared/routing';
import { Box, EmptyState, Pagination, Section, Stack } from '@clinic/shared/ui';
import { QuestionCard } from '../parts/QuestionCard.tsx';
import { pageSize } from './home.data.ts';
import type { QaHome } from './home.data.ts';
import { sorts } from './list-query.ts';
import type { Sort } from './list-query.ts';

/** The questions, 12 a page, the latest or the oldest first (S105, S127, S129). */
export function QuestionList({ home: { list, sort, page, now } }: { home: QaHome }) {
  const { t } = useTranslation('qa');
  const { revalidate } = useRevalidator();

  if (list === null) return <EmptyState variant="error" action={{ onClick: () => void revalidate() }} />;
  if (list.total === 0) return <EmptyState variant="no-questions" />;
  if (list.questions.length === 0) {
    return (
      <EmptyState
        title={t('home.pastEnd')}
        action={{ label: t('home.firstPage'), to: paths.qa(undefined, sortIn(sort)) }}
      />
    );
  }

  return (
    <Section title={t('home.list')} lead={<span role="status">{t('home.results', { count: list.total })}</span>}>
      <SortChoice sort={sort} />
      <Stack component="ul" sx={{ listStyle: 'none', margin: 0, marginBlockEnd: 4, padding: 0, gap: 2 }}>
        {list.questions.map((question) => (
          <li key={question.id}>
            <QuestionCard question={question} now={now} />
          </li>
        ))}
      </Stack>
      <Pagination
        page={page}
        total={list.total}
        size={pageSize}
        hrefFor={(number) => paths.qa(number === 1 ? undefined : number, sortIn(sort))}
      />
    </Section>
  );
}

/** The order as links: they can be shared, and they work without script. */
function SortChoice({ sort }: { sort: Sort }) {
  const { t } = useTranslation('qa');
  return (
    <Box component="nav" aria-label={t('sort.label')} sx={choice}>
      {sorts.map((name) => (
        <Link key={name} to={paths.qa(undefined, sortIn(name))} aria-current={name === sort ? 'page' : undefined}>
          {t(`sort.${name}`)}
        </Link>
      ))}
    </Box>
  );
}

/** The usual order is not written into the address. */
function sortIn(sort: Sort): Sort | undefined {
  return sort === 'latest' ? undefined : sort;
}

const choice = {
  display: 'inline-flex',
  gap: '4px',
  padding: '4px',
  marginBlockEnd: 2.5,
  borderRadius: '14px',
  border: '1px solid',
  borderColor: 'line.hair',
  backgroundColor: 'background.paper',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 2,
    borderRadius: '10px',
    color: 'text.primary',
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: 'primary.soft' },
  '& a[aria-current]': { backgroundColor: 'primary.main', color: 'primary.contrastText' },
};
