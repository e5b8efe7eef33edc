import { useEffect, useEffectEvent } from 'react';
import type { CurrentPreferences } from '@clinic/contracts/account';
import { useBus } from '@clinic/kit/events';
import {
  Alert,
  CheckboxField,
  ErrorSummary,
  FieldGroup,
  fieldId,
  FieldLabel,
  FieldNotes,
  FormActions,
  FormStack,
  RadioCards,
  SubmitFailed,
  useSubmission,
} from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Link, useFetcher } from '@clinic/kit/routing';
import { Button, Card } from '@clinic/kit/ui';
import { languageOptions } from './language-options.tsx';
import type { PreferencesOutcome } from './settings.data.ts';

/** By which ways, in which language and whether beforehand an account is told of its appointments. */
export function MessagesForm({ preferences, hasPhone }: { preferences: CurrentPreferences; hasPhone: boolean }) {
  const { t } = useTranslation('account');
  const bus = useBus();
  const fetcher = useFetcher<PreferencesOutcome>();
  const form = useSubmission(fetcher.data, { t, fetcher, labels: { channels: t('settings.messages.channels') } });
  const saved = useEffectEvent(() =>
    bus.emit('host/toast.show@1', { kind: 'success', key: 'account:settings.messages.saved' }),
  );
  useEffect(() => {
    if (fetcher.data?.state === 'done') saved();
  }, [fetcher.data]);
  // A form that was accepted goes back to what it shows: until the page has been loaded again, that is what was saved.
  const shown = fetcher.state === 'loading' ? { ...preferences, ...form.done } : preferences;
  const { error } = form.field('channels');
  const id = fieldId('channels');

  return (
    <Card>
      <fetcher.Form {...form.props}>
        <FormStack>
          <input type="hidden" name="intent" value="messages" />
          {preferences.unreachable.map((way) => (
            <Alert key={way} severity="warning" role="status">
              {t(`settings.messages.unreachable.${way}`)}{' '}
              <Link to="/settings/security">{t('settings.messages.unreachable.correct')}</Link>
            </Alert>
          ))}
          <ErrorSummary {...form.summary} />
          {form.failure !== null && <SubmitFailed failure={form.failure} text={t('settings.messages.failed')} />}
          <FieldGroup aria-describedby={error ? `${id}-error` : undefined} data-invalid={error ? true : undefined}>
            <legend>
              <FieldLabel label={t('settings.messages.channels')} required />
            </legend>
            <FieldNotes id={id} error={error} />
            <CheckboxField
              name="channels"
              value="email"
              label={t('settings.messages.email')}
              defaultChecked={shown.channels.includes('email')}
            />
            <CheckboxField
              name="channels"
              id={`${id}-sms`}
              value="sms"
              label={t('settings.messages.sms')}
              hint={hasPhone ? undefined : t('settings.messages.smsNone')}
              disabled={!hasPhone}
              defaultChecked={shown.channels.includes('sms')}
            />
            {preferences.offered.includes('whatsapp') && (
              <CheckboxField
                name="channels"
                id={`${id}-whatsapp`}
                value="whatsapp"
                label={t('settings.messages.whatsapp')}
                hint={t(hasPhone ? 'settings.messages.whatsappHint' : 'settings.messages.smsNone')}
                disabled={!hasPhone}
                defaultChecked={shown.channels.includes('whatsapp')}
              />
            )}
          </FieldGroup>
          <RadioCards
            name="lang"
            label={t('settings.messages.lang')}
            options={languageOptions}
            defaultValue={shown.lang}
          />
          <CheckboxField name="reminders" label={t('settings.messages.reminders')} defaultChecked={shown.reminders} />
          <FormActions>
            <Button type="submit" loading={form.busy}>
              {t('settings.messages.save')}
            </Button>
          </FormActions>
        </FormStack>
      </fetcher.Form>
    </Card>
  );
}
