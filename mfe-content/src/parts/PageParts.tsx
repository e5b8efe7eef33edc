import type { PageContent } from '@clinic/shared/contracts/content';
import { pick, useLang } from '@clinic/shared/i18n';
import { Box, isIconName } from '@clinic/shared/ui';
import { ContentItems } from './ContentItems.tsx';
import { FrequentQuestions } from './FrequentQuestions.tsx';
import { TextCards } from './TextCards.tsx';

/** The written parts of a page in their order: texts, lists, questions. */
export function PageParts({ page }: { page: Pick<PageContent, 'sections' | 'groups' | 'questions'> }) {
  const lang = useLang();
  return (
    <Box sx={parts}>
      {page.sections.length > 0 && <TextCards sections={page.sections} />}
      {page.groups.map((group) => (
        <ContentItems
          key={group.id}
          id={group.id}
          title={pick(group, 'title', lang)}
          icon={group.icon !== null && isIconName(group.icon) ? group.icon : 'check'}
          items={group.items}
        />
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
