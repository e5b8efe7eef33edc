import { useId } from 'react';
import { z } from '@clinic/contracts';
import { RenamePasskey } from '@clinic/contracts/account';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import { ErrorSummary, FormStack, submit, SubmitFailed, TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button, Typography } from '@clinic/kit/ui';
import { useDialogForm } from '../../../parts/use-dialog-form.ts';

interface PasskeyNameDialogProps<A> {
  title: string;
  text?: string;
  label: string;
  /** The name that it has. */
  name?: string;
  /** Does it; an error of the API is shown in the dialog. */
  send: (name: string) => Promise<A>;
  onDone: (answer: A) => void;
  onClose: () => void;
}

const PasskeyName = z.object({ name: RenamePasskey.shape.name });

/** Asks what a passkey is to be called. */
export function PasskeyNameDialog<A>({
  title,
  text,
  label,
  name = '',
  send,
  onDone,
  onClose,
}: PasskeyNameDialogProps<A>) {
  const { t } = useTranslation('account');
  const titleId = useId();
  const form = useDialogForm(
    (request) => submit(request, { schema: PasskeyName, send: (values) => send(values.name) }),
    { labels: { name: t('factor.passkeys.name') }, onDone },
  );
  const field = form.field('name');
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={form.busy ? undefined : onEscape(onClose)} aria-labelledby={titleId}>
      <form {...form.props}>
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
          <Button variant="outlined" onClick={onClose} disabled={form.busy}>
            {t('factor.cancel')}
          </Button>
          <Button type="submit" loading={form.busy}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
