import { useEffect, useEffectEvent } from 'react';
import type { Digits } from '@clinic/contracts';
import { useBus } from '@clinic/kit/events';
import { RadioCards } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { useFetcher } from '@clinic/kit/routing';
import type { PreferencesOutcome } from './settings.data.ts';

/** How numbers are written on Arabic pages; what is chosen counts at once. */
export function DigitsChoice({ digits }: { digits: Digits }) {
  const { t } = useTranslation('account');
  const bus = useBus();
  const { submit, data: outcome, formData } = useFetcher<PreferencesOutcome>();
  const failed = useEffectEvent(() =>
    bus.emit('host/toast.show@1', { kind: 'error', key: 'account:settings.digits.failed' }),
  );
  useEffect(() => {
    if (outcome && outcome.state !== 'done') failed();
  }, [outcome]);
  const chosen = formData?.get('digits');

  return (
    <RadioCards
      name="digits"
      label={t('settings.digits.label')}
      options={[
        { value: 'latn', label: t('settings.digits.numerals', { sample: '0123456789' }) },
        { value: 'arab', label: t('settings.digits.numerals', { sample: '٠١٢٣٤٥٦٧٨٩' }) },
      ]}
      value={typeof chosen === 'string' ? chosen : digits}
      onChange={(value) => void submit({ intent: 'digits', digits: value }, { method: 'post' })}
    />
  );
}
