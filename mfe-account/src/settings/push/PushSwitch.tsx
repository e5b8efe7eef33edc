import { useEffect, useEffectEvent, useState } from 'react';
import type { PushState } from '@clinic/contracts/account';
import { Alert, CheckboxField, SubmitFailed } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { useFetcher } from '@clinic/kit/routing';
import { Card, Stack } from '@clinic/kit/ui';
import type { BrowserPush } from './browser-push.ts';
import { askForPush, canNotify, currentPush } from './browser-push.ts';

/** What this browser lets the site do. */
type Ability = 'unsupported' | 'refused' | 'possible';

const abilityNow = (): Ability => {
  if (!canNotify()) return 'unsupported';
  return Notification.permission === 'denied' ? 'refused' : 'possible';
};

interface PushSwitchProps {
  push: PushState & { key: string };
}

/** Notifications in this browser. It is asked for permission when somebody switches them on, never before. */
export function PushSwitch({ push: { key, devices } }: PushSwitchProps) {
  const { t } = useTranslation('account');
  const { submit, state, data: outcome } = useFetcher<Submission<boolean>>();
  const [ability, setAbility] = useState(abilityNow);
  const [here, setHere] = useState<BrowserPush | null | 'unknown'>('unknown');
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<'dismissed' | 'failed' | null>(null);
  const isOn = here !== null && here !== 'unknown' && devices.includes(here.device) && ability === 'possible';

  const save = ({ subscription }: BrowserPush) =>
    void submit({ intent: 'push-on', subscription: JSON.stringify(subscription) }, { method: 'post' });
  const seen = useEffectEvent((found: BrowserPush | null) => {
    setAbility(abilityNow());
    setHere(found);
    // It is still there, and from now on belongs to the session of today.
    if (found !== null && devices.includes(found.device)) save(found);
  });
  useEffect(() => {
    const looked = abilityNow() === 'possible' ? currentPush() : Promise.resolve(null);
    looked.then(seen, (error: unknown) => {
      console.warn(error);
      setAbility('unsupported');
    });
  }, []);

  async function switchOn(): Promise<void> {
    const asked = await askForPush(key);
    setAbility(abilityNow());
    if (asked === null) {
      setProblem(Notification.permission === 'denied' ? null : 'dismissed');
      return;
    }
    setHere(asked);
    save(asked);
  }

  const switchOff = ({ device }: BrowserPush) => submit({ intent: 'push-off', device }, { method: 'post' });

  function toggle(): void {
    // Not disabled meanwhile: that would take the focus away.
    if (asking || state !== 'idle') return;
    setProblem(null);
    setAsking(true);
    (isOn ? switchOff(here) : switchOn())
      .catch((error: unknown) => {
        console.warn(error);
        setProblem('failed');
      })
      .finally(() => setAsking(false));
  }

  const failure = outcome?.state === 'failed' ? outcome : null;
  return (
    <Card>
      <Stack spacing={2}>
        <CheckboxField
          role="switch"
          name="push"
          label={t('settings.push.label')}
          hint={t(ability === 'unsupported' ? 'settings.push.unsupported' : 'settings.push.hint')}
          checked={isOn}
          disabled={ability === 'unsupported' || here === 'unknown'}
          onChange={toggle}
        />
        {ability === 'refused' && (
          <Alert severity="warning" role="status">
            {t('settings.push.refused')}
          </Alert>
        )}
        {problem !== null && ability !== 'refused' && (
          <Alert severity={problem === 'failed' ? 'error' : 'info'} role="status">
            {t(`settings.push.${problem}`)}
          </Alert>
        )}
        {failure !== null && <SubmitFailed failure={failure} text={t('settings.push.notSaved')} />}
      </Stack>
    </Card>
  );
}
