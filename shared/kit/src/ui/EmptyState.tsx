import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { color } from '../theme/color-schemes.ts';
import { Button } from './Button.tsx';
import { EmptyPicture, type EmptyVariant } from './EmptyPicture.tsx';
import { useLeavingPress } from './leaving-press.ts';
import { LinkButton } from './LinkButton.tsx';

interface EmptyAction {
  /** Not given: the variant's own text. */
  label?: string;
  to?: string;
  onClick?: () => void;
}

interface EmptyTexts {
  title: string;
  text?: ReactNode;
  tips?: readonly string[];
}

type EmptyStateProps = {
  action?: EmptyAction;
  level?: 2 | 3;
  children?: ReactNode;
} & (({ variant: EmptyVariant } & Partial<EmptyTexts>) | ({ variant?: undefined } & EmptyTexts));

/** What stands where there is nothing to show: what happened, what helps, and the next step. */
export function EmptyState({ variant, action, level = 2, children, ...given }: EmptyStateProps) {
  const { t } = useTranslation('shared');
  const texts: EmptyTexts = variant
    ? {
        title: t(`empty.${variant}.title`),
        text: t(`empty.${variant}.text`),
        tips: [t(`empty.${variant}.tips.first`), t(`empty.${variant}.tips.second`)],
        ...given,
      }
    : (given as EmptyTexts);
  const press = useLeavingPress(action?.onClick);
  const label = action?.label ?? t(`empty.${variant ?? 'error'}.action`);
  return (
    <Frame role={variant === 'error' || variant === 'maintenance' ? 'alert' : undefined}>
      <EmptyPicture variant={variant} />
      <Typography variant="h3" component={`h${level}`} sx={{ margin: 0 }}>
        {texts.title}
      </Typography>
      {texts.text && <Typography sx={{ color: 'text.secondary', maxWidth: '52ch' }}>{texts.text}</Typography>}
      {texts.tips && texts.tips.length > 0 && (
        <Tips>
          {texts.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </Tips>
      )}
      {action?.to !== undefined && <LinkButton to={action.to}>{label}</LinkButton>}
      {action?.onClick && <Button onClick={press}>{label}</Button>}
      {children}
    </Frame>
  );
}

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap: 12,
  paddingBlock: 'clamp(24px, 5vw, 56px)',
  paddingInline: 16,
});

const Tips = styled('ul')({
  margin: '0 0 8px',
  padding: '12px 20px',
  paddingInlineStart: 38,
  borderRadius: 12,
  textAlign: 'start',
  backgroundColor: color('primary-soft'),
  color: color('ink'),
  fontSize: '.9375rem',
});
