import { useEffect, useRef } from 'react';
import { useTranslation } from '@clinic/shared/i18n';
import { Form, useSubmit } from '@clinic/shared/routing';
import { Box, Button, Icon } from '@clinic/shared/ui';

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
}

/** A search that lives in the address: as one types, at once with Enter, and as a plain form without script. */
export function SearchField({ action, name, label, value }: SearchFieldProps) {
  const { t } = useTranslation('content');
  const submit = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address leads: going back shows what was searched then, but nobody's typing is overwritten.
  useEffect(() => {
    if (field.current !== null && field.current !== document.activeElement) field.current.value = value;
  }, [value]);

  const typed = () => {
    clearTimeout(timer.current);
    const text = field.current?.value.trim() ?? '';
    if (text !== '' && text.length < leastLetters) return;
    timer.current = setTimeout(() => {
      void submit(text === '' ? {} : { [name]: text }, { action, replace: true, preventScrollReset: true });
    }, pause);
  };

  return (
    <Form action={action} role="search" onSubmit={() => clearTimeout(timer.current)}>
      <Box sx={row}>
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
    </Form>
  );
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
  },
} as const;
