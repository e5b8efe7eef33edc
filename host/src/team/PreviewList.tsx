import { useTranslation } from '@clinic/shared/i18n';
import { Box, Button, Card } from '@clinic/shared/ui';
import type { Asked } from './ActDialog.tsx';
import { Changes } from './Changes.tsx';
import { may } from './rights.ts';
import { plainList, rowOf } from './rows.ts';
import type { TeamState } from './team-contract.ts';
import { When } from './When.tsx';

/** The previews whose links still work. */
export function PreviewList({ state, onAsk }: { state: TeamState; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('team');
  if (state.previews.length === 0) return <p>{t('previews.none')}</p>;
  return (
    <Box component="ul" sx={plainList}>
      {state.previews.map(({ id, base, replaces, note, by, expiresAt }) => (
        <Card as="li" key={id} sx={row}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Changes changes={replaces} />
            {note !== '' && <bdi>{note}</bdi>}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
            <bdi>{by}</bdi> · {t(`channels.${base}`)} · {t('previews.until')} <When at={expiresAt} />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'end' } }}>
            <Button variant="outlined" href={`/?preview=${id}`}>
              {t('previews.open')}
            </Button>
            {may(state, 'preview', { remotes: Object.keys(replaces) }) && (
              <Button variant="outlined" color="error" onClick={() => onAsk({ act: 'revoke', preview: id })}>
                {t('acts.revoke')}
              </Button>
            )}
          </Box>
        </Card>
      ))}
    </Box>
  );
}

const row = rowOf('minmax(0, 1.2fr) minmax(0, 1fr) auto');
