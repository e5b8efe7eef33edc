import { languages } from '@clinic/contracts';
import type { DeskPost, LanguageState } from '@clinic/contracts/content/desk';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, StatusChip } from '@clinic/kit/ui';
import type { StatusTone } from '@clinic/kit/ui';

const tones: Record<LanguageState, StatusTone> = {
  draft: 'neutral',
  'to-translate': 'warning',
  'to-review': 'info',
  live: 'success',
  outdated: 'warning',
};

/** Where each language of a post is. */
export function LanguageChips({ of }: { of: DeskPost['languages'] }) {
  const { t } = useTranslation('content');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {languages.map((lang) => (
        <StatusChip key={lang} tone={tones[of[lang]]}>
          {t('desk.languageState', { language: t(`desk.in.${lang}`), state: t(`desk.languageStates.${of[lang]}`) })}
        </StatusChip>
      ))}
    </Box>
  );
}
