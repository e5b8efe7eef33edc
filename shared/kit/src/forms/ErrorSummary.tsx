import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { color } from '../theme/color-schemes.ts';
import { Icon } from '../ui/index.ts';
import { fieldId } from './FieldFrame.tsx';
import { useMarkedTitle } from './use-marked-title.ts';

interface ErrorSummaryProps {
  /** What is wrong, in the order of the fields. Nothing is drawn when it is empty. */
  errors: readonly { field: string; message: string }[];
  title?: string;
  /** What the errors came with, a submission for example: the focus comes here once for each. Without it, whenever they change. */
  attempt?: unknown;
}

/**
 * All that stands in the way of a form, over it; takes the focus when it appears, marks the title of the window, and each
 * line leads to its field.
 */
export function ErrorSummary({ errors, title, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation('shared');
  const frame = useRef<HTMLDivElement>(null);
  const signature = errors.map(({ field, message }) => `${field}:${message}`).join('|');
  const occasion = attempt ?? signature;
  useEffect(() => frame.current?.focus(), [occasion]);
  useMarkedTitle(errors.length > 0, occasion);
  if (errors.length === 0) return null;
  return (
    <Frame ref={frame} role="alert" tabIndex={-1}>
      <h2>
        <Icon name="alert" />
        {title ?? t('errors.title', { count: errors.length })}
      </h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                const control = document.getElementById(fieldId(field));
                if (!control) return;
                event.preventDefault();
                control.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

const Frame = styled('div')({
  padding: '16px 20px',
  borderRadius: 16,
  border: `2px solid ${color('error')}`,
  backgroundColor: color('error-soft'),
  color: color('ink'),
  '& h2': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    margin: 0,
    fontSize: '1.125rem',
    fontWeight: 600,
    color: color('error'),
  },
  '& ul': { margin: '8px 0 0', paddingInlineStart: 34, paddingInlineEnd: 0 },
  '& a': { color: color('error'), fontWeight: 500 },
});
