import type { PageContent } from '@clinic/contracts/content';
import { Box } from '@clinic/kit/ui';
import { FrequentQuestions } from './FrequentQuestions.tsx';
import { ItemGroup } from './ItemGroup.tsx';
import { TextCards } from './TextCards.tsx';

/** The written parts of a page in their order: texts, lists, questions. */
export function PageParts({ page }: { page: Pick<PageContent, 'sections' | 'groups' | 'questions'> }) {
  if (page.sections.length + page.groups.length + page.questions.length === 0) return null;
  return (
    <Box sx={parts}>
      {page.sections.length > 0 && <TextCards sections={page.sections} />}
      {page.groups.map((group, place) => (
        <ItemGroup key={group.id} group={group} place={place} />
      ))}
      {page.questions.length > 0 && <FrequentQuestions questions={page.questions} />}
    </Box>
  );
}

const parts = {
  display: 'grid',
  gap: { xs: 5, md: 7 },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& section': { scrollMarginBlockStart: '96px' },
} as const;
