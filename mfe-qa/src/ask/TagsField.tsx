import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { askLimits } from '@clinic/contracts/qa';
import { fieldId, TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Icon, useHydrated } from '@clinic/kit/ui';
import { tagsIn } from './question-in.ts';
import type { FieldParts } from './use-ask-form.ts';

interface TagsFieldProps {
  field: FieldParts;
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
}

/** Keywords, five at most: Enter or a comma ends one. Without script it is a line with commas. */
export function TagsField({ field, tags, onChange }: TagsFieldProps) {
  const { t } = useTranslation('qa');
  const hydrated = useHydrated();
  const [typed, setTyped] = useState('');
  const [full, setFull] = useState(false);

  if (!hydrated) {
    return <TextField {...field} required={false} hint={t('ask.tags.plain')} defaultValue={tags.join('، ')} />;
  }
  const add = (text: string, rest: string) => {
    const all = [...new Set([...tags, ...tagsIn(text)])];
    setFull(all.length > askLimits.tags);
    if (all.length > askLimits.tags) return setTyped(text);
    onChange(all);
    setTyped(rest);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
    // Otherwise the same key would also end the step.
    event.preventDefault();
    add(typed, '');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        {...field}
        {...(full ? { error: t('errors.tooManyTags') } : {})}
        required={false}
        hint={t('ask.tags.hint')}
        value={typed}
        maxLength={askLimits.tag}
        autoComplete="off"
        enterKeyHint="enter"
        onKeyDown={onKeyDown}
        onChange={({ target: { value } }) => {
          setFull(false);
          if (/[,،]/.test(value)) add(value, '');
          else setTyped(value);
        }}
      />
      {/* The field itself holds only what is not a keyword yet; both are sent. */}
      <input type="hidden" name="tags" value={tags.join(',')} />
      {tags.length > 0 && (
        <Box component="ul" aria-label={t('ask.tags.chosen')} sx={list}>
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={t('ask.tags.remove', { tag })}
                onClick={() => {
                  setFull(false);
                  onChange(tags.filter((other) => other !== tag));
                  document.getElementById(fieldId(field.name))?.focus();
                }}
              >
                <bdi dir="auto">{tag}</bdi>
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    paddingInline: 2,
    border: '1px solid',
    borderColor: 'line.edge',
    borderRadius: '999px',
    backgroundColor: 'primary.soft',
    color: 'text.primary',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
};
