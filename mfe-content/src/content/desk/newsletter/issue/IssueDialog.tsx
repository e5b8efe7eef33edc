import { useState } from 'react';
import type { FormEvent } from 'react';
import type { NewsletterIssueDetails } from '@clinic/contracts/content/newsletter-issues';
import { clinicInstant } from '@clinic/contracts/time';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@clinic/kit/dialogs';
import { TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button, Stack } from '@clinic/kit/ui';

/** What asks for a time or a second press: a message that was sent cannot be called back. */
export type AskedAction = 'send' | 'schedule' | 'delete';

interface IssueDialogProps {
  action: AskedAction;
  issue: NewsletterIssueDetails;
  onClose: () => void;
  onConfirm: (more: object) => Promise<void>;
}

/** Says to how many an issue goes before it does, and asks when, or once more. */
export function IssueDialog({ action, issue, onClose, onConfirm }: IssueDialogProps) {
  const { t } = useTranslation('content');
  const [lacks, setLacks] = useState<readonly string[]>([]);
  const { ar, en } = issue.subscribers;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const missing = action === 'schedule' ? ['date', 'time'].filter((name) => read(name) === '') : [];
    setLacks(missing);
    if (missing.length > 0) return;
    void onConfirm(action === 'schedule' ? { at: clinicInstant(read('date'), read('time')).toISOString() } : {});
  };
  const error = (name: string) => (lacks.includes(name) ? { error: t('desk.wrong.required') } : {});

  return (
    <Dialog open onClose={onClose} aria-labelledby="issue-action" fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="issue-action">{t(`desk.newsletter.ask.${action}.title`)}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2.5 }}>
            {action !== 'delete' && (
              <p style={{ margin: 0 }}>
                <strong>{t('desk.newsletter.recipients', { count: ar + en })}</strong>{' '}
                {t('desk.newsletter.recipientsIn', { ar, en })}
              </p>
            )}
            <p style={{ margin: 0 }}>{t(`desk.newsletter.ask.${action}.text`)}</p>
            {action === 'schedule' && (
              <>
                <TextField name="date" type="date" label={t('desk.date')} {...error('date')} />
                <TextField name="time" type="time" label={t('desk.time')} {...error('time')} />
              </>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {t('desk.cancel')}
          </Button>
          <Button type="submit" color={action === 'delete' ? 'error' : 'primary'}>
            {t(`desk.newsletter.confirm.${action}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
