import type { HistoryLine } from '@clinic/contracts';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { formatNumber } from '@clinic/contracts/time';
import { Ltr } from '@clinic/kit/ui';

/** The releases that an action put in place. */
export function Changes({ changes = {}, percent }: Pick<HistoryLine, 'changes' | 'percent'>) {
  const { t } = useTranslation('team');
  const lang = useLang();
  return (
    <>
      {Object.entries(changes).map(([name, release]) => (
        <div key={name}>
          {release === null ? t('without', { name }) : <Ltr>{`${name}@${release}`}</Ltr>}
          {percent !== undefined && ` ${t('rollout', { percent: formatNumber(percent, lang) })}`}
        </div>
      ))}
    </>
  );
}
