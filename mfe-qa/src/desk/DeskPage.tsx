import { SignedInRole } from '@clinic/kit/browsing';
import {
  createFilterStore,
  RefreshButton,
  SavedFilters,
  StaleNotice,
  useFreshest,
  useLiveList,
} from '@clinic/kit/desk';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { useTranslation } from '@clinic/kit/i18n';
import { useLoaderData, useRefreshOnReturn, useRevalidator } from '@clinic/kit/routing';
import { Box, EmptyState, Page, Stack } from '@clinic/kit/ui';
import { Moment } from '../parts/desk/Moment.tsx';
import { inAddress } from './desk-address.ts';
import type { DeskAddress } from './desk-address.ts';
import { DeskQuestions } from './DeskQuestions.tsx';
import type { loader } from './desk.data.ts';
import { SpecialtyChoice } from './SpecialtyChoice.tsx';
import { WorkLists } from './WorkLists.tsx';

const savedFilters = createFilterStore<Pick<DeskAddress, 'list' | 'specialty'>>('clinic.answering-filters');

/** Where doctors find the questions that wait for them, and moderators what wants a look. */
export function DeskPage() {
  const { t } = useTranslation('qa');
  const loaded = useLoaderData<typeof loader>();
  const { shown, stale } = useFreshest(loaded.address, loaded, loaded.work === 'failed');
  const { address, work, now } = shown;
  const { revalidate } = useRevalidator();
  useRefreshOnReturn();
  useLiveList(typeof work === 'object' ? 'questions' : null);
  const refresh = () => void revalidate();

  return (
    <Page
      title={t('desk.title')}
      lead={<SignedInRole roles={['doctor', 'moderator', 'admin']} />}
      actions={<RefreshButton>{t('desk.refresh')}</RefreshButton>}
    >
      {work === 'failed' ? (
        <EmptyState variant="error" action={{ onClick: refresh }} />
      ) : work === 'refused' ? (
        <EmptyState title={t('desk.refused.title')} text={t('desk.refused.text')} />
      ) : (
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          {stale && <StaleNotice onRetry={refresh} />}
          <WorkLists overview={work.overview} address={address} />
          <Box sx={between}>
            <SpecialtyChoice specialties={work.overview.specialties} address={address} />
            <Box component="p" sx={{ margin: 0, color: 'text.secondary' }}>
              {t('desk.updated')} <Moment instant={now} timeOnly />
            </Box>
          </Box>
          <SavedFilters
            store={savedFilters}
            present={{ list: address.list, specialty: address.specialty }}
            usual={{ list: 'waiting', specialty: null }}
            hrefFor={(filter) => qaPaths.moderation(inAddress({ ...filter, page: 1 }))}
          />
          <DeskQuestions {...work} address={address} now={now} />
        </Stack>
      )}
    </Page>
  );
}

const between = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: 2 };
