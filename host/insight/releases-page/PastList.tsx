import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Card, Ltr, StatusChip } from '@clinic/kit/ui';
import type { RequestedAction } from './ActionDialog.tsx';
import { Changes } from './Changes.tsx';
import { may } from './rights.ts';
import { plainList, quietFacts, rowOf } from './rows.ts';
import type { ChannelState, TeamState } from '@clinic/contracts/host';
import { When } from './When.tsx';

interface PastListProps {
  state: TeamState;
  shown: ChannelState;
  onAsk: (asked: RequestedAction) => void;
}

/** The compositions that were live in a channel, newest first; any of them can be live again. */
export function PastList({ state, shown, onAsk }: PastListProps) {
  const { t } = useTranslation('team');
  const { channel, registry, past } = shown;
  if (registry === null) return null;
  return (
    <Box component="ol" sx={plainList}>
      {past.map((line) => {
        const { to, at, by, act, changes, percent, reason, seq, moved } = line;
        const current = to === registry.composition && seq === registry.seq;
        const mayGoBack =
          to !== undefined &&
          to !== registry.composition &&
          moved !== undefined &&
          may(state, 'promote', { remotes: moved, channel });
        return (
          <Card as="li" key={`${seq} ${to}`} sx={row} aria-current={current ? 'true' : undefined}>
            <div>
              <Ltr>{to}</Ltr> {current && <StatusChip tone="success">{t('live')}</StatusChip>}
              <Box sx={quietFacts}>
                <span>{t(`did.${act}`)}</span>
                <When at={at} />
                <bdi>{by}</bdi>
              </Box>
            </div>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Changes changes={changes} percent={percent} />
              {reason !== undefined && <bdi>{reason}</bdi>}
            </Box>
            {mayGoBack && (
              <Button
                variant="outlined"
                sx={{ justifySelf: { xs: 'start', md: 'end' } }}
                aria-label={t('rollbackTo', { composition: to })}
                onClick={() => onAsk({ act: 'rollback', channel, seen: registry.seq, to })}
              >
                {t('acts.rollback')}
              </Button>
            )}
          </Card>
        );
      })}
    </Box>
  );
}

const row = rowOf('minmax(0, 1fr) minmax(0, 1.2fr) 150px');
