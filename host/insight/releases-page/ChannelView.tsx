import { useLang, useTranslation } from '@clinic/kit/i18n';
import type { ReleaseMetrics } from '@clinic/contracts/metrics';
import { Alert } from '@clinic/kit/forms';
import { formatNumber } from '@clinic/contracts/time';
import { Box, Button, Card, EmptyState, Icon, Ltr, Section, UserText } from '@clinic/kit/ui';
import type { RequestedAction } from './ActionDialog.tsx';
import { PartRow } from './PartRow.tsx';
import { PastList } from './PastList.tsx';
import { may } from './rights.ts';
import { plainList } from './rows.ts';
import type { ChannelState, TeamState } from '@clinic/contracts/host';
import { When } from './When.tsx';

interface ChannelViewProps {
  state: TeamState;
  shown: ChannelState;
  metrics: ReleaseMetrics[] | null;
  onAsk: (asked: RequestedAction) => void;
}

/** One channel: which composition is live, each of its parts, and how it came there. */
export function ChannelView({ state, shown, metrics, onAsk }: ChannelViewProps) {
  const { t } = useTranslation('team');
  const lang = useLang();
  const { channel, registry, corrupt = false, expired = false, lock } = shown;
  if (corrupt) return <EmptyState title={t('corrupt.title')} text={t('corrupt.text')} />;
  if (registry === null) return <EmptyState title={t('nothingLive.title')} text={t('nothingLive.text')} />;
  const parts = [
    { name: 'host', live: registry.host.release, rollout: undefined },
    ...Object.entries(registry.remotes).map(([name, { release, rollout }]) => ({ name, live: release, rollout })),
  ];
  const mayLock = may(state, 'lock', { remotes: ['*'], channel });
  return (
    <>
      {!state.canSign && <Alert severity="info">{t('readOnly')}</Alert>}
      {expired && (
        <Alert severity="warning" role="status">
          {t('expired')}
        </Alert>
      )}
      {lock !== null && (
        <Alert
          severity="warning"
          role="status"
          action={
            mayLock && (
              <Button size="small" variant="outlined" onClick={() => onAsk({ act: 'unlock', channel })}>
                {t('acts.unlock')}
              </Button>
            )
          }
        >
          {t('lockedBy', { by: lock.by })} <UserText>{lock.reason}</UserText>
        </Alert>
      )}
      <Card sx={facts}>
        <Fact label={t('composition')}>
          <Ltr>{registry.composition}</Ltr>
        </Fact>
        <Fact label={t('number')}>{formatNumber(registry.seq, lang)}</Fact>
        <Fact label={t('since')}>
          <When at={registry.issuedAt} />
        </Fact>
        <Fact label={t('by')}>
          <bdi>{registry.by}</bdi>
        </Fact>
        {mayLock && lock === null && (
          <Button variant="outlined" startIcon={<Icon name="lock" />} onClick={() => onAsk({ act: 'lock', channel })}>
            {t('acts.lock')}
          </Button>
        )}
      </Card>
      <Section title={t('parts.title')} lead={t('parts.lead')}>
        <Box component="ul" sx={plainList}>
          {parts.map((part) => (
            <PartRow
              key={part.name}
              {...part}
              channel={channel}
              seen={registry.seq}
              state={state}
              metrics={metrics?.filter(({ remote }) => remote === part.name) ?? null}
              onAsk={onAsk}
            />
          ))}
        </Box>
      </Section>
      <Section title={t('past.title')} lead={t('past.lead')}>
        <PastList state={state} shown={shown} onAsk={onAsk} />
      </Section>
    </>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <span>{label}</span>
      <strong>{children}</strong>
    </div>
  );
}

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 32px',
  '& > div': { display: 'grid', minWidth: 0 },
  '& > div > span': { fontSize: '.875rem', color: 'text.secondary' },
  '& > div > strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& > button': { marginInlineStart: 'auto' },
};
