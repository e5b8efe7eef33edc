import { useState } from 'react';
import type { LibraryPicture } from '@clinic/contracts/content/pictures';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@clinic/kit/dialogs';
import { LoadFailed } from '@clinic/kit/forms';
import { useResource } from '@clinic/kit/http';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, SkeletonCards, Stack } from '@clinic/kit/ui';
import { SearchBox } from '../SearchBox.tsx';
import { readLibrary } from './library-calls.ts';
import { PictureGrid } from './PictureGrid.tsx';
import { UploadArea } from './UploadArea.tsx';

interface ChoosePictureProps {
  current: string;
  onClose: () => void;
  onChoose: (picture: LibraryPicture) => void;
}

/** A pause in typing after which the library is asked, in milliseconds. */
const pauseMs = 300;

/** Offers the pictures of the library, and takes new ones on the spot: a single new one is chosen at once. */
export function ChoosePicture({ current, onClose, onChoose }: ChoosePictureProps) {
  const { t } = useTranslation('content');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [added, setAdded] = useState<readonly LibraryPicture[]>([]);
  const words = search.trim();
  const key = `${page} ${words}`;
  const found = useResource('pictures', (signal) => readLibrary({ search: words || undefined, page }, signal), {
    key,
    delayMs: words === '' ? 0 : pauseMs,
  });

  const uploaded = (pictures: readonly LibraryPicture[]) => {
    const [only, ...others] = pictures;
    if (only !== undefined && others.length === 0) onChoose(only);
    else setAdded((now) => [...pictures, ...now]);
  };
  const labelOf = (name: string) => t('desk.pictures.chooseOne', { name });

  return (
    <Dialog open onClose={onClose} aria-labelledby="choose-picture" fullWidth maxWidth="md">
      <DialogTitle id="choose-picture">{t('desk.pictures.choose')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          {found.status === 'ready' && found.data.may_write && <UploadArea onUploaded={uploaded} />}
          <SearchBox
            label={t('desk.pictures.search')}
            value={search}
            onChange={(text) => {
              setSearch(text);
              setPage(1);
            }}
          />
          {added.length > 0 && <PictureGrid pictures={added} current={current} labelOf={labelOf} onPress={onChoose} />}
          {found.status === 'failed' ? (
            <LoadFailed text={t('desk.pictures.unread')} onRetry={found.retry} />
          ) : found.status === 'loading' ? (
            <SkeletonCards count={6} />
          ) : found.data.total === 0 ? (
            <p style={{ margin: 0 }}>{t('desk.pictures.none.title')}</p>
          ) : (
            <>
              <PictureGrid pictures={found.data.pictures} current={current} labelOf={labelOf} onPress={onChoose} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
                {page > 1 && (
                  <Button variant="outlined" onClick={() => setPage(page - 1)}>
                    {t('desk.pictures.before')}
                  </Button>
                )}
                {page * found.data.per_page < found.data.total && (
                  <Button variant="outlined" onClick={() => setPage(page + 1)}>
                    {t('desk.pictures.more')}
                  </Button>
                )}
              </Box>
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t('desk.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
