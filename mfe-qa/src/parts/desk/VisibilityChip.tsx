import type { Visibility } from '@clinic/contracts/qa';
import { useTranslation } from '@clinic/kit/i18n';
import { StatusChip } from '@clinic/kit/ui';
import type { IconName, StatusTone } from '@clinic/kit/ui';

const looks: Record<Visibility, { tone: StatusTone; icon: IconName }> = {
  public: { tone: 'success', icon: 'globe' },
  review: { tone: 'warning', icon: 'eye' },
  hidden: { tone: 'neutral', icon: 'eye-off' },
  spam: { tone: 'error', icon: 'close' },
};

/** Who may see a question, as icon and words. */
export function VisibilityChip({ visibility }: { visibility: Visibility }) {
  const { t } = useTranslation('qa');
  return <StatusChip {...looks[visibility]}>{t(`desk.visibility.${visibility}`)}</StatusChip>;
}
