import { useEffect, useEffectEvent } from 'react';
import type { ChangeConsent } from '@clinic/contracts/account';
import { useBus } from '@clinic/kit/events';
import { SubmitFailed } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { useFetcher } from '@clinic/kit/routing';
import { Button, Stack } from '@clinic/kit/ui';
import type { ConsentOutcome } from './privacy.data.ts';

interface ConsentButtonProps {
  kind: ChangeConsent['kind'];
  granted: boolean;
  /** Title of the consent. */
  what: string;
}

/** Gives a consent or takes it back: as easy the one way as the other. */
export function ConsentButton({ kind, granted, what }: ConsentButtonProps) {
  const { t } = useTranslation('account');
  const bus = useBus();
  const { Form, state, data: outcome } = useFetcher<ConsentOutcome>();
  const tellSaved = useEffectEvent(() =>
    bus.emit('host/toast.show@1', { kind: 'success', key: 'account:privacy.consents.saved' }),
  );
  useEffect(() => {
    if (outcome?.state === 'done') tellSaved();
  }, [outcome]);
  const verb = granted ? 'withdraw' : 'give';

  return (
    <Stack component={Form} method="post" spacing={2} sx={{ alignItems: 'start' }}>
      {outcome?.state === 'failed' && <SubmitFailed failure={outcome} text={t('privacy.consents.failed')} />}
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="granted" value={granted ? 'no' : 'yes'} />
      <Button
        type="submit"
        variant="outlined"
        size="small"
        loading={state !== 'idle'}
        aria-label={t(`privacy.consents.${verb}Named`, { what })}
      >
        {t(`privacy.consents.${verb}`)}
      </Button>
    </Stack>
  );
}
