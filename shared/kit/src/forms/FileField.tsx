import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { color } from '../theme/color-schemes.ts';
import { formatNumber } from '@clinic/contracts/time';
import { useLang } from '../i18n/index.ts';
import { Button } from '../ui/index.ts';
import { controlProps, FieldFrame, type FieldProps } from './FieldFrame.tsx';

interface FileFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'value' | 'defaultValue'> {}

/** A file to send along, chosen or dropped; its name and size stand below. */
export function FileField({ label, hint, error, required = true, name, id, onChange, ...input }: FileFieldProps) {
  const { t } = useTranslation('shared');
  const lang = useLang();
  const control = controlProps({ name, hint, error, required, id });
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ name: string; size: number } | null>(null);
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} required={required}>
      <Frame data-invalid={error ? true : undefined}>
        <span aria-hidden>
          <b>{t('file.choose')}</b> {t('file.drop')}
        </span>
        <input
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
      </Frame>
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

// The platform's own control speaks the language of the browser, not that of the page: it lies unseen over words of ours.
// Without script only the control itself can name the chosen file, so there it is seen.
const Frame = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 64,
  padding: 12,
  color: color('ink-2'),
  backgroundColor: color('raised'),
  border: `1px dashed ${color('edge')}`,
  borderRadius: 12,
  '&:hover': { borderColor: color('primary') },
  '&[data-invalid]': { borderColor: color('error') },
  '&:has(input:focus-visible)': { outline: `3px solid ${color('primary')}`, outlineOffset: 2 },
  '& b': { color: color('primary'), fontWeight: 550 },
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  '@media (scripting: none)': {
    '& > span': { display: 'none' },
    '& input': { position: 'static', height: 'auto', opacity: 1 },
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
