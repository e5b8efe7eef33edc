import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { z } from '@clinic/contracts';
import { RenamePasskey } from '@clinic/contracts/account';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@clinic/kit/dialogs';
import { ErrorSummary, FormStack, submit, SubmitFailed, TextField, useSubmission } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button, Typography } from '@clinic/kit/ui';

interface PasskeyNameDialogProps {
  title: string;
  text?: string;
  label: string;
  /** The name that it has. */
  name?: string;
  /** Does it; an error of the API is shown in the dialog. */
  onName: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks what a passkey is to be called. */
export function PasskeyNameDialog({ title, text, label, name = '', onName, onClose }: PasskeyNameDialogProps) {
  const { t } = useTranslation('account');
  const titleId = useId();
  const [outcome, setOutcome] = useState<Submission<'done'>>();
  const [busy, setBusy] = useState(false);
  const form = useSubmission(outcome, {
    t,
    fetcher: { state: busy ? 'submitting' : 'idle' },
    labels: { name: t('factor.passkeys.name') },
  });

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const request = new Request(location.href, { method: 'POST', body: new FormData(event.currentTarget) });
    const { data } = await submit(request, {
      schema: z.object({ name: RenamePasskey.shape.name }),
      send: async (values) => {
        await onName(values.name);
        return 'done' as const;
      },
    });
    setBusy(false);
    setOutcome(data);
  }

  const field = form.field('name');
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={busy ? undefined : onClose} aria-labelledby={titleId}>
      <form {...form.props} onSubmit={(event) => void send(event)}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <FormStack>
            {text !== undefined && <Typography>{text}</Typography>}
            <ErrorSummary {...form.summary} />
            {form.failure !== null && <SubmitFailed failure={form.failure} text={t('factor.failed')} />}
            <TextField autoComplete="off" maxLength={60} {...field} defaultValue={field.defaultValue ?? name} />
          </FormStack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t('factor.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
