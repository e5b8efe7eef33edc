import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { color } from '../theme/color-schemes.ts';
import { Button, Icon, IconButton, VisuallyHidden } from '../ui/index.ts';
import { controlProps, FieldFrame, type FieldProps } from '../forms/FieldFrame.tsx';
import { Boxed, InputBox } from '../forms/field-styles.ts';
import { filterOptions } from '../forms/filter-options.ts';
import type { Option } from '../forms/SelectField.tsx';
import { useSettled } from '../forms/use-settled.ts';

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

/** Milliseconds without a key before the list is filtered. */
const filterDelay = 200;

const noOptions: readonly Option[] = [];

/** What `useAutocomplete` sets on the option that Enter takes. */
const activeClass = 'Mui-focused';

/**
 * A choice from a long list by typing a part of it, after the editable combobox pattern of WAI-ARIA: the focus
 * stays in the text, arrows move in the list, Enter takes, Escape closes and then clears. MUI's `useAutocomplete` does
 * the list and its keys.
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
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const settled = useSettled(typed ?? '', filterDelay);
  const chosen = options.find((option) => option.value === value);
  const unavailable = loading || onRetry !== undefined;

  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const clear = () => {
    onChange(null);
    setTyped(null);
  };
  const autocomplete = useAutocomplete({
    id: control.id,
    options: unavailable ? noOptions : options,
    getOptionValue: (option: Option) => option.value,
    getOptionKey: (option) => option.value,
    filterOptions: (all) => (typed === null ? all : filterOptions(all, settled)),
    value,
    // Text that is emptied while somebody types does not yet give up what was chosen.
    onChange: (event, next) => event.type !== 'change' && onChange(next),
    inputValue: typed ?? chosen?.label ?? '',
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') setTyped(text);
      else if (reason === 'clear') setTyped(null);
    },
    open,
    onOpen: () => setOpen(true),
    // The focus may move to the buttons of the field; the list closes when it leaves all of them.
    onClose: (_event, reason) => reason !== 'blur' && close(),
    disabled,
    clearOnEscape: true,
    handleHomeEndKeys: false,
    selectOnFocus: false,
  });
  const shown = autocomplete.groupedOptions;
  const { onKeyDown, ...rootProps } = autocomplete.getRootProps({
    onKeyDown: (event: KeyboardEvent) => {
      // With an open list, Enter never submits the form.
      if (event.key === 'Enter' && open) event.preventDefault();
    },
  });
  const listProps = autocomplete.getListboxProps();

  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} required={required}>
      <Boxed
        {...rootProps}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close();
        }}
      >
        <InputBox
          {...autocomplete.getInputProps()}
          {...control}
          aria-expanded={open}
          aria-controls={listProps.id}
          // An empty field takes the direction of the page, and with it the side of its buttons.
          dir={(typed ?? chosen) ? 'auto' : undefined}
          placeholder={placeholder}
          onMouseDown={undefined}
          onClick={() => setOpen(true)}
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
            onClick={autocomplete.getPopupIndicatorProps().onClick}
          >
            <Icon name="chevron-down" size={20} />
          </IconButton>
        </span>
        <Popup hidden={!open}>
          <ul {...listProps} aria-label={label} aria-labelledby={undefined}>
            {shown.map((option, index) => {
              const { key, ...optionProps } = autocomplete.getOptionProps({ option, index });
              return (
                <li key={key} {...optionProps}>
                  <span>{option.label}</span>
                  {option.value === value && <Icon name="check" size={20} />}
                </li>
              );
            })}
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
          {open && !unavailable && shown.length === 0 && (
            <Note>
              {t('combobox.nothing')}
              <Button size="small" variant="outlined" onClick={clear}>
                {t('combobox.clear')}
              </Button>
            </Note>
          )}
        </Popup>
        <VisuallyHidden role="status">
          {open && !unavailable && typed !== null && t('combobox.found', { count: shown.length })}
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
  [`& li.${activeClass}`]: {
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
