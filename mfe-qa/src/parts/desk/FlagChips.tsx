import type { DeskQuestion, QuestionFlag } from '@clinic/contracts/qa';
import { useTranslation } from '@clinic/kit/i18n';
import { StatusChip } from '@clinic/kit/ui';
import type { IconName, StatusTone } from '@clinic/kit/ui';

const looks: Record<QuestionFlag, { tone: StatusTone; icon: IconName }> = {
  'red-flag': { tone: 'error', icon: 'alert' },
  'personal-data': { tone: 'warning', icon: 'user' },
  link: { tone: 'info', icon: 'globe' },
  reported: { tone: 'warning', icon: 'chat' },
};

/** Why people should look at a question first, each as icon and words. */
export function FlagChips({ question: { flags, reports_count } }: { question: DeskQuestion }) {
  const { t } = useTranslation('qa');
  return flags.map((flag) => (
    <StatusChip key={flag} {...looks[flag]}>
      {flag === 'reported' ? t('desk.flags.reported', { count: reports_count }) : t(`desk.flags.${flag}`)}
    </StatusChip>
  ));
}
