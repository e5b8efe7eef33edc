import type { Lang } from '@clinic/contracts';
import type { AnswerDraft } from '@clinic/contracts/qa';
import { InLanguage, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Section } from '@clinic/kit/ui';
import { StructuredAnswer } from '../../../parts/StructuredAnswer.tsx';
import { useTextsOf } from './use-texts-of.ts';

interface AnswerPreviewProps {
  answer: AnswerDraft;
  /** The language in which it is written. */
  lang: Lang;
}

const pages = ['ar', 'en'] as const;

/** The answer as it will stand on a page in Arabic and on one in English, each in its direction: visitors read it on both. */
export function AnswerPreview({ answer, lang }: AnswerPreviewProps) {
  const { t } = useTranslation('qa');
  // The page has its own texts already.
  const ready = useTextsOf(useLang() === 'ar' ? 'en' : 'ar');
  return (
    <Section title={t('desk.answer.previewTitle')} level={3}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: '1fr 1fr' } }}>
        {pages.map((page) => (
          <Box key={page} component="section" aria-label={t(`desk.answer.previews.${page}`)} sx={{ minWidth: 0 }}>
            <Box component="p" aria-hidden sx={{ margin: 0, marginBlockEnd: 1, color: 'text.secondary' }}>
              {t(`desk.answer.previews.${page}`)}
            </Box>
            <Box sx={frame}>
              <InLanguage key={String(ready)} lang={page}>
                <StructuredAnswer answer={answer} lang={lang} level={4} />
              </InLanguage>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const frame = {
  padding: { xs: 2, md: 3 },
  border: '1px dashed',
  borderColor: 'line.edge',
  borderRadius: '16px',
  backgroundColor: 'background.raised',
};
