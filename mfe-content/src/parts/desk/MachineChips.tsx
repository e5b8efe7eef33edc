import { languages } from '@clinic/contracts';
import type { DeskPost } from '@clinic/contracts/content/desk';
import { useTranslation } from '@clinic/kit/i18n';
import { StatusChip } from '@clinic/kit/ui';

/** Which languages of a post a machine translated and nobody has confirmed. */
export function MachineChips({ of }: { of: DeskPost['machine_translated'] }) {
  const { t } = useTranslation('content');
  return languages
    .filter((lang) => of.includes(lang))
    .map((lang) => (
      <StatusChip key={lang} tone="warning">
        {t('desk.languageState', { language: t(`desk.in.${lang}`), state: t('desk.machine.mark') })}
      </StatusChip>
    ));
}
