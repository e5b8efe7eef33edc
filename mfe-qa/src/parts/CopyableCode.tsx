import { useState } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Icon, Ltr, useHydrated } from '@clinic/kit/ui';

/** A code to keep, with a button that copies it; a browser that refuses leaves it to be marked by hand. */
export function CopyableCode({ code }: { code: string }) {
  const { t } = useTranslation('qa');
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () => {
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Box sx={frame}>
      <Box component="strong" sx={{ fontSize: '1.25rem', userSelect: 'all' }}>
        <Ltr>{code}</Ltr>
      </Box>
      {hydrated && (
        <Button variant="outlined" size="small" startIcon={<Icon name="copy" size={18} />} onClick={copy}>
          {t('code.copy')}
        </Button>
      )}
      <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
        {copied !== null && t(copied ? 'code.copied' : 'code.copyFailed')}
      </Box>
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 16px',
} as const;
