import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import { ErrorSummary, fieldId, FormStack, SubmitFailed, TextField, useSubmission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { useFetcher } from '@clinic/kit/routing';
import { Button, Ltr, Typography } from '@clinic/kit/ui';
import { CodeField } from '../../parts/CodeField.tsx';
import { phoneText } from '@clinic/contracts';
import type { SecurityOutcome } from './security.data.ts';

interface ContactDialogProps {
  what: 'email' | 'phone';
  onClose: () => void;
  onDone: () => void;
}

/** Changes the e-mail address or the mobile number in two steps: the new one, then the code sent there. */
export function ContactDialog({ what, onClose, onDone }: ContactDialogProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const title = useId();
  const [busy, setBusy] = useState(false);
  const step = { what, title, onClose, onBusy: setBusy };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onEscape(onClose)} aria-labelledby={title}>
      {sentTo === null ? (
        <TargetStep {...step} onSent={setSentTo} />
      ) : (
        <CodeStep {...step} sentTo={sentTo} onDone={onDone} />
      )}
    </Dialog>
  );
}

interface StepProps {
  what: 'email' | 'phone';
  title: string;
  onClose: () => void;
  onBusy: (busy: boolean) => void;
}

/** A form of the dialog; the dialog stays open while it is on its way. */
function useStep({ what, onBusy }: StepProps, onAnswer: (answer: 'changed' | { sentTo: string }) => void) {
  const { t } = useTranslation('account');
  const fetcher = useFetcher<SecurityOutcome>();
  const form = useSubmission(fetcher.data, {
    t,
    fetcher,
    labels: {
      [what]: t(`security.${what}Dialog.target`),
      code: t('code.label'),
    },
  });
  const answered = useEffectEvent(onAnswer);
  useEffect(() => {
    if (form.done !== null) answered(form.done);
  }, [form.done]);
  const reportBusy = useEffectEvent(onBusy);
  useEffect(() => reportBusy(form.busy), [form.busy]);
  return { t, fetcher, form };
}

function TargetStep({ onSent, ...step }: StepProps & { onSent: (target: string) => void }) {
  const { what, title, onClose } = step;
  const { t, fetcher, form } = useStep(step, (answer) => answer !== 'changed' && onSent(answer.sentTo));
  return (
    <fetcher.Form {...form.props}>
      <DialogTitle id={title}>{t(`security.${what}Dialog.title`)}</DialogTitle>
      <DialogContent>
        <FormStack>
          <Typography>{t(`security.${what}Dialog.text`)}</Typography>
          <ErrorSummary {...form.summary} />
          {form.failure !== null && <SubmitFailed failure={form.failure} text={t('security.failed')} />}
          <input type="hidden" name="intent" value={what} />
          {what === 'email' ? (
            <TextField type="email" autoComplete="email" maxLength={254} {...form.field('email')} />
          ) : (
            <TextField
              type="tel"
              autoComplete="tel"
              maxLength={40}
              hint={t('security.phoneDialog.hint')}
              {...form.field('phone')}
            />
          )}
        </FormStack>
      </DialogContent>
      <Buttons label={t(`security.${what}Dialog.send`)} busy={form.busy} onClose={onClose} />
    </fetcher.Form>
  );
}

function CodeStep({ onDone, sentTo, ...step }: StepProps & { sentTo: string; onDone: () => void }) {
  const { what, title, onClose } = step;
  const { t, fetcher, form } = useStep(step, onDone);
  const { error } = form.field('code');
  // The field that had the focus is gone.
  useEffect(() => document.getElementById(fieldId('code'))?.focus(), []);
  return (
    <fetcher.Form {...form.props}>
      <DialogTitle id={title}>{t(`security.${what}Dialog.title`)}</DialogTitle>
      <DialogContent>
        <FormStack>
          <Typography role="status">
            {t(`security.${what}Dialog.sent`)} <Ltr>{what === 'phone' ? phoneText(sentTo) : sentTo}</Ltr>
          </Typography>
          <ErrorSummary {...form.summary} />
          {form.failure !== null && <SubmitFailed failure={form.failure} text={t('security.failed')} />}
          <input type="hidden" name="intent" value={`confirm-${what}`} />
          <input type="hidden" name="sent_to" value={sentTo} />
          <CodeField {...(error === undefined ? {} : { error })} />
        </FormStack>
      </DialogContent>
      <Buttons label={t(`security.${what}Dialog.confirm`)} busy={form.busy} onClose={onClose} />
    </fetcher.Form>
  );
}

function Buttons({ label, busy, onClose }: { label: string; busy: boolean; onClose: () => void }) {
  const { t } = useTranslation('account');
  return (
    <DialogActions>
      <Button variant="outlined" onClick={onClose} disabled={busy}>
        {t('security.cancel')}
      </Button>
      <Button type="submit" loading={busy}>
        {label}
      </Button>
    </DialogActions>
  );
}
