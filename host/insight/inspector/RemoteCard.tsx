import { styled } from '@mui/material/styles';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { formatNumber } from '@clinic/contracts/time';
import { Ltr, StatusChip } from '@clinic/kit/ui';
import type { Outcome } from '../../shell/remotes/outcomes.ts';
import type { InspectedRemote, InspectedHost } from './descriptors.ts';
import { Facts } from './Facts.tsx';
import { fetchedOf } from './loads.ts';
import { incompatibilities } from './incompatibilities.ts';

interface RemoteCardProps {
  remote: string;
  release: string | null;
  described: InspectedRemote | undefined;
  host: InspectedHost | undefined;
  /** How many regions of the page are its own. */
  places: number;
  outcomes: readonly Outcome[];
}

/** A remote of the page: whose it is, whether it fits the host, what was fetched of it and what failed. */
export function RemoteCard({ remote, release, described, host, places, outcomes }: RemoteCardProps) {
  const { t } = useTranslation('inspector');
  const lang = useLang();
  const number = (value: number) => formatNumber(value, lang);
  const { files, bytes, slowest } = fetchedOf(remote);
  const loads = outcomes.filter(({ phase, ok }) => phase === 'load' && ok);
  const failures = outcomes.filter(({ ok }) => !ok);
  const unlike = described && host && incompatibilities(described, host);

  return (
    <Card>
      <h3>
        <Ltr>{`${remote}@${release}`}</Ltr>
      </h3>
      {unlike && (
        <StatusChip tone={unlike.length === 0 ? 'success' : 'error'}>
          <span>{unlike.length === 0 ? t('inspector.fits') : t('inspector.misfits', { what: unlike.join(', ') })}</span>
        </StatusChip>
      )}
      <Facts
        of={[
          [t('inspector.team'), <bdi key="team">{described?.owner ?? t('inspector.unknown')}</bdi>],
          [t('inspector.contract'), <Ltr key="contract">{described?.contract ?? '–'}</Ltr>],
          [t('inspector.onPage'), number(places)],
          [t('inspector.files'), number(files)],
          [t('inspector.size'), t('inspector.kb', { value: number(Math.round(bytes / 100) / 10) })],
          [t('inspector.slowest'), t('inspector.ms', { value: number(slowest) })],
          [t('inspector.loaded'), number(loads.length)],
          [t('inspector.failures'), number(failures.length)],
        ]}
      />
    </Card>
  );
}

const Card = styled('li')(({ theme }) => ({
  padding: 12,
  borderRadius: 12,
  border: `1px solid ${theme.palette.line.hair}`,
  '& h3': { fontSize: '1rem', margin: '0 0 4px' },
}));
