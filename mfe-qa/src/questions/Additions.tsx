import { useId } from 'react';
import type { Lang } from '@clinic/contracts';
import type { QuestionAddition } from '@clinic/contracts/qa';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Typography } from '@clinic/kit/ui';
import { Paragraphs } from '../parts/Paragraphs.tsx';
import { DayOf } from './DayOf.tsx';

interface AdditionsProps {
  additions: readonly QuestionAddition[];
  lang: Lang;
}

/** What the asker wrote after the question was sent; nothing when there is nothing. */
export function Additions({ additions, lang }: AdditionsProps) {
  const { t } = useTranslation('qa');
  const heading = useId();
  if (additions.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Typography variant="h4" component="h2" id={heading} sx={{ margin: 0, marginBlockEnd: 1 }}>
        {t('question.additions')}
      </Typography>
      <Box component="ul" sx={list}>
        {additions.map(({ content, created_at }) => (
          <li key={created_at}>
            <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
              <DayOf instant={created_at} />
            </Box>
            <div lang={lang}>
              <Paragraphs>{content}</Paragraphs>
            </div>
          </li>
        ))}
      </Box>
    </section>
  );
}

const list = {
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  paddingInlineStart: 2,
  borderInlineStart: '3px solid',
  borderColor: 'line.hair',
};
