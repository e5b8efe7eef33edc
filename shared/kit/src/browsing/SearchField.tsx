import { useEffect, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Form, useSubmit } from 'react-router-dom';
import { samePage } from '../routing/index.ts';
import { Box, Button, Icon } from '../ui/index.ts';

/** Pause in typing after which a search begins, in milliseconds. */
const pause = 300;

/** Letters that a search needs at least; none at all shows everything again. */
const leastLetters = 2;

interface SearchFieldProps {
  /** Address that the form asks. */
  action: string;
  /** Name of the parameter. */
  name: string;
  label: string;
  value: string;
  /** Other parameters of the address, such as an order or a filter, that a search leaves as they are. */
  keep?: Readonly<Record<string, string>>;
  /** `large` where searching is what the page begins with. */
  size?: 'medium' | 'large';
}

/**
 * A search that lives in the address: as one types, at once with Enter, and as a plain form without script. One
 * letter alone asks for nothing.
 */
export function SearchField({ action, name, label, value, keep = {}, size = 'medium' }: SearchFieldProps) {
  const { t } = useTranslation('shared');
  const submit = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address leads: going back shows what was searched then, but nobody's typing is overwritten.
  useEffect(() => {
    if (field.current !== null && field.current !== document.activeElement) field.current.value = value;
  }, [value]);

  // Read from the form when the search begins: what it keeps may have changed since the last letter.
  const search = (form: HTMLFormElement, replace: boolean) => {
    const query = searchOf(form, name);
    if (query === null) return;
    void submit(query, {
      action: form.getAttribute('action') ?? action,
      // Asking again for what is shown already is no step to go back over.
      replace: replace || (query.get(name) ?? '') === value,
      // Who types goes on typing.
      state: samePage,
    });
  };
  const typed = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (field.current?.form != null) search(field.current.form, true);
    }, pause);
  };
  const entered = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(timer.current);
    search(event.currentTarget, false);
  };

  return (
    <Form action={action} role="search" onSubmit={entered}>
      <Box sx={size === 'large' ? { ...row, ...large } : row}>
        <Icon name="search" size={20} />
        <input
          ref={field}
          type="search"
          name={name}
          defaultValue={value}
          onChange={typed}
          aria-label={label}
          placeholder={label}
          maxLength={100}
          autoComplete="off"
          dir="auto"
        />
        <Button type="submit" variant="text">
          {t('search.action')}
        </Button>
      </Box>
      {Object.entries(keep).map(([parameter, kept]) => (
        <input key={parameter} type="hidden" name={parameter} value={kept} />
      ))}
    </Form>
  );
}

/** The parameters that a form asks for, without an empty search; null for a search that is too short to begin. */
function searchOf(form: HTMLFormElement, name: string): URLSearchParams | null {
  const query = new URLSearchParams();
  for (const [parameter, given] of new FormData(form)) if (typeof given === 'string') query.set(parameter, given);
  const words = query.get(name)?.trim() ?? '';
  if (words !== '' && words.length < leastLetters) return null;
  if (words === '') query.delete(name);
  else query.set(name, words);
  return query;
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  maxWidth: 560,
  minHeight: 52,
  paddingInlineStart: 2,
  border: '1px solid',
  borderColor: 'line.edge',
  borderRadius: '14px',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  '&:focus-within': { borderColor: 'primary.main', outline: '2px solid', outlineColor: 'primary.main' },
  '& input': {
    flex: 1,
    minWidth: 0,
    minHeight: 48,
    border: 0,
    outline: 'none',
    background: 'none',
    color: 'text.primary',
    font: 'inherit',
    // Nothing typed yet: the placeholder is in the page's language.
    '&:placeholder-shown': { direction: 'inherit' },
  },
} as const;
const large = { maxWidth: 720, minHeight: 60, borderRadius: '16px', fontSize: '1.0625rem' } as const;
