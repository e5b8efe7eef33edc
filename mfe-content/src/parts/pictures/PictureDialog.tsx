import { useState } from 'react';
import { languages } from '@clinic/contracts';
import type { LibraryPicture, PictureDetails } from '@clinic/contracts/content/pictures';
import { alternativeLength } from '@clinic/contracts/content/pictures';
import * as contentPaths from '@clinic/contracts/content/paths';
import { formatNumber } from '@clinic/contracts/time';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import type { SubmissionFailure } from '@clinic/kit/forms';
import { Alert, FailureWords, LoadFailed, TextField } from '@clinic/kit/forms';
import { isApiError, useResource } from '@clinic/kit/http';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Link } from '@clinic/kit/routing';
import { Box, Button, SkeletonLines, Stack } from '@clinic/kit/ui';
import { FocalPoint } from './FocalPoint.tsx';
import { describePicture, readPicture, removePicture } from './library-calls.ts';
import { nameOf } from './PictureGrid.tsx';
import { sideBySide } from '../side-by-side.ts';

interface PictureDialogProps {
  path: string;
  onClose: () => void;
  /** After a change; null when the picture was deleted. */
  onChanged: (picture: LibraryPicture | null) => void;
}

/** One picture: what it shows in both languages, the place that stays in view, and where it is used. */
export function PictureDialog({ path, onClose, onChanged }: PictureDialogProps) {
  const { t } = useTranslation('content');
  const found = useResource(`picture ${path}`, (signal) => readPicture(path, signal));
  return (
    <Dialog
      open
      // A press beside the dialog must not drop what somebody is writing in it.
      onClose={onEscape(onClose)}
      aria-labelledby="picture-title"
      fullWidth
      maxWidth="md"
    >
      <DialogTitle id="picture-title">
        <bdi dir="ltr" style={{ overflowWrap: 'anywhere' }}>
          {nameOf(path)}
        </bdi>
      </DialogTitle>
      {found.status === 'ready' ? (
        <PictureForm picture={found.data} onClose={onClose} onChanged={onChanged} />
      ) : (
        <>
          <DialogContent>
            {found.status === 'failed' ? (
              <LoadFailed text={t('desk.pictures.unread')} onRetry={found.retry} />
            ) : (
              <SkeletonLines />
            )}
          </DialogContent>
          <DialogActions>
            <Button variant="text" onClick={onClose}>
              {t('desk.cancel')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

function PictureForm({ picture, onClose, onChanged }: Omit<PictureDialogProps, 'path'> & { picture: PictureDetails }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const [alt, setAlt] = useState({ ar: picture.alt_ar, en: picture.alt_en });
  const [place, setPlace] = useState({ x: picture.focal_x, y: picture.focal_y });
  const [running, setRunning] = useState<'save' | 'delete' | null>(null);
  const [asked, ask] = useState(false);
  const [failure, setFailure] = useState<(Pick<SubmissionFailure, 'code' | 'text'> & { isUsed: boolean }) | null>(null);
  const { path, width, height, bytes, may_write: mayWrite } = picture;

  const run = async (what: 'save' | 'delete', work: () => Promise<LibraryPicture | null>) => {
    setRunning(what);
    setFailure(null);
    try {
      onChanged(await work());
    } catch (error) {
      if (!isApiError(error)) throw error;
      const isUsed = error.errors['path']?.includes('desk.pictures.wrong.used') === true;
      setFailure({ code: error.code, text: error.text, isUsed });
    } finally {
      setRunning(null);
    }
  };
  const save = () =>
    run('save', () =>
      describePicture({
        path,
        // What was not changed here may be what a colleague writes meanwhile.
        ...(alt.ar !== picture.alt_ar && { alt_ar: alt.ar }),
        ...(alt.en !== picture.alt_en && { alt_en: alt.en }),
        ...((place.x !== picture.focal_x || place.y !== picture.focal_y) && { focal_x: place.x, focal_y: place.y }),
      }),
    );
  const remove = () => run('delete', () => removePicture(path).then(() => null));

  return (
    <form
      noValidate
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog may stand within another form of the page.
        event.stopPropagation();
        void save();
      }}
    >
      <DialogContent>
        <Stack sx={{ gap: 3 }}>
          {failure !== null && (
            <Alert severity="error" attempt={failure}>
              {failure.isUsed ? (
                t('desk.pictures.wrong.used')
              ) : (
                <FailureWords failure={failure} text={t('desk.failed')} />
              )}
            </Alert>
          )}
          <Box sx={sideBySide}>
            <FocalPoint path={path} place={place} isFixed={!mayWrite} onChange={setPlace} />
            <Stack sx={{ gap: 2.5 }}>
              {languages.map((one) => (
                <TextField
                  key={one}
                  name={`alt_${one}`}
                  label={t('desk.partIn', { part: t('desk.tools.alt'), language: t(`desk.in.${one}`) })}
                  hint={t(`desk.pictures.altHint.${one}`)}
                  rows={3}
                  required={false}
                  lang={one}
                  dir={one === 'ar' ? 'rtl' : 'ltr'}
                  maxLength={alternativeLength}
                  readOnly={!mayWrite}
                  value={alt[one]}
                  onChange={({ target }) => setAlt({ ...alt, [one]: target.value })}
                />
              ))}
              <Box component="p" sx={quiet}>
                {width !== null && height !== null && (
                  <>
                    <bdi dir="ltr">
                      {formatNumber(width, lang)} × {formatNumber(height, lang)}
                    </bdi>
                    {' · '}
                  </>
                )}
                {t('desk.pictures.kilobytes', { size: formatNumber(Math.max(1, Math.round(bytes / 1024)), lang) })}
                {picture.uploaded_by !== null && (
                  <>
                    {' · '}
                    <bdi dir="auto">{picture.uploaded_by}</bdi>
                  </>
                )}
              </Box>
            </Stack>
          </Box>
          <Uses picture={picture} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {picture.may_delete && picture.uses.length === 0 && (
          <Button
            variant={asked ? 'contained' : 'text'}
            color="error"
            loading={running === 'delete'}
            disabled={running !== null}
            onClick={() => (asked ? void remove() : ask(true))}
          >
            {t(asked ? 'desk.pictures.deleteNow' : 'desk.pictures.delete')}
          </Button>
        )}
        <Button variant="text" onClick={onClose}>
          {t('desk.cancel')}
        </Button>
        {mayWrite && (
          <Button type="submit" loading={running === 'save'} disabled={running !== null}>
            {t('desk.pictures.save')}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

/** Where a picture is shown: posts lead to the desk. */
function Uses({ picture: { uses, may_delete } }: { picture: PictureDetails }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <section aria-labelledby="picture-uses">
      <Box component="h3" id="picture-uses" sx={{ margin: 0, fontSize: '1rem' }}>
        {t('desk.pictures.uses.title')}
      </Box>
      {uses.length === 0 ? (
        <Box component="p" sx={quiet}>
          {t(may_delete ? 'desk.pictures.uses.none' : 'desk.pictures.uses.nowhere')}
        </Box>
      ) : (
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: '1.25rem' }}>
          {uses.map((use, index) => {
            const name = pick(use, 'name', lang) || t('desk.untitled');
            return (
              <li key={index}>
                {t(`desk.pictures.uses.${use.kind}`)}:{' '}
                {use.post_id === null ? (
                  <bdi dir="auto">{name}</bdi>
                ) : (
                  <Link to={contentPaths.deskPost(use.post_id)}>
                    <bdi dir="auto">{name}</bdi>
                  </Link>
                )}
              </li>
            );
          })}
        </Box>
      )}
    </section>
  );
}

const quiet = { margin: 0, color: 'text.secondary', fontSize: '.9375rem' } as const;
