import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color } from '../theme/color-schemes.ts';
import { chosen, forcedColors } from '../theme/forced-colors.ts';
import { Icon, type IconName } from '../ui/index.ts';
import { fieldId, FieldGroup, FieldLabel, FieldNotes, type FieldProps } from './FieldFrame.tsx';

interface RadioOption {
  value: string;
  label: ReactNode;
  /** A second, quieter line. */
  text?: ReactNode;
  icon?: IconName;
  /** A picture instead of an icon. */
  media?: ReactNode;
  disabled?: boolean;
}

interface RadioCardsProps extends FieldProps {
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Least width of a card in pixels; as many as fit stand side by side. */
  min?: number;
}

/** A choice of a few, each a large card. The radio buttons are the platform's own: arrows move, the form posts them. */
export function RadioCards({
  label,
  hint,
  error,
  required = true,
  name,
  id = fieldId(name),
  options,
  value,
  defaultValue,
  onChange,
  min = 220,
}: RadioCardsProps) {
  return (
    <FieldGroup
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      data-invalid={error ? true : undefined}
    >
      <legend>
        <FieldLabel label={label} required={required} />
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <Cards style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(${min}px, 100%), 1fr))` }}>
        {options.map((option, index) => (
          <Option key={option.value}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            {option.media ?? (option.icon && <Icon name={option.icon} size={28} />)}
            <span>
              <b>{option.label}</b>
              {option.text && <small>{option.text}</small>}
            </span>
            <Dot aria-hidden>
              <Icon name="check" size={16} />
            </Dot>
          </Option>
        ))}
      </Cards>
    </FieldGroup>
  );
}

const Cards = styled('div')({ display: 'grid', gap: 12 });

const Dot = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  marginInlineStart: 'auto',
  borderRadius: '50%',
  flex: 'none',
  border: `2px solid ${color('edge')}`,
  '& > svg': { visibility: 'hidden' },
});

const Option = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 64,
  paddingBlock: 12,
  paddingInline: 16,
  borderRadius: 16,
  border: `1px solid ${color('line')}`,
  backgroundColor: color('paper'),
  color: color('ink'),
  cursor: 'pointer',
  transition: 'background-color .2s ease',
  '& > svg': { color: color('primary') },
  '& > span': { minWidth: 0 },
  '& input': {
    position: 'absolute',
    opacity: 0,
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    cursor: 'inherit',
  },
  '& b': { display: 'block', fontWeight: 600, lineHeight: 1.5 },
  '& small': { display: 'block', fontSize: '.9375rem', color: color('ink-2'), lineHeight: 1.5 },
  '&:hover': { borderColor: color('primary-mid') },
  '&:has(input:checked)': {
    borderColor: color('primary'),
    boxShadow: `inset 0 0 0 1px ${color('primary')}`,
    backgroundColor: color('primary-soft'),
  },
  '&:has(input:checked) > span:last-of-type': {
    borderColor: color('primary'),
    backgroundColor: color('primary'),
    color: color('on-primary'),
    '& > svg': { visibility: 'visible' },
  },
  [forcedColors]: { '&:has(input:checked)': chosen },
  '&:has(input:focus-visible)': { outline: `3px solid ${color('primary')}`, outlineOffset: 2 },
  '&:has(input:disabled)': { opacity: 0.6, cursor: 'not-allowed' },
});
