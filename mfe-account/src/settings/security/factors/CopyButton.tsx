import { useState } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Icon } from '@clinic/kit/ui';

/** Copies a secret and says so; where the browser does not allow it, what is shown can still be read and marked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('account');
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
      <Button variant="outlined" size="small" startIcon={<Icon name="copy" size={18} />} onClick={() => void copy()}>
        {label}
      </Button>
      <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
        {copied && t('factor.copied')}
      </Box>
    </Box>
  );
}
