import { useEffect, useEffectEvent } from 'react';
import type { Device, OwnSession } from '@clinic/contracts/account';
import { useBus } from '@clinic/kit/events';
import { LoadFailed, SubmitFailed } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { useFetcher, useLoaderData, useRevalidator } from '@clinic/kit/routing';
import { clinicDateTime, formatDate } from '@clinic/contracts/time';
import { Box, Button, Card, Icon, RelativeTime, Section, Stack, StatusChip } from '@clinic/kit/ui';
import type { EndOutcome, loader } from './security.data.ts';

/** Where the account is signed in, and how to end that from here (ASVS 7.5.2). */
export function Devices() {
  const { t } = useTranslation('account');
  const { sessions, now } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const others = sessions?.some(({ current }) => !current) ?? false;
  const { Form, state, failure } = useEndFetcher();

  return (
    <Section title={t('security.devices.title')} lead={t('security.devices.lead')}>
      {sessions === null ? (
        <LoadFailed text={t('security.devices.loadFailed')} onRetry={() => void revalidate()} />
      ) : (
        <Stack spacing={2}>
          <Stack component="ul" spacing={2} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {sessions.map((session) => (
              <li key={session.id}>
                <DeviceCard session={session} now={now} />
              </li>
            ))}
          </Stack>
          {others && (
            <Stack component={Form} method="post" spacing={2} sx={{ alignItems: 'start' }}>
              {failure !== null && <SubmitFailed failure={failure} text={t('security.devices.failedOthers')} />}
              <input type="hidden" name="intent" value="end-other-sessions" />
              <Button type="submit" variant="outlined" loading={state !== 'idle'}>
                {t('security.devices.endOthers')}
              </Button>
            </Stack>
          )}
        </Stack>
      )}
    </Section>
  );
}

/** Signs devices out and says so; the focus goes to the page's heading, for the button is gone. */
function useEndFetcher() {
  const bus = useBus();
  const { Form, state, data: outcome } = useFetcher<EndOutcome>();
  const tellEnded = useEffectEvent((what: 'ended' | 'endedOthers') => {
    bus.emit('host/toast.show@1', { kind: 'success', key: `account:security.devices.${what}` });
    document.getElementById('page-title')?.focus();
  });
  useEffect(() => {
    if (outcome?.state === 'done') tellEnded(outcome.answer);
  }, [outcome]);
  return { Form, state, failure: outcome?.state === 'failed' ? outcome : null };
}

function useDeviceName({ kind, browser, system }: Device): string {
  const { t } = useTranslation('account');
  return [t(`security.devices.kinds.${kind}`), browser, system].filter((part) => part !== null).join(' · ');
}

function DeviceCard({ session, now }: { session: OwnSession; now: string }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const name = useDeviceName(session.device);
  const { Form, state, failure } = useEndFetcher();
  const since = formatDate(clinicDateTime(new Date(session.created_at)).date, lang, 'long');

  return (
    <Card sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Icon name="device" size={28} />
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>
          <bdi>{name}</bdi>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
          {t('security.devices.seen')} <RelativeTime instant={session.last_seen_at} now={now} /> ·{' '}
          {t('security.devices.since', { date: since })}
        </Box>
      </Box>
      {session.current ? (
        <StatusChip tone="success">{t('security.devices.current')}</StatusChip>
      ) : (
        <Form method="post">
          <input type="hidden" name="intent" value="end-session" />
          <input type="hidden" name="id" value={session.id} />
          <Button
            type="submit"
            variant="outlined"
            size="small"
            loading={state !== 'idle'}
            aria-label={t('security.devices.endNamed', { device: name })}
          >
            {t('security.devices.end')}
          </Button>
        </Form>
      )}
      {failure !== null && (
        <Box sx={{ flexBasis: '100%' }}>
          <SubmitFailed failure={failure} text={t('security.devices.failed')} />
        </Box>
      )}
    </Card>
  );
}
