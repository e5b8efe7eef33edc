import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { color } from '../theme/color-schemes.ts';
import { Button, Icon, IconButton, VisuallyHidden } from '../ui/index.ts';
import { controlProps, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { Boxed, InputBox } from './field-styles.ts';
import { filterOptions } from './filter-options.ts';
import type { Option } from './SelectField.tsx';
import { useSettled } from './use-settled.ts';

interface ComboboxProps extends FieldProps {
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  disabled?: boolean;
  /** The options are on their way. */
  loading?: boolean;
  /** The options could not be had; asks for them again. */
  onRetry?: () => void;
}

/** Milliseconds without a key before the list is filtered (S115). */
const filterDelay = 200;

/**
 * A choice from a long list by typing a part of it (S115), after the editable combobox pattern of WAI-ARIA: the focus
 * stays in the text, arrows move in the list, Enter takes, Escape closes and then clears.
 */
export function Combobox(props: ComboboxProps) {
  const {
    name,
    label,
    hint,
    error,
    required = true,
    id,
    options,
    value,
    onChange,
    placeholder,
    disabled,
    loading,
    onRetry,
  } = props;
  const { t } = useTranslation('shared');
  const control = controlProps({ name, hint, error, required, id });
  const listId = `${control.id}-list`;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const settled = useSettled(typed ?? '', filterDelay);
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const chosen = options.find((option) => option.value === value);
  const shown = typed === null ? [...options] : filterOptions(options, settled);
  const position = Math.min(active, shown.length - 1);
  const nothing = open && !loading && !onRetry && shown.length === 0;

  useEffect(() => {
    const option = list.current?.children[position];
    if (!open || !list.current || !(option instanceof HTMLElement)) return;
    const { scrollTop, clientHeight } = list.current;
    if (option.offsetTop < scrollTop) list.current.scrollTop = option.offsetTop;
    else if (option.offsetTop + option.offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = option.offsetTop + option.offsetHeight - clientHeight;
  }, [open, position]);

  const show = () => {
    setActive(options.findIndex((option) => option.value === value));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (option: Option) => {
    onChange(option.value);
    close();
  };
  const clear = () => {
    onChange(null);
    setTyped(null);
    setActive(-1);
    input.current?.focus();
  };
  const move = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault();
    if (!open) return show();
    if (shown.length > 0)
      setActive(position < 0 && step < 0 ? shown.length - 1 : (position + step + shown.length) % shown.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const present = shown[position];
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (present) choose(present);
    } else if (event.key === 'Escape' && (open || typed !== null || chosen)) {
      // Otherwise the same key would also close the dialog around the field.
      event.stopPropagation();
      if (open) close();
      else clear();
    }
  };

  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} required={required}>
      <Boxed
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close();
        }}
      >
        <InputBox
          {...control}
          ref={input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={open && position >= 0 ? `${listId}-${position}` : undefined}
          autoComplete="off"
          // An empty field takes the direction of the page, and with it the side of its buttons.
          dir={(typed ?? chosen) ? 'auto' : undefined}
          placeholder={placeholder}
          disabled={disabled}
          value={typed ?? chosen?.label ?? ''}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onClick={() => !open && show()}
          onKeyDown={onKeyDown}
          style={{ paddingInlineEnd: 92 }}
        />
        {value !== null && <input type="hidden" name={name} value={value} />}
        <span data-end>
          {(chosen ?? typed) && !disabled && (
            <IconButton aria-label={t('combobox.clear')} onClick={clear}>
              <Icon name="close" size={18} />
            </IconButton>
          )}
          <IconButton
            aria-label={t('combobox.open')}
            aria-expanded={open}
            tabIndex={-1}
            disabled={disabled}
            onClick={() => {
              input.current?.focus();
              if (open) close();
              else show();
            }}
          >
            <Icon name="chevron-down" size={20} />
          </IconButton>
        </span>
        <Popup hidden={!open}>
          <ul id={listId} ref={list} role="listbox" aria-label={label}>
            {!loading &&
              !onRetry &&
              shown.map((option, index) => (
                <li
                  key={option.value}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={option.value === value}
                  data-active={index === position || undefined}
                  // Pressing must not take the focus out of the text.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  <span>{option.label}</span>
                  {option.value === value && <Icon name="check" size={20} />}
                </li>
              ))}
          </ul>
          {loading && <Note>{t('loading')}</Note>}
          {onRetry && (
            <Note>
              {t('combobox.failed')}
              <Button size="small" variant="outlined" onClick={onRetry}>
                {t('empty.error.action')}
              </Button>
            </Note>
          )}
          {nothing && (
            <Note>
              {t('combobox.nothing')}
              <Button size="small" variant="outlined" onClick={clear}>
                {t('combobox.clear')}
              </Button>
            </Note>
          )}
        </Popup>
        <VisuallyHidden role="status">
          {open && !loading && !onRetry && typed !== null && t('combobox.found', { count: shown.length })}
        </VisuallyHidden>
      </Boxed>
    </FieldFrame>
  );
}

const Popup = styled('div')({
  position: 'absolute',
  zIndex: 20,
  insetInline: 0,
  insetBlockStart: 'calc(100% + 6px)',
  borderRadius: 12,
  border: `1px solid ${color('line')}`,
  backgroundColor: color('paper'),
  boxShadow: `0 16px 40px rgb(${color('shade')} / .18)`,
  overflow: 'hidden',
  '& ul': { position: 'relative', listStyle: 'none', margin: 0, padding: 6, maxHeight: 320, overflowY: 'auto' },
  '& ul:empty': { display: 'none' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 44,
    paddingBlock: 6,
    paddingInline: 12,
    borderRadius: 8,
    cursor: 'pointer',
  },
  '& li:hover': { backgroundColor: color('raised') },
  '& li[aria-selected="true"]': { fontWeight: 600, color: color('primary') },
  '& li[data-active]': {
    backgroundColor: color('primary-soft'),
    outline: `2px solid ${color('primary')}`,
    outlineOffset: -2,
  },
});

const Note = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 18px',
  color: color('ink-2'),
});
