import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import type { LibraryPicture } from '@clinic/contracts/content/pictures';
import { FailureWords } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Icon } from '@clinic/kit/ui';
import type { Upload } from './use-uploads.ts';
import { useUploads } from './use-uploads.ts';

const writable = 'input, textarea, [contenteditable]:not([contenteditable="false"])';

/** Whether a paste is text for a field: what is copied in an office program comes with a picture of itself. */
const isText = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof Element &&
  target.closest(writable) !== null &&
  ['text/plain', 'text/html'].some((type) => clipboardData?.types.includes(type) === true);

/** Whether a dialog lies over what an element is part of. */
const isCovered = (element: Element | null) => {
  const top = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
  return top !== undefined && !top.contains(element);
};

/** Takes pictures into the library: chosen or photographed, dropped, or pasted from the clipboard anywhere on the page. */
export function UploadArea({ onUploaded }: { onUploaded: (pictures: readonly LibraryPicture[]) => void }) {
  const { t } = useTranslation('content');
  const { uploads, add } = useUploads(onUploaded);
  const chooser = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0 || isText(event) || isCovered(area.current)) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };

  return (
    <Box
      ref={area}
      sx={isOver ? { ...frame, ...taking } : frame}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        add([...event.dataTransfer.files]);
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' }}>
        <Button variant="contained" startIcon={<Icon name="plus" size={20} />} onClick={() => chooser.current?.click()}>
          {t('desk.pictures.add')}
        </Button>
        <Box component="p" sx={{ margin: 0, flex: '1 1 16rem', color: 'text.secondary', fontSize: '.9375rem' }}>
          {t('desk.pictures.drop')}
        </Box>
      </Box>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('desk.pictures.add')}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Box role="status" aria-label={t('desk.pictures.uploads')}>
        {uploads.length > 0 && (
          <Box component="ul" sx={lines}>
            {uploads.map((upload) => (
              <UploadLine key={upload.id} upload={upload} />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

function UploadLine({ upload: { name, state, why } }: { upload: Upload }) {
  const { t } = useTranslation('content');
  return (
    <Box component="li" sx={state === 'failed' ? { ...line, color: 'error.main' } : line}>
      <Icon
        name={state === 'failed' ? 'alert' : state === 'done' || state === 'existed' ? 'check' : 'clock'}
        size={20}
      />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box component="bdi" dir="auto" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        {': '}
        {why === null && t(`desk.pictures.states.${state}`)}
        {typeof why === 'string' && t(`desk.pictures.wrong.${why}`)}
        {typeof why === 'object' && why !== null && <FailureWords failure={why} text={t('desk.pictures.unsent')} />}
        {state === 'sending' && <Box component="progress" aria-label={name} sx={bar} />}
      </Box>
    </Box>
  );
}

const frame = {
  padding: 2.5,
  border: '2px dashed',
  borderColor: 'line.edge',
  borderRadius: '16px',
  bgcolor: 'background.raised',
} as const;
const taking = { borderColor: 'primary.main', bgcolor: 'primary.soft' } as const;
const lines = { listStyle: 'none', margin: 0, padding: 0, pt: 2, display: 'grid', gap: 1 } as const;
const line = { display: 'flex', gap: 1, alignItems: 'start', fontSize: '.9375rem', '& svg': { mt: '3px' } } as const;
const bar = { display: 'block', width: '100%', height: 6, mt: 0.75, accentColor: 'currentColor' } as const;
