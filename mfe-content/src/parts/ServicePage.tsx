import type { ReactNode } from 'react';
import { pick, useLang } from '@clinic/shared/i18n';
import { Box } from '@clinic/shared/ui';
import { FrequentQuestions } from './FrequentQuestions.tsx';
import type { PageContent } from './page-content.ts';
import { ScenePage } from './ScenePage.tsx';
import { TextSections } from './TextSections.tsx';

interface ServicePageProps {
  content: PageContent;
  scene: string;
  actions?: ReactNode;
  /** Beside the texts: hours, for example. */
  aside?: ReactNode;
  /** Between the texts and the frequent questions. */
  children?: ReactNode;
}

/** A page about a service of the clinic, from its written content. */
export function ServicePage({ content, scene, actions, aside, children }: ServicePageProps) {
  const lang = useLang();
  return (
    <ScenePage
      title={pick(content, 'title', lang)}
      crumbs={[]}
      lead={pick(content, 'lead', lang)}
      scene={scene}
      actions={actions}
    >
      <Box sx={columns}>
        <TextSections sections={content.sections} />
        {aside}
      </Box>
      {children}
      {content.questions.length > 0 && <FrequentQuestions questions={content.questions} />}
    </ScenePage>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 5, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1.7fr) minmax(0,1fr)' },
  alignItems: 'start',
} as const;
