import { LinkChips } from '@clinic/kit/browsing';
import * as contentPaths from '@clinic/contracts/content/paths';
import { StaleNotice, useFreshest } from '@clinic/kit/desk';
import { useTranslation } from '@clinic/kit/i18n';
import { useLoaderData, useRefreshOnReturn, useRevalidator } from '@clinic/kit/routing';
import { EmptyState, Page, Stack } from '@clinic/kit/ui';
import { ContentFindings } from './ContentFindings.tsx';
import { MissedSearches } from './MissedSearches.tsx';
import { MostRead } from './MostRead.tsx';
import { inAddress } from './reports-address.ts';
import type { ReportsData } from './reports.data.ts';
import { WaitingTimes } from './WaitingTimes.tsx';

/** What the site's own numbers say: content that needs work, waiting questions, vain searches, what is read. */
export function ReportsPage() {
  const { t } = useTranslation('content');
  const { address, reports, found: loaded } = useLoaderData<ReportsData>();
  const { shown: found, stale } = useFreshest(address, loaded, loaded === 'failed');
  const { revalidate } = useRevalidator();
  useRefreshOnReturn();

  return (
    <Page
      title={t('desk.reports.title')}
      crumbs={reports.includes('content') ? [{ label: t('desk.title'), to: contentPaths.contentDesk() }] : []}
      lead={t('desk.reports.lead')}
    >
      {found === 'refused' ? (
        <EmptyState title={t('desk.refused.title')} text={t('desk.refused.text')} />
      ) : (
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          <LinkChips
            label={t('desk.reports.which')}
            samePage
            chips={reports.map((report) => ({
              id: report,
              to: contentPaths.contentReports(inAddress({ report, finding: null, before: null })),
              label: t(`desk.reports.names.${report}`),
              current: report === address.report,
            }))}
          />
          {stale && <StaleNotice onRetry={() => void revalidate()} />}
          {found === 'failed' && <EmptyState variant="error" action={{ onClick: () => void revalidate() }} />}
          {found !== 'failed' && found.name === 'content' && <ContentFindings address={address} report={found.data} />}
          {found !== 'failed' && found.name === 'questions' && <WaitingTimes report={found.data} />}
          {found !== 'failed' && found.name === 'searches' && <MissedSearches report={found.data} />}
          {found !== 'failed' && found.name === 'reading' && <MostRead report={found.data} />}
        </Stack>
      )}
    </Page>
  );
}
