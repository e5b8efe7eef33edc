import { useState } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import { isApiError } from '@clinic/kit/http';
import { useRevalidator } from '@clinic/kit/routing';
import { Box, Button } from '@clinic/kit/ui';
import { PasskeyRefused } from '../parts/factors/PasskeyRefused.tsx';
import type { PasskeyRefusal } from '../parts/factors/PasskeyRefused.tsx';
import { isStale, signWithPasskey } from '../parts/factors/passkey-answers.ts';
import type { PasskeyOffer } from '../parts/factors/passkey-answers.ts';
import { completeSignIn, secondStep } from './second-step.data.ts';

interface PasskeyStepProps {
  offer: PasskeyOffer;
  onDone: () => void;
}

/** Signs in with a passkey of this device. What was signed is good once: after a refusal the API is asked for more. */
export function PasskeyStep({ offer, onDone }: PasskeyStepProps) {
  const { t } = useTranslation('account');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<PasskeyRefusal | null>(null);

  async function use(): Promise<void> {
    setBusy(true);
    try {
      const usable = isStale(offer) ? (await secondStep(null)).passkey : offer;
      const passkey = usable === null ? null : await signWithPasskey(usable);
      if (passkey === null) setRefusal({ failure: null });
      else {
        await completeSignIn({ passkey });
        onDone();
        return;
      }
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefusal({ failure: error.status === 422 ? null : error });
      await revalidate();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {refusal !== null && <PasskeyRefused refusal={refusal} text={t('factor.signIn.unreachable')} />}
      <Button size="large" fullWidth loading={busy} onClick={() => void use()}>
        {t('factor.signIn.usePasskey')}
      </Button>
    </Box>
  );
}
