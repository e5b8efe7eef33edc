import * as contentPaths from '@clinic/contracts/content/paths';
import { StaleNotice, useDeskEvents, useFreshest } from '@clinic/kit/desk';
import { useTranslation } from '@clinic/kit/i18n';
import { useLoaderData, useRefreshOnReturn, useRevalidator } from '@clinic/kit/routing';
import { Box, EmptyState, LinkButton, Page, Stack } from '@clinic/kit/ui';
import { IssueLine } from './IssueLine.tsx';
import { NewIssue } from './NewIssue.tsx';
import type { NewsletterData } from './newsletter.data.ts';
import { SubscriberCounts } from './SubscriberCounts.tsx';

/** Where authors and publishers find the issues of the newsletter, and how many get them. */
export function NewsletterDeskPage() {
  const { t } = useTranslation('content');
  const { before, found: loaded } = useLoaderData<NewsletterData>();
  const { shown: found, stale } = useFreshest(before, loaded, loaded === 'failed');
  const { revalidate } = useRevalidator();
  useRefreshOnReturn();
  useDeskEvents(typeof found === 'object' ? 'issues' : null, () => void revalidate());

  return (
    <Page
      title={t('desk.newsletter.title')}
      lead={t('desk.newsletter.lead')}
      crumbs={[{ label: t('desk.title'), to: contentPaths.contentDesk() }]}
      actions={typeof found === 'object' ? <NewIssue /> : undefined}
    >
      {found === 'failed' ? (
        <EmptyState variant="error" action={{ onClick: () => void revalidate() }} />
      ) : found === 'refused' ? (
        <EmptyState title={t('desk.refused.title')} text={t('desk.refused.text')} />
      ) : (
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          {stale && <StaleNotice onRetry={() => void revalidate()} />}
          <SubscriberCounts of={found.subscribers} />
          {found.issues.length === 0 ? (
            <EmptyState title={t('desk.newsletter.none.title')} text={t('desk.newsletter.none.text')} tips={[]} />
          ) : (
            <Stack component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, gap: 1.5 }}>
              {found.issues.map((issue) => (
                <li key={issue.id}>
                  <IssueLine issue={issue} />
                </li>
              ))}
            </Stack>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {before !== null && (
              <LinkButton variant="outlined" to={contentPaths.newsletterDesk()}>
                {t('desk.newest')}
              </LinkButton>
            )}
            {found.next !== null && (
              <LinkButton variant="outlined" to={contentPaths.newsletterDesk(found.next)}>
                {t('desk.older')}
              </LinkButton>
            )}
          </Box>
        </Stack>
      )}
    </Page>
  );
}
