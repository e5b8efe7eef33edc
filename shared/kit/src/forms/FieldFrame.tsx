import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { color } from '../theme/color-schemes.ts';
import { Icon } from '../ui/index.ts';

/** What every field is told. */
export interface FieldProps {
  /** Name in the submitted form; also makes the id that an error summary links to. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** What is wrong, in words. */
  error?: string;
  /** Fields are required unless this says no; what is not is marked as optional. */
  required?: boolean;
  /** Needed only when two forms of a page have a field of the same name. */
  id?: string;
}

/** The id of the control of a field: where an error summary leads. */
export function fieldId(name: string): string {
  return `field-${name.replace(/\W+/g, '-')}`;
}

/** What connects a control with its label, hint and error. */
export function controlProps({ name, hint, error, required = true, id = fieldId(name) }: Omit<FieldProps, 'label'>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required || undefined,
  };
}

type FieldFrameProps = Omit<FieldProps, 'name'> & { id: string; children: ReactNode };

/** Label above, then the hint, the error and the control. */
export function FieldFrame({ id, label, hint, error, required = true, children }: FieldFrameProps) {
  return (
    <Frame data-invalid={error ? true : undefined}>
      <label htmlFor={id}>
        <FieldLabel label={label} required={required} />
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </Frame>
  );
}

/** The words of a label; what is optional says so. */
export function FieldLabel({ label, required = true }: { label: string; required?: boolean }) {
  const { t } = useTranslation('shared');
  return (
    <>
      {label}
      {!required && <Optional> {t('field.optional')}</Optional>}
    </>
  );
}

/** Hint and error of a field, each with the id that its control names. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  return (
    <>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <Wrong id={`${id}-error`}>
          <Icon name="alert" size={20} />
          <span>{error}</span>
        </Wrong>
      )}
    </>
  );
}

const invalidBar = { paddingInlineStart: 14, borderInlineStart: `4px solid ${color('error')}` } as const;

const Frame = styled('div')({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  '& > label': { fontWeight: 550, color: color('ink') },
  '&[data-invalid]': invalidBar,
});

/** A group of controls under one question. */
export const FieldGroup = styled('fieldset')({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBlockEnd: 8, fontWeight: 550, color: color('ink') },
  '&[data-invalid]': invalidBar,
});

const Optional = styled('span')({ fontWeight: 400, color: color('ink-2') });

const Hint = styled('div')({ fontSize: '.9375rem', color: color('ink-2') });

const Wrong = styled('div')({
  display: 'flex',
  gap: 6,
  fontSize: '.9375rem',
  fontWeight: 550,
  color: color('error'),
  '& svg': { marginBlockStart: 3 },
});
