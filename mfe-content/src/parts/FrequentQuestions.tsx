import type { FrequentQuestion } from '@clinic/contracts/content';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Icon, Section } from '@clinic/kit/ui';
import { questionsId } from './page-anchors.ts';
import { Paragraphs } from './Paragraphs.tsx';
import { folding } from './folding.ts';

/** Questions that open to their answers: with keyboard and without script, for the browser does it. */
export function FrequentQuestions({ questions }: { questions: readonly FrequentQuestion[] }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <Box sx={beside}>
      <Section id={questionsId} title={t('info.questions')}>
        <Box sx={list}>
          {questions.map((entry) => (
            <details key={entry.question_en}>
              <summary>
                {pick(entry, 'question', lang)}
                <Icon name="chevron-down" size={22} />
              </summary>
              <Box sx={{ px: 2.5, pb: 2.5 }}>
                <Paragraphs text={pick(entry, 'answer', lang)} />
              </Box>
            </details>
          ))}
        </Box>
      </Section>
    </Box>
  );
}

/** On a wide window the heading stands beside the questions. */
const beside = {
  '& > section': {
    display: { md: 'grid' },
    gridTemplateColumns: 'minmax(0,1fr) minmax(0,2.4fr)',
    columnGap: 6,
    alignItems: 'start',
  },
} as const;
const list = { display: 'grid', gap: 1.5, ...folding } as const;
