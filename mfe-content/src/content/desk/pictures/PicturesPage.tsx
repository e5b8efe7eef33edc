import { useState } from 'react';
import type { LibraryPicture } from '@clinic/contracts/content/pictures';
import * as contentPaths from '@clinic/contracts/content/paths';
import { SearchField } from '@clinic/kit/browsing';
import { StaleNotice, useFreshest } from '@clinic/kit/desk';
import { useTranslation } from '@clinic/kit/i18n';
import { useLoaderData, useRefreshOnReturn, useRevalidator } from '@clinic/kit/routing';
import { EmptyState, Page, Pagination, Stack } from '@clinic/kit/ui';
import { PictureDialog, PictureGrid, UploadArea } from '../../../parts/pictures/index.ts';
import type { PicturesData } from './pictures.data.ts';

/** The picture library: what the site can show, with what it shows, where, and what must stay in view. */
export function PicturesPage() {
  const { t } = useTranslation('content');
  const { search, page, found: loaded } = useLoaderData<PicturesData>();
  const { shown: found, stale } = useFreshest({ search, page }, loaded, loaded === 'failed');
  const { revalidate } = useRevalidator();
  useRefreshOnReturn();
  const [opened, open] = useState<LibraryPicture | null>(null);
  const hrefFor = (to: number) =>
    contentPaths.pictureLibrary({ search: search || undefined, page: to === 1 ? undefined : to });

  return (
    <Page
      title={t('desk.pictures.title')}
      lead={t('desk.pictures.lead')}
      crumbs={[{ label: t('desk.title'), to: contentPaths.contentDesk() }]}
    >
      {found === 'failed' ? (
        <EmptyState variant="error" action={{ onClick: () => void revalidate() }} />
      ) : found === 'refused' ? (
        <EmptyState title={t('desk.refused.title')} text={t('desk.refused.text')} />
      ) : (
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          {stale && <StaleNotice onRetry={() => void revalidate()} />}
          {found.may_write && <UploadArea onUploaded={() => void revalidate()} />}
          <SearchField
            action={contentPaths.pictureLibrary()}
            name="search"
            label={t('desk.pictures.search')}
            value={search}
          />
          {found.pictures.length === 0 ? (
            <EmptyState
              title={t('desk.pictures.none.title')}
              text={t('desk.pictures.none.text')}
              action={{ label: t('desk.none.all'), to: contentPaths.pictureLibrary() }}
            />
          ) : (
            <PictureGrid
              pictures={found.pictures}
              labelOf={(name) => t('desk.pictures.open', { name })}
              onPress={open}
            />
          )}
          <Pagination page={page} total={found.total} size={found.per_page} hrefFor={hrefFor} />
        </Stack>
      )}
      {opened !== null && (
        <PictureDialog
          path={opened.path}
          onClose={() => open(null)}
          onChanged={() => {
            open(null);
            void revalidate();
          }}
        />
      )}
    </Page>
  );
}
