import { useId } from 'react';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@clinic/kit/dialogs';
import { FormStack } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Ltr, Typography } from '@clinic/kit/ui';
import { CopyButton } from './CopyButton.tsx';
import { secretPanel } from './secret-panel.ts';

/** Shows recovery codes, this once; it closes by its button alone. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('account');
  const title = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{t('factor.recovery.dialogTitle')}</DialogTitle>
      <DialogContent>
        <FormStack>
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
          <CopyButton text={codes.join('\n')} label={t('factor.recovery.copy')} />
        </FormStack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('factor.recovery.kept')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const list = {
  ...secretPanel,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: 1,
  justifyItems: 'center',
  listStyle: 'none',
  margin: 0,
};
