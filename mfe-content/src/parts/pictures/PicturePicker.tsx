import { useId, useRef, useState } from 'react';
import type { LibraryPicture } from '@clinic/contracts/content/pictures';
import { Alert, FieldGroup, FieldLabel, FieldNotes } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Picture } from '@clinic/kit/ui';
import { useOnPress } from '../use-on-press.ts';

interface PicturePickerProps {
  label: string;
  /** Below `/images/`; empty where none is chosen. */
  value: string;
  /** The picture comes along for who needs to know more of it. */
  onChange: (path: string, picture: LibraryPicture) => void;
  /** Of a field that may be empty. */
  onClear?: () => void;
  /** Of the field that an error summary leads to. */
  id?: string;
  error?: string | undefined;
  readOnly?: boolean;
}

/** A picture of the library as a field: what is chosen, and ways to choose, to upload and to describe it. The dialogs come with the press. */
export function PicturePicker({ label, value, onChange, onClear, id, error, readOnly = false }: PicturePickerProps) {
  const { t } = useTranslation('content');
  const own = useId();
  const control = id ?? own;
  const chooser = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'choose' | 'describe' | null>(null);
  const dialogs = useOnPress(() => import('./dialogs.ts'));
  const open = (dialog: 'choose' | 'describe') => {
    if (dialogs.exports === null) dialogs.fetch();
    setOpened(dialog);
  };
  const close = () => setOpened(null);
  const choose = (picture: LibraryPicture) => {
    close();
    onChange(picture.path, picture);
  };

  return (
    <FieldGroup data-invalid={error === undefined ? undefined : true}>
      <legend>
        <FieldLabel label={label} required={onClear === undefined} />
      </legend>
      <FieldNotes id={control} {...(error === undefined ? {} : { error })} />
      <Box sx={row}>
        {value !== '' && (
          <Box sx={frame}>
            <Picture src={value} width={192} height={144} sizes="160px" alt="" />
          </Box>
        )}
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
          {value !== '' && (
            <Box component="bdi" dir="ltr" sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
              {value}
            </Box>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {!readOnly && (
              <Button
                id={control}
                ref={chooser}
                size="small"
                variant="outlined"
                aria-haspopup="dialog"
                {...(error === undefined ? {} : { 'aria-describedby': `${control}-error` })}
                onClick={() => open('choose')}
              >
                {t(value === '' ? 'desk.pictures.choose' : 'desk.pictures.change')}
              </Button>
            )}
            {value !== '' && (
              <Button size="small" variant="text" aria-haspopup="dialog" onClick={() => open('describe')}>
                {t('desk.pictures.describe')}
              </Button>
            )}
            {value !== '' && onClear !== undefined && !readOnly && (
              <Button
                size="small"
                variant="text"
                onClick={() => {
                  // This button goes with the picture.
                  chooser.current?.focus();
                  onClear();
                }}
              >
                {t('desk.pictures.clear')}
              </Button>
            )}
          </Box>
        </Box>
      </Box>
      {dialogs.failed && <Alert severity="error">{t('desk.failed')}</Alert>}
      {dialogs.exports !== null && opened === 'choose' && (
        <dialogs.exports.ChoosePicture current={value} onClose={close} onChoose={choose} />
      )}
      {dialogs.exports !== null && opened === 'describe' && (
        <dialogs.exports.PictureDialog
          path={value}
          onClose={close}
          onChanged={(picture) => (picture === null || readOnly ? close() : choose(picture))}
        />
      )}
    </FieldGroup>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' } as const;
const frame = {
  width: 160,
  flex: 'none',
  '& img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: '10px',
    bgcolor: 'primary.soft',
  },
} as const;
