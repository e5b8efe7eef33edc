import type { Preview } from '@clinic/contracts';
import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Card } from '@clinic/kit/ui';
import type { RequestedAction } from './ActionDialog.tsx';
import { Changes } from './Changes.tsx';
import { may } from './rights.ts';
import { plainList, rowOf } from './rows.ts';
import type { TeamState } from '@clinic/contracts/host';
import { When } from './When.tsx';

/** The previews whose links still work. */
export function PreviewList({ state, onAsk }: { state: TeamState; onAsk: (asked: RequestedAction) => void }) {
  const { t } = useTranslation('team');
  if (state.previews === null) return <Alert severity="info">{t('previews.noKey')}</Alert>;
  if (state.previews.length === 0) return <p>{t('previews.none')}</p>;
  return (
    <Box component="ul" sx={plainList}>
      {state.previews.map((preview) => (
        <PreviewRow key={preview.id} preview={preview} state={state} onAsk={onAsk} />
      ))}
    </Box>
  );
}

interface PreviewRowProps {
  preview: Preview;
  state: TeamState;
  onAsk: (asked: RequestedAction) => void;
}

function PreviewRow({ preview, state, onAsk }: PreviewRowProps) {
  const { t } = useTranslation('team');
  const { id, base, composition, replaces, note, by, expiresAt } = preview;
  const releases = Object.entries(replaces).map(([name, release]) => `${name}@${release}`);
  const what = [composition, ...releases, note].filter((part) => part !== undefined && part !== '').join(', ');
  return (
    <Card as="li" sx={row}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Changes changes={replaces} />
        {note !== '' && <bdi>{note}</bdi>}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
        <bdi>{by}</bdi> · {t(`channels.${base}`)} · {t('previews.until')} <When at={expiresAt} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'end' } }}>
        <Button variant="outlined" href={`/?preview=${id}`} aria-label={t('previews.openOf', { what })}>
          {t('previews.open')}
        </Button>
        {may(state, 'preview', { remotes: Object.keys(replaces), channel: base }) && (
          <Button
            variant="outlined"
            color="error"
            aria-label={t('previews.endOf', { what })}
            onClick={() => onAsk({ act: 'revoke', preview: id })}
          >
            {t('acts.revoke')}
          </Button>
        )}
      </Box>
    </Card>
  );
}

const row = rowOf('minmax(0, 1.2fr) minmax(0, 1fr) auto');
