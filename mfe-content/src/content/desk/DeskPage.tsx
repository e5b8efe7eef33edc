import { LinkChips, SearchField } from '@clinic/kit/browsing';
import { createFilterStore, SavedFilters, StaleNotice, useDeskEvents, useFreshest } from '@clinic/kit/desk';
import { deskPostLists } from '@clinic/contracts/content/desk';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useTranslation } from '@clinic/kit/i18n';
import { useLoaderData, useRefreshOnReturn, useRevalidator } from '@clinic/kit/routing';
import { Box, EmptyState, LinkButton, Page, Stack } from '@clinic/kit/ui';
import { BulkActions } from './BulkActions.tsx';
import { inAddress } from './desk-address.ts';
import type { DeskData } from './desk.data.ts';
import { NewPost } from './NewPost.tsx';
import { PostLine } from './PostLine.tsx';
import { useSelection } from './use-selection.ts';

const savedFilters = createFilterStore<Pick<DeskData['address'], 'search' | 'list' | 'type'>>('clinic.desk-filters');

/** Where authors, medical reviewers and publishers find the articles and news that they work on. */
export function DeskPage() {
  const { t } = useTranslation('content');
  const { address, found: loaded } = useLoaderData<DeskData>();
  const { shown: found, stale } = useFreshest(address, loaded, loaded === 'failed');
  const { revalidate } = useRevalidator();
  useRefreshOnReturn();
  useDeskEvents(typeof found === 'object' ? 'posts' : null, () => void revalidate());
  const selection = useSelection(typeof found === 'object' ? found.posts.map(({ id }) => id) : []);
  const to = (changes: Partial<DeskData['address']>) =>
    contentPaths.contentDesk(inAddress({ ...address, before: null, ...changes }));

  return (
    <Page
      title={t('desk.title')}
      lead={t('desk.lead')}
      actions={
        typeof found === 'object' ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            {found.may.write && <NewPost />}
            <LinkButton variant="outlined" to={contentPaths.pictureLibrary()}>
              {t('desk.pictures.title')}
            </LinkButton>
            <LinkButton variant="outlined" to={contentPaths.sitePreviews()}>
              {t('desk.sitePreview.title')}
            </LinkButton>
          </Box>
        ) : undefined
      }
    >
      {found === 'failed' ? (
        <EmptyState variant="error" action={{ onClick: () => void revalidate() }} />
      ) : found === 'refused' ? (
        <EmptyState title={t('desk.refused.title')} text={t('desk.refused.text')} />
      ) : (
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          {stale && <StaleNotice onRetry={() => void revalidate()} />}
          <SearchField
            action={contentPaths.contentDesk()}
            name="search"
            label={t('desk.search')}
            value={address.search}
            keep={{
              ...(address.list === 'all' ? {} : { list: address.list }),
              ...(address.type === null ? {} : { type: address.type }),
            }}
          />
          <LinkChips
            label={t('desk.list')}
            samePage
            chips={deskPostLists.map((list) => ({
              id: list,
              to: to({ list }),
              label: t(`desk.lists.${list}`),
              current: list === address.list,
            }))}
          />
          <LinkChips
            label={t('desk.type')}
            samePage
            chips={([null, 'blog', 'news'] as const).map((type) => ({
              id: type ?? 'all',
              to: to({ type }),
              label: t(`desk.types.${type ?? 'all'}`),
              current: type === address.type,
            }))}
          />
          <SavedFilters
            store={savedFilters}
            present={{ search: address.search, list: address.list, type: address.type }}
            usual={{ search: '', list: 'all', type: null }}
            hrefFor={to}
          />
          <BulkActions
            posts={found.posts}
            may={found.may}
            isBin={address.list === 'bin'}
            selection={selection}
            onDone={() => void revalidate()}
          />
          {found.posts.length === 0 ? (
            <EmptyState
              title={t('desk.none.title')}
              text={t('desk.none.text')}
              action={{ label: t('desk.none.all'), to: contentPaths.contentDesk() }}
            />
          ) : (
            <Stack component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, gap: 1.5 }}>
              {found.posts.map((post) => (
                <li key={post.id}>
                  <PostLine
                    post={post}
                    choice={
                      found.may.write || found.may.publish
                        ? {
                            isChosen: selection.chosen.includes(post.id),
                            onChoose: (...how) => selection.choose(post.id, ...how),
                          }
                        : null
                    }
                  />
                </li>
              ))}
            </Stack>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {address.before !== null && (
              <LinkButton variant="outlined" to={to({})}>
                {t('desk.newest')}
              </LinkButton>
            )}
            {found.next !== null && (
              <LinkButton variant="outlined" to={to({ before: found.next })}>
                {t('desk.older')}
              </LinkButton>
            )}
          </Box>
        </Stack>
      )}
    </Page>
  );
}
