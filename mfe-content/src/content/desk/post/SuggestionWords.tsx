import type { Lang } from '@clinic/contracts';
import { useTranslation } from '@clinic/kit/i18n';
import { Box } from '@clinic/kit/ui';

interface SuggestionWordsProps {
  lang: Lang;
  quote: string;
  proposal: string;
}

/** What somebody suggests: the words that would go are struck out, those that would come are underlined. */
export function SuggestionWords({ lang, quote, proposal }: SuggestionWordsProps) {
  const { t } = useTranslation('content');
  return (
    <Box sx={words}>
      <Box sx={{ color: 'text.secondary', fontSize: '.875rem' }}>
        {t(proposal === '' ? 'desk.suggestions.without' : 'desk.suggestions.instead')}
      </Box>
      <Box lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
        <del>{quote}</del> {proposal !== '' && <ins>{proposal}</ins>}
      </Box>
    </Box>
  );
}

const words = {
  overflowWrap: 'anywhere',
  '& del': { color: 'error.main', bgcolor: 'error.soft' },
  '& ins': { color: 'success.main', bgcolor: 'success.soft', textDecorationThickness: 2 },
} as const;
