import { useTranslation } from '@clinic/kit/i18n';
import { Box, Ltr } from '@clinic/kit/ui';
import type { TeamState } from '@clinic/contracts/host';
import { quietFacts } from './rows.ts';

/** Digits of a commit that people tell commits apart by. */
const shownDigits = 12;

/** Where a release comes from, and who says so. */
export function Origin({ origin = 'unknown' }: { origin: TeamState['origins'][string] | undefined }) {
  const { t } = useTranslation('team');
  if (typeof origin === 'string') {
    return (
      <Box sx={quiet}>
        <span data-bad={origin === 'altered' || undefined}>{t(`origin.${origin}`)}</span>
      </Box>
    );
  }
  const { source, builder, checkedBy } = origin;
  return (
    <Box sx={quiet}>
      {source === undefined ? (
        <span>{t('origin.noSource')}</span>
      ) : (
        <Ltr>{`${source.repository.replace(/^https?:\/\//, '')} ${source.commit.slice(0, shownDigits)}`}</Ltr>
      )}
      {source?.modified === true && <span>{t('origin.modified')}</span>}
      <span>{t(builder === null ? 'origin.machine' : 'origin.job')}</span>
      {checkedBy === 'service' && <span>{t('origin.checked')}</span>}
    </Box>
  );
}

const quiet = { ...quietFacts, '& [data-bad]': { color: 'error.main', fontWeight: 600 } };
