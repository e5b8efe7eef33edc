import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { EmptyState, LinkButton } from '@clinic/kit/ui';
import { listHref, settingsOf } from './list-query.ts';
import type { ListQuery } from './list-query.ts';

/** No question at all, none for a search, or none with these filters: each with the way on. */
export function NothingFound({ query }: { query: ListQuery }) {
  const { t } = useTranslation('qa');
  const settings = settingsOf(query);
  if (settings.length === 0) return <EmptyState variant="no-questions" level={3} action={{ to: qaPaths.ask() }} />;
  if (query.search === '')
    return (
      <EmptyState
        level={3}
        title={t('home.none.title')}
        text={t('home.none.text')}
        action={{ label: t('filters.clear'), to: qaPaths.questions() }}
      />
    );
  return (
    <EmptyState variant="no-search-results" level={3} action={{ to: listHref(query, { search: '' }) }}>
      {(settings.length > 1 || query.status !== 'all') && (
        <LinkButton to={qaPaths.questions({ search: query.search, status: 'all' })} variant="outlined">
          {t('home.none.everywhere')}
        </LinkButton>
      )}
    </EmptyState>
  );
}
