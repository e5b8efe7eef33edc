import { SignedInRole } from '@clinic/kit/browsing';
import { useTranslation } from '@clinic/kit/i18n';
import { useLoaderData, useRefreshOnReturn, useRevalidator } from '@clinic/kit/routing';
import { Button, EmptyState, Page, Stack } from '@clinic/kit/ui';
import { Desk } from './Desk.tsx';
import type { loader } from './desk.data.ts';
import { DeskNav } from './DeskNav.tsx';

/** Where the reception leads the clinic's days, and doctors look at their own (E10). */
export function DeskPage() {
  const { t } = useTranslation('account');
  const { address, work } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  useRefreshOnReturn();
  const refresh = () => void revalidate();

  return (
    <Page
      title={t('reception.title')}
      crumbs={[]}
      lead={<SignedInRole roles={['reception', 'admin', 'doctor']} />}
      actions={
        <Button variant="outlined" loading={state === 'loading'} onClick={refresh}>
          {t('reception.refresh')}
        </Button>
      }
    >
      {work === null ? (
        <EmptyState variant="error" action={{ onClick: refresh }} />
      ) : (
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          <DeskNav />
          <Desk address={address} work={work} />
        </Stack>
      )}
    </Page>
  );
}
