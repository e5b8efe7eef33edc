import { LoadFailed } from '../forms/index.ts';
import { useDeskTexts } from './use-desk-texts.ts';

/** Says that a page shows what was loaded before, because it could not be loaded again. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useDeskTexts();
  return <LoadFailed text={t('stale')} onRetry={onRetry} />;
}
