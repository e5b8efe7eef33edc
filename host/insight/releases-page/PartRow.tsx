import type { ChannelName, Rollout } from '@clinic/contracts';
import type { ReleaseMetrics } from '@clinic/contracts/metrics';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { formatNumber } from '@clinic/contracts/time';
import { Origin } from './Origin.tsx';
import { Box, Button, Card, Ltr, StatusChip } from '@clinic/kit/ui';
import type { RequestedAction } from './ActionDialog.tsx';
import { may } from './rights.ts';
import { quietFacts, rowOf } from './rows.ts';
import type { TeamState } from '@clinic/contracts/host';

interface PartRowProps {
  name: string;
  live: string;
  rollout: Rollout | undefined;
  channel: ChannelName;
  seen: number;
  state: TeamState;
  /** Figures of this part's releases, null when they cannot be had. */
  metrics: ReleaseMetrics[] | null;
  onAsk: (asked: RequestedAction) => void;
}

/** One part of a composition: what is live, what some visitors get instead, what each does to them, and what can be done. */
export function PartRow({ name, live, rollout, channel, seen, state, metrics, onAsk }: PartRowProps) {
  const { t } = useTranslation('team');
  const lang = useLang();
  const mayPromote = may(state, 'promote', { remotes: [name], channel });
  const choices = (state.releases[name] ?? []).filter(({ release }) => release !== live);
  return (
    <Card as="li" sx={row}>
      <h3>
        <Ltr>{name}</Ltr>
      </h3>
      <Box sx={releases}>
        <div>
          <Ltr>{live}</Ltr>
          <Origin origin={state.origins[`${name}@${live}`]} />
          <PartMetrics metrics={metrics} release={live} />
        </div>
        {rollout !== undefined && (
          <div>
            <StatusChip tone="info" icon="swap">
              {t('rollout', { percent: formatNumber(rollout.percent, lang) })}
            </StatusChip>{' '}
            <Ltr>{rollout.to}</Ltr>
            <Origin origin={state.origins[`${name}@${rollout.to}`]} />
            <PartMetrics metrics={metrics} release={rollout.to} />
          </div>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'end' } }}>
        {mayPromote && rollout !== undefined && (
          <Button
            variant="outlined"
            color="error"
            aria-label={t('abortOf', { name, release: rollout.to })}
            onClick={() => onAsk({ act: 'abort', channel, name, release: rollout.to })}
          >
            {t('acts.abort')}
          </Button>
        )}
        {mayPromote && choices.length > 0 && (
          <Button
            variant="outlined"
            aria-label={t('promoteOf', { name })}
            onClick={() => onAsk({ act: 'promote', channel, seen, name, choices })}
          >
            {t('acts.promote')}
          </Button>
        )}
      </Box>
    </Card>
  );
}

/** What a release does to its visitors; nothing while nobody has seen it. */
function PartMetrics({ metrics, release }: { metrics: ReleaseMetrics[] | null; release: string }) {
  const { t } = useTranslation('team');
  const lang = useLang();
  if (metrics === null) return <Box sx={quiet}>{t('metrics.none')}</Box>;
  const known = metrics.find((one) => one.release === release);
  if (known === undefined) return <Box sx={quiet}>{t('metrics.unseen')}</Box>;
  const failures = Object.values(known.loadFailures).reduce((sum, count) => sum + count, 0);
  return (
    <Box sx={quiet}>
      <span>{t('metrics.loads', { count: known.loads, number: formatNumber(known.loads, lang) })}</span>
      <span data-bad={failures > 0 || undefined}>
        {t('metrics.failures', { count: failures, number: formatNumber(failures, lang) })}
      </span>
      <span data-bad={known.boundaryHits > 0 || undefined}>
        {t('metrics.hits', { count: known.boundaryHits, number: formatNumber(known.boundaryHits, lang) })}
      </span>
      {known.renderMs !== null && (
        <span>{t('metrics.render', { ms: formatNumber(Math.round(known.renderMs.p75), lang) })}</span>
      )}
    </Box>
  );
}

const releases = { display: 'grid', gap: 1.5, minWidth: 0, overflowWrap: 'anywhere' };
const row = {
  ...rowOf('140px minmax(0, 1fr) auto'),
  '& h3': { margin: 0, fontSize: '1.125rem', fontWeight: 600 },
};
const quiet = { ...quietFacts, '& [data-bad]': { color: 'error.main', fontWeight: 600 } };
