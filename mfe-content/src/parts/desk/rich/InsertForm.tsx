import { useState } from 'react';
import type { Editor } from '@tiptap/core';
import type { Lang } from '@clinic/contracts';
import { SelectField, TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button } from '@clinic/kit/ui';

interface InsertFormProps {
  id: string;
  kind: 'link' | 'picture';
  editor: Editor;
  lang: Lang;
  pictures: readonly string[];
  onDone: () => void;
}

const address = /^(?:https:\/\/[^\s\\]+|mailto:[^\s]+|tel:\+?[\d\s()-]+|\/(?![/\\])[^\s\\]*|#[^\s]*)$/i;

/** Asks where a link leads, or which picture is shown and what it shows. No form of its own: it stands within one. */
export function InsertForm({ id, kind, editor, lang, pictures, onDone }: InsertFormProps) {
  const { t } = useTranslation('content');
  const [value, setValue] = useState(kind === 'link' ? String(editor.getAttributes('link')['href'] ?? '') : '');
  const [alt, setAlt] = useState('');
  const [wrong, setWrong] = useState(false);

  const insert = () => {
    if (kind === 'link' && value === '') editor.chain().focus().extendMarkRange('link').unsetLink().run();
    else if (kind === 'link' && address.test(value))
      editor.chain().focus().extendMarkRange('link').setLink({ href: value }).run();
    else if (kind === 'picture' && value !== '')
      editor
        .chain()
        .focus()
        .setImage({ src: `/images/${value}`, alt })
        .run();
    else return setWrong(true);
    onDone();
  };
  const error = wrong ? { error: t('desk.wrong.invalid') } : {};

  return (
    <Box sx={{ display: 'grid', gap: 1.5, padding: 1, maxWidth: 560 }}>
      {kind === 'link' ? (
        <TextField
          name={`${id}-link`}
          type="url"
          label={t('desk.tools.address')}
          hint={t('desk.tools.addressHint')}
          value={value}
          onChange={({ target }) => setValue(target.value.trim())}
          {...error}
        />
      ) : (
        <>
          <SelectField
            name={`${id}-picture`}
            label={t('desk.parts.image')}
            placeholder={t('desk.choose')}
            options={pictures.map((path) => ({ value: path, label: path }))}
            value={value}
            onChange={({ target }) => setValue(target.value)}
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
        <Button size="small" variant="text" onClick={onDone}>
          {t('desk.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
