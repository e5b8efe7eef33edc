import { useState } from 'react';
import type { LibraryPage, LibraryPicture } from '@clinic/contracts/content/pictures';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
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
  /** The page that was read last: what is uploaded goes on, and the buttons keep the focus, while another one is read. */
  const [last, keep] = useState<LibraryPage | null>(null);
  if (found.status === 'ready' && found.data !== last) keep(found.data);

  const uploaded = (pictures: readonly LibraryPicture[]) => {
    const [only, ...others] = pictures;
    if (only !== undefined && others.length === 0) onChoose(only);
    else setAdded((now) => [...pictures, ...now]);
  };
  const labelOf = (name: string) => t('desk.pictures.chooseOne', { name });

  return (
    <Dialog open onClose={onEscape(onClose)} aria-labelledby="choose-picture" fullWidth maxWidth="md">
      <DialogTitle id="choose-picture">{t('desk.pictures.choose')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          {last?.may_write === true && <UploadArea onUploaded={uploaded} />}
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
          ) : (
            <>
              {found.status === 'loading' ? (
                <SkeletonCards count={6} />
              ) : found.data.total === 0 ? (
                <p style={{ margin: 0 }}>{t('desk.pictures.none.title')}</p>
              ) : (
                <PictureGrid pictures={found.data.pictures} current={current} labelOf={labelOf} onPress={onChoose} />
              )}
              {last !== null && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
                  {last.page > 1 && (
                    <Button
                      variant="outlined"
                      loading={found.status === 'loading'}
                      onClick={() => setPage(last.page - 1)}
                    >
                      {t('desk.pictures.before')}
                    </Button>
                  )}
                  {last.page * last.per_page < last.total && (
                    <Button
                      variant="outlined"
                      loading={found.status === 'loading'}
                      onClick={() => setPage(last.page + 1)}
                    >
                      {t('desk.pictures.more')}
                    </Button>
                  )}
                </Box>
              )}
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
