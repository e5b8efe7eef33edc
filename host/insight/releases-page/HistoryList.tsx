import { useState } from 'react';
import type { HistoryLine } from '@clinic/contracts';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Ltr, StatusChip } from '@clinic/kit/ui';
import { Changes } from './Changes.tsx';
import { When } from './When.tsx';

/** Lines that are shown before somebody asks for more. */
const atFirst = 15;

/** Every action and every refusal, newest first. */
export function HistoryList({ lines }: { lines: readonly HistoryLine[] }) {
  const { t } = useTranslation('team');
  const [all, showAll] = useState(false);
  const shown = all ? lines : lines.slice(0, atFirst);
  return (
    <>
      <Box component="ol" sx={list}>
        {shown.map((line, index) => (
          <li key={`${line.at} ${index}`}>
            <When at={line.at} />
            <span>
              {line.act === 'refuse' ? (
                <StatusChip tone="error">{t('did.refuse')}</StatusChip>
              ) : (
                <strong>{t(`did.${line.act}`)}</strong>
              )}{' '}
              {line.channel !== undefined && t(`channels.${line.channel}`)}
            </span>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {line.remote !== undefined && line.release !== undefined && <Ltr>{`${line.remote}@${line.release}`}</Ltr>}
              <Changes changes={line.changes} percent={line.percent} />
              {line.act === 'team' && <bdi>{line.team}</bdi>} {line.what !== undefined && <bdi>{line.what}</bdi>}{' '}
              {line.reason !== undefined && <bdi>{line.reason}</bdi>}
            </Box>
            <span>
              <bdi>{line.by}</bdi> {line.via !== undefined && <Ltr>{line.via}</Ltr>}
            </span>
          </li>
        ))}
      </Box>
      {lines.length > atFirst && !all && (
        <Box sx={{ mt: 2 }}>
          <Button variant="outlined" onClick={() => showAll(true)}>
            {t('history.all')}
          </Button>
        </Box>
      )}
    </>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gap: '2px 24px',
    paddingBlock: 1.25,
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '150px 210px minmax(0, 1fr) 140px' },
  },
  '& time': { color: 'text.secondary' },
};
