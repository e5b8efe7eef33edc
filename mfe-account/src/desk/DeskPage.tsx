import { SearchField, SignedInRole } from '@clinic/kit/browsing';
import { RefreshButton, StaleNotice, useFreshest, useLiveList } from '@clinic/kit/desk';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useTranslation } from '@clinic/kit/i18n';
import { useLoaderData, useRefreshOnReturn, useRevalidator } from '@clinic/kit/routing';
import { Box, EmptyState, Page, Stack } from '@clinic/kit/ui';
import { Desk } from './Desk.tsx';
import type { loader, Work } from './desk.data.ts';

/** A search is made again by who makes it alone: each is a row of the audit log. */
const isSearch = (work: Work | 'refused' | 'failed') => typeof work === 'object' && work.shown.kind === 'found';

/** What the page hears of. */
function watched({ shown }: Work): string | null {
  if (shown.kind === 'found') return null;
  return shown.kind === 'days' ? `visits:${shown.days.doctor.id}` : 'visits';
}

/** Where the reception leads the clinic's days, and doctors look at their own. */
export function DeskPage() {
  const { t } = useTranslation('account');
  const { address, work: loaded } = useLoaderData<typeof loader>();
  const { shown: work, stale } = useFreshest(address, loaded, loaded === 'failed');
  const { revalidate } = useRevalidator();
  useRefreshOnReturn(!isSearch(work));
  useLiveList(typeof work === 'object' ? watched(work) : null);
  const refresh = () => void revalidate();

  return (
    <Page
      title={t('reception.title')}
      lead={<SignedInRole roles={['reception', 'admin', 'doctor']} />}
      actions={
        <>
          {typeof work === 'object' && work.mayAct && (
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <SearchField
                action={accountPaths.reception()}
                name="search"
                label={t('reception.search')}
                value={address.search}
              />
            </Box>
          )}
          <RefreshButton>{t('reception.refresh')}</RefreshButton>
        </>
      }
    >
      {work === 'failed' ? (
        <EmptyState variant="error" action={{ onClick: refresh }} />
      ) : work === 'refused' ? (
        <EmptyState title={t('reception.refused.title')} text={t('reception.refused.text')} />
      ) : (
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          {stale && <StaleNotice onRetry={refresh} />}
          <Desk address={address} work={work} />
        </Stack>
      )}
    </Page>
  );
}
