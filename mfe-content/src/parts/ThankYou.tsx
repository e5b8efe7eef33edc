import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '@clinic/shared/i18n';
import { Box, Icon, Ltr } from '@clinic/shared/ui';

interface ThankYouProps {
  title: string;
  text: string;
  /** A code that the visitor can read out when calling. */
  reference?: string;
  children?: ReactNode;
}

/** What stands in place of a form that was accepted; takes the focus, so that it is read out. */
export function ThankYou({ title, text, reference, children }: ThankYouProps) {
  const { t } = useTranslation('content');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Box ref={frame} role="status" tabIndex={-1} sx={panel}>
      <Box component="span" sx={sign}>
        <Icon name="check" size={30} />
      </Box>
      <Box component="h3" sx={{ margin: 0, fontSize: '1.25rem', fontWeight: 600 }}>
        {title}
      </Box>
      <Box component="p" sx={{ margin: 0, color: 'text.secondary', maxWidth: '52ch' }}>
        {text}
      </Box>
      {reference !== undefined && (
        <Box component="p" sx={{ margin: 0 }}>
          {t('form.reference')}{' '}
          <Box component="strong" sx={{ fontSize: '1.125rem', userSelect: 'all' }}>
            <Ltr>{reference}</Ltr>
          </Box>
        </Box>
      )}
      {children}
    </Box>
  );
}

const panel = {
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 1.5,
  padding: { xs: '28px 16px', md: '40px 24px' },
  borderRadius: '16px',
  bgcolor: 'success.soft',
  outline: 'none',
} as const;
const sign = {
  display: 'grid',
  placeItems: 'center',
  width: 60,
  height: 60,
  borderRadius: '50%',
  bgcolor: 'success.main',
  color: 'success.contrastText',
} as const;
