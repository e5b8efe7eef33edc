import { SearchField, SignedInRole } from '@clinic/kit/browsing';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useTranslation } from '@clinic/kit/i18n';
import { useLoaderData, useRefreshOnReturn, useRevalidator } from '@clinic/kit/routing';
import { Box, Button, EmptyState, Page } from '@clinic/kit/ui';
import { Desk } from './Desk.tsx';
import type { loader } from './desk.data.ts';

/** Where the reception leads the clinic's days, and doctors look at their own. */
export function DeskPage() {
  const { t } = useTranslation('account');
  const { address, work } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  useRefreshOnReturn();
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
          <Button variant="outlined" loading={state === 'loading'} onClick={refresh}>
            {t('reception.refresh')}
          </Button>
        </>
      }
    >
      {work === 'failed' ? (
        <EmptyState variant="error" action={{ onClick: refresh }} />
      ) : work === 'refused' ? (
        <EmptyState title={t('reception.refused.title')} text={t('reception.refused.text')} />
      ) : (
        <Desk address={address} work={work} />
      )}
    </Page>
  );
}
