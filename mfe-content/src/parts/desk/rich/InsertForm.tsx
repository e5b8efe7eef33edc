import { useState } from 'react';
import type { Editor } from '@tiptap/core';
import type { Lang } from '@clinic/contracts';
import { textLink } from '@clinic/contracts/content/desk';
import { TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button } from '@clinic/kit/ui';
import { LinkSearch } from '../../links/index.ts';
import { PicturePicker } from '../../pictures/PicturePicker.tsx';
import type { PictureSize } from './as-shown.ts';
import { asShown } from './as-shown.ts';

interface InsertFormProps {
  id: string;
  kind: 'link' | 'picture';
  editor: Editor;
  lang: Lang;
  onDone: () => void;
  onCancel: () => void;
}

/** Makes what is selected a link. Where nothing is, the link brings its own text. */
function linkTo(editor: Editor, href: string, text: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.extendMarkRange('link').setLink({ href }).run();
}

/**
 * Asks where a link leads, to a page of this site or anywhere, or which picture is shown and what it shows. No form of its
 * own: it stands within one.
 */
export function InsertForm({ id, kind, editor, lang, onDone, onCancel }: InsertFormProps) {
  const { t } = useTranslation('content');
  const [value, setValue] = useState(kind === 'link' ? String(editor.getAttributes('link')['href'] ?? '') : '');
  const [alt, setAlt] = useState('');
  const [size, setSize] = useState<PictureSize>({ width: null, height: null });
  const [wrong, setWrong] = useState(false);

  const insert = () => {
    if (kind === 'link' && value === '') editor.chain().focus().extendMarkRange('link').unsetLink().run();
    else if (kind === 'link' && textLink.test(value)) linkTo(editor, value, value);
    else if (kind === 'picture' && value !== '')
      editor
        .chain()
        .focus()
        .insertContent({ type: 'image', attrs: { ...asShown(value, size), alt } })
        .run();
    else return setWrong(true);
    onDone();
  };
  const error = wrong ? { error: t('desk.wrong.invalid') } : {};

  return (
    <Box sx={{ display: 'grid', gap: 1.5, padding: 1, maxWidth: 560 }}>
      {kind === 'link' ? (
        <>
          <LinkSearch
            lang={lang}
            onChoose={(path, title) => {
              linkTo(editor, path, title);
              onDone();
            }}
          />
          <TextField
            name={`${id}-link`}
            type="url"
            label={t('desk.tools.address')}
            hint={t('desk.tools.addressHint')}
            value={value}
            onChange={({ target }) => setValue(target.value.trim())}
            {...error}
          />
        </>
      ) : (
        <>
          <PicturePicker
            id={`${id}-picture`}
            label={t('desk.parts.image')}
            value={value}
            onChange={(path, picture) => {
              setValue(path);
              setSize(picture);
              setAlt(picture[`alt_${lang}`]);
            }}
            {...error}
          />
          <TextField
            name={`${id}-alt`}
            label={t('desk.tools.alt')}
            lang={lang}
            required={false}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
        </>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" onClick={insert}>
          {t('desk.tools.insert')}
        </Button>
        <Button size="small" variant="text" onClick={onCancel}>
          {t('desk.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
