import { useId, useState } from 'react';
import type { LibraryPicture } from '@clinic/contracts/content/pictures';
import { FieldGroup, FieldLabel, FieldNotes } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Picture } from '@clinic/kit/ui';
import { ChoosePicture } from './ChoosePicture.tsx';
import { PictureDialog } from './PictureDialog.tsx';

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

/** A picture of the library as a field: what is chosen, and ways to choose, to upload and to describe it. */
export function PicturePicker({ label, value, onChange, onClear, id, error, readOnly = false }: PicturePickerProps) {
  const { t } = useTranslation('content');
  const own = useId();
  const control = id ?? own;
  const [opened, open] = useState<'choose' | 'describe' | null>(null);
  const choose = (picture: LibraryPicture) => {
    open(null);
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
              <Button size="small" variant="text" onClick={onClear}>
                {t('desk.pictures.clear')}
              </Button>
            )}
          </Box>
        </Box>
      </Box>
      {opened === 'choose' && <ChoosePicture current={value} onClose={() => open(null)} onChoose={choose} />}
      {opened === 'describe' && (
        <PictureDialog
          path={value}
          onClose={() => open(null)}
          onChanged={(picture) => (picture === null ? open(null) : choose(picture))}
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
