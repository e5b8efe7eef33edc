import { useEffect, useRef } from 'react';
import type { ChangeEvent, ReactNode, SubmitEvent } from 'react';
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
  /** Draws the form around the field: where other fields stand beside it. What is chosen in a list of them counts at once. */
  around?: (field: ReactNode) => ReactNode;
}

/**
 * A search that lives in the address: as one types, at once with Enter, and as a plain form without script. One
 * letter alone asks for nothing.
 */
export function SearchField({ action, name, label, value, keep = {}, size = 'medium', around }: SearchFieldProps) {
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
  const search = (form: HTMLFormElement, query: URLSearchParams, replace: boolean) => {
    clearTimeout(timer.current);
    void submit(query, {
      action: form.getAttribute('action') ?? action,
      replace,
      // Who types goes on typing.
      state: samePage,
    });
  };
  const entered = (form: HTMLFormElement, typing: boolean) => {
    const query = parametersOf(form);
    const words = query.get(name) ?? '';
    if (words !== '' && words.length < leastLetters) return;
    // Asking again for what is shown already is no step to go back over.
    search(form, query, typing || words === value);
  };
  const typed = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (field.current?.form != null) entered(field.current.form, true);
    }, pause);
  };
  const chosen = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    if (!((target as Element) instanceof HTMLSelectElement)) return;
    const query = parametersOf(currentTarget);
    if ((query.get(name) ?? '').length < leastLetters) query.delete(name);
    search(currentTarget, query, false);
  };
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(timer.current);
    entered(event.currentTarget, false);
  };

  const searched = (
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
  );
  return (
    <Form action={action} role="search" onSubmit={submitted} onChange={around && chosen}>
      {around === undefined ? searched : around(searched)}
      {Object.entries(keep).map(([parameter, kept]) => (
        <input key={parameter} type="hidden" name={parameter} value={kept} />
      ))}
    </Form>
  );
}

/** The parameters that a form asks for; an empty field asks for nothing. */
function parametersOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [parameter, given] of new FormData(form)) {
    const said = typeof given === 'string' ? given.trim() : '';
    if (said !== '') query.set(parameter, said);
  }
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
