import { useEffect, useEffectEvent, useId } from 'react';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import { ErrorSummary, FormStack, PasswordField, SubmitFailed, useSubmission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { useFetcher } from '@clinic/kit/routing';
import { Button, Typography } from '@clinic/kit/ui';
import { NewPasswordField } from '../../parts/NewPasswordField.tsx';
import type { SecurityOutcome } from './security.data.ts';

/** Asks for the present password and for a new one, twice (S76, 7.5.1). */
export function PasswordDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('account');
  const title = useId();
  const fetcher = useFetcher<SecurityOutcome>();
  const form = useSubmission(fetcher.data, {
    t,
    fetcher,
    labels: {
      current_password: t('security.current'),
      password: t('security.passwordDialog.password'),
      password_confirmation: t('security.passwordDialog.again'),
    },
  });
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (form.done !== null) done();
  }, [form.done]);

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={form.busy ? undefined : onEscape(onClose)} aria-labelledby={title}>
      <fetcher.Form {...form.props}>
        <DialogTitle id={title}>{t('security.passwordDialog.title')}</DialogTitle>
        <DialogContent>
          <FormStack>
            <Typography>{t('security.passwordDialog.text')}</Typography>
            <ErrorSummary {...form.summary} />
            {form.failure !== null && <SubmitFailed failure={form.failure} text={t('security.failed')} />}
            <input type="hidden" name="intent" value="password" />
            <PasswordField autoComplete="current-password" maxLength={128} {...form.field('current_password')} />
            <NewPasswordField {...form.field('password')} />
            <PasswordField autoComplete="new-password" maxLength={128} {...form.field('password_confirmation')} />
          </FormStack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={form.busy}>
            {t('security.cancel')}
          </Button>
          <Button type="submit" loading={form.busy}>
            {t('security.passwordDialog.save')}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </Dialog>
  );
}
