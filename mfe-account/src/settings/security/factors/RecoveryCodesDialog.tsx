import { useId, useState } from 'react';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@clinic/kit/dialogs';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Ltr, Typography } from '@clinic/kit/ui';

/** Shows recovery codes, this once; it closes by its button alone. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('account');
  const title = useId();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      // A browser that does not allow it: the codes can still be read.
      () => setCopied(false),
    );
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{t('factor.recovery.dialogTitle')}</DialogTitle>
      <DialogContent>
        <Typography>{t('factor.recovery.text')}</Typography>
        <Box component="ul" sx={list}>
          {codes.map((code) => (
            <li key={code}>
              <code>
                <Ltr>{code}</Ltr>
              </code>
            </li>
          ))}
        </Box>
        <Box role="status" sx={{ minHeight: '1.5em', color: 'text.secondary' }}>
          {copied && t('factor.recovery.copied')}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('factor.recovery.copy')}
        </Button>
        <Button onClick={onClose}>{t('factor.recovery.kept')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 1,
  listStyle: 'none',
  margin: '16px 0',
  padding: 0,
  fontSize: '1rem',
};
