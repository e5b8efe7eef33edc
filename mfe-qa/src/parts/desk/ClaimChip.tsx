import type { DeskQuestion } from '@clinic/contracts/qa';
import { useTranslation } from '@clinic/kit/i18n';
import { StatusChip } from '@clinic/kit/ui';
import { Moment } from './Moment.tsx';

interface ClaimChipProps {
  claim: NonNullable<DeskQuestion['claim']>;
  /** From the loader: where the API does not say how much is left, a claim whose time is over holds nobody back. */
  now: string;
}

/** Who is answering a question, and until when. */
export function ClaimChip({ claim, now }: ClaimChipProps) {
  const { t } = useTranslation('qa');
  if (claim.seconds_left === undefined && Date.parse(claim.until) <= Date.parse(now)) return null;
  return (
    <StatusChip tone={claim.by_me ? 'primary' : 'neutral'} icon="clock">
      <span>
        {claim.by_me ? t('desk.claim.mineUntil') : <ClaimedBy name={claim.name} />}{' '}
        <Moment instant={claim.until} timeOnly />
      </span>
    </StatusChip>
  );
}

/** The words before the time, around a name in its own direction. */
export function ClaimedBy({ name }: { name: string }) {
  const { t } = useTranslation('qa');
  return (
    <>
      <bdi>{name}</bdi> {t('desk.claim.othersUntil')}
    </>
  );
}
