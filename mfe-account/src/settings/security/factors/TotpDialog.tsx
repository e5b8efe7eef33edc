import { useId } from 'react';
import { ConfirmTotp } from '@clinic/contracts/account';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import { ErrorSummary, FormStack, submit, SubmitFailed, TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Typography } from '@clinic/kit/ui';
import { useDialogForm } from '../../../parts/use-dialog-form.ts';
import { CopyButton } from './CopyButton.tsx';
import type { Added, TotpOffer } from './factors.data.ts';
import { secretPanel } from './secret-panel.ts';

interface TotpDialogProps {
  offer: TotpOffer;
  /** Adds the app; an error of the API is shown in the dialog. */
  send: (code: string) => Promise<Added>;
  onDone: (added: Added) => void;
  onClose: () => void;
}

/** Shows the secret for an authenticator app, as a picture and as text, and asks for the first code of it. */
export function TotpDialog({ offer, send, onDone, onClose }: TotpDialogProps) {
  const { t } = useTranslation('account');
  const title = useId();
  const form = useDialogForm(
    (request) =>
      submit(request, {
        schema: ConfirmTotp,
        secret: ['code'],
        send: ({ code }) => send(code),
      }),
    { labels: { code: t('factor.app.code') }, onDone },
  );
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={form.busy ? undefined : onEscape(onClose)} aria-labelledby={title}>
      <form {...form.props}>
        <DialogTitle id={title}>{t('factor.app.dialogTitle')}</DialogTitle>
        <DialogContent>
          <FormStack>
            <Typography>{t('factor.app.scan')}</Typography>
            <Box
              component="img"
              src={`data:image/svg+xml,${encodeURIComponent(offer.picture)}`}
              alt={t('factor.app.picture')}
              sx={{ width: 200, height: 200, justifySelf: 'center', borderRadius: 2 }}
            />
            <Box sx={{ display: 'grid', gap: 1 }}>
              <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>{t('factor.app.key')}</Box>
              <Box component="code" dir="ltr" sx={key}>
                {offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}
              </Box>
              <CopyButton text={offer.secret} label={t('factor.app.copy')} />
            </Box>
            <ErrorSummary {...form.summary} />
            {form.failure !== null && <SubmitFailed failure={form.failure} text={t('factor.failed')} />}
            <TextField
              hint={t('factor.app.codeHint')}
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              dir="ltr"
              maxLength={20}
              {...form.field('code')}
            />
          </FormStack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={form.busy}>
            {t('factor.cancel')}
          </Button>
          <Button type="submit" loading={form.busy}>
            {t('factor.app.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The key breaks between its groups where it is wider than a phone. */
const key = { ...secretPanel, textAlign: 'center', wordSpacing: '.25em', userSelect: 'all' } as const;
