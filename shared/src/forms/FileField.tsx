import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { color } from '../theme/color-schemes.ts';
import { formatNumber } from '../time/index.ts';
import { useLang } from '../i18n/index.ts';
import { Button } from '../ui/index.ts';
import { controlProps, FieldFrame, type FieldProps } from './FieldFrame.tsx';

interface FileFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'value' | 'defaultValue'> {}

/** A file to send along: the platform's own control, with the name and the size of what was chosen below it. */
export function FileField({ label, hint, error, required = true, name, id, onChange, ...input }: FileFieldProps) {
  const { t } = useTranslation('shared');
  const lang = useLang();
  const control = controlProps({ name, hint, error, required, id });
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ name: string; size: number } | null>(null);
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} required={required}>
      <Picker
        {...input}
        {...control}
        ref={field}
        type="file"
        name={name}
        onChange={(event) => {
          const file = event.target.files?.[0];
          setChosen(file === undefined ? null : { name: file.name, size: file.size });
          onChange?.(event);
        }}
      />
      {chosen !== null && (
        <Chosen role="status">
          <bdi>{chosen.name}</bdi>
          <span>{t('file.kilobytes', { size: formatNumber(Math.max(1, Math.round(chosen.size / 1024)), lang) })}</span>
          <Button
            variant="text"
            onClick={() => {
              if (field.current !== null) field.current.value = '';
              setChosen(null);
              field.current?.focus();
            }}
          >
            {t('file.remove')}
          </Button>
        </Chosen>
      )}
    </FieldFrame>
  );
}

const Picker = styled('input')({
  width: '100%',
  minHeight: 60,
  padding: 12,
  fontSize: '1rem',
  color: color('ink-2'),
  backgroundColor: color('raised'),
  border: `1px dashed ${color('edge')}`,
  borderRadius: 12,
  cursor: 'pointer',
  '&:hover': { borderColor: color('primary') },
  '&[aria-invalid="true"]': { borderColor: color('error') },
  '&::file-selector-button': {
    font: 'inherit',
    fontWeight: 550,
    minHeight: 36,
    marginInlineEnd: 14,
    paddingInline: 14,
    color: color('primary'),
    backgroundColor: color('paper'),
    border: `1px solid ${color('primary')}`,
    borderRadius: 10,
    cursor: 'pointer',
  },
});

const Chosen = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  color: color('ink-2'),
  fontSize: '.9375rem',
  '& bdi': { color: color('ink'), fontWeight: 550, overflowWrap: 'anywhere' },
});
