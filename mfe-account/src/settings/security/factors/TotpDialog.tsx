import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { ConfirmTotp } from '@clinic/contracts/account';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@clinic/kit/dialogs';
import { ErrorSummary, FormStack, submit, SubmitFailed, TextField, useSubmission } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Ltr, Typography } from '@clinic/kit/ui';
import { confirmTotp } from './factors.data.ts';
import type { TotpOffer } from './factors.data.ts';

interface TotpDialogProps {
  offer: TotpOffer;
  onClose: () => void;
  onDone: (codes: string[] | null) => void;
}

/** Shows the secret for an authenticator app, as a picture and as text, and asks for the first code of it. */
export function TotpDialog({ offer, onClose, onDone }: TotpDialogProps) {
  const { t } = useTranslation('account');
  const title = useId();
  const [outcome, setOutcome] = useState<Submission<'done'>>();
  const [busy, setBusy] = useState(false);
  const form = useSubmission(outcome, {
    t,
    fetcher: { state: busy ? 'submitting' : 'idle' },
    labels: { code: t('factor.app.code') },
  });

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const request = new Request(location.href, { method: 'POST', body: new FormData(event.currentTarget) });
    const { data } = await submit(request, {
      schema: ConfirmTotp,
      secret: ['code'],
      send: async ({ code }) => {
        onDone(await confirmTotp(code));
        return 'done' as const;
      },
    });
    setBusy(false);
    setOutcome(data);
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onClose} aria-labelledby={title}>
      <form {...form.props} onSubmit={(event) => void send(event)}>
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
            <Box>
              <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>{t('factor.app.key')}</Box>
              <Box component="code" sx={{ fontSize: '1rem', overflowWrap: 'anywhere', userSelect: 'all' }}>
                <Ltr>{offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}</Ltr>
              </Box>
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
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t('factor.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('factor.app.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
