import type { ReactNode } from 'react';
import { ThankYou as Thanks } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Ltr } from '@clinic/kit/ui';

interface ThankYouProps {
  title: string;
  text: string;
  /** A code that the visitor can read out when calling. */
  reference?: string;
  children?: ReactNode;
}

/** What stands in place of a form that was accepted, with the reference of what was sent. */
export function ThankYou({ reference, children, ...said }: ThankYouProps) {
  const { t } = useTranslation('content');
  return (
    <Thanks {...said}>
      {reference !== undefined && (
        <Box component="div">
          {t('form.reference')}{' '}
          <Box component="strong" sx={{ fontSize: '1.125rem', userSelect: 'all' }}>
            <Ltr>{reference}</Ltr>
          </Box>
        </Box>
      )}
      {children}
    </Thanks>
  );
}
