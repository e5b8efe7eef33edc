import { leastSearches } from '@clinic/contracts/content/reports';
import * as contentPaths from '@clinic/contracts/content/paths';
import { formatDate, formatNumber } from '@clinic/contracts/time';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Link } from '@clinic/kit/routing';
import { EmptyState } from '@clinic/kit/ui';
import type { SearchesReportData } from './reports.data.ts';
import { ReportTable } from './ReportTable.tsx';

const columns = ['query', 'times', 'days', 'last'] as const;

/** What visitors searched for and did not find, each with a link that searches for it again. */
export function MissedSearches({ report: { searches } }: { report: SearchesReportData }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const explained = t('desk.reports.explain.searches', { least: formatNumber(leastSearches, lang) });
  if (searches.length === 0)
    return (
      <>
        <p>{explained}</p>
        <EmptyState title={t('desk.reports.none.searches.title')} text={t('desk.reports.none.searches.text')} />
      </>
    );
  return (
    <ReportTable
      label={t('desk.reports.names.searches')}
      explained={explained}
      columns={columns.map((id) => ({ id, label: t(`desk.reports.columns.${id}`) }))}
      rows={searches.map(({ query, times, days, last_on }) => ({
        id: query,
        cells: [
          <Link key="query" to={contentPaths.search(query)}>
            <bdi dir="auto">{query}</bdi>
          </Link>,
          formatNumber(times, lang),
          formatNumber(days, lang),
          formatDate(last_on, lang),
        ],
      }))}
    />
  );
}
