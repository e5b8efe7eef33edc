import { useEffect, useEffectEvent } from 'react';
import { useBus } from '@clinic/kit/events';
import { ErrorSummary, FormActions, FormStack, SubmitFailed, TextField, useSubmission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { useFetcher } from '@clinic/kit/routing';
import { Button } from '@clinic/kit/ui';
import type { NameOutcome } from './details.data.ts';

interface NameFormProps {
  name: string;
  onClose: () => void;
}

/** The name of the account, to change. */
export function NameForm({ name, onClose }: NameFormProps) {
  const { t } = useTranslation('account');
  const bus = useBus();
  const fetcher = useFetcher<NameOutcome>();
  const form = useSubmission(fetcher.data, { t, fetcher, labels: { name: t('details.name') } });
  const saved = useEffectEvent(() => {
    bus.emit('host/toast.show@1', { kind: 'success', key: 'account:details.saved' });
    onClose();
  });
  useEffect(() => {
    if (form.done !== null) saved();
  }, [form.done]);

  return (
    <fetcher.Form {...form.props}>
      <FormStack>
        <ErrorSummary {...form.summary} />
        {form.failure !== null && <SubmitFailed failure={form.failure} text={t('details.failed')} />}
        <TextField
          autoFocus
          autoComplete="name"
          maxLength={100}
          hint={t('details.past')}
          defaultValue={name}
          {...form.field('name')}
        />
        <FormActions>
          <Button type="submit" loading={form.busy}>
            {t('details.save')}
          </Button>
          <Button variant="outlined" onClick={onClose} disabled={form.busy}>
            {t('details.cancel')}
          </Button>
        </FormActions>
      </FormStack>
    </fetcher.Form>
  );
}
