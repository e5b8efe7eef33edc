import type { ContentItem } from '@clinic/contracts/content';
import { pick, useLang } from '@clinic/kit/i18n';
import { Box, Section } from '@clinic/kit/ui';

interface StepListProps {
  id: string;
  title: string;
  steps: readonly ContentItem[];
}

/** What happens in an order, step by step. */
export function StepList({ id, title, steps }: StepListProps) {
  const lang = useLang();
  return (
    <Section id={id} title={title}>
      <Box component="ol" sx={list}>
        {steps.map((step) => (
          <li key={step.name_en}>
            <h3>{pick(step, 'name', lang)}</h3>
            <p>{pick(step, 'text', lang)}</p>
          </li>
        ))}
      </Box>
    </Section>
  );
}

const list = {
  listStyle: 'none',
  counterReset: 'step',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: { xs: 2.5, md: 3 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(230px, 100%), 1fr))',
  '& li': {
    counterIncrement: 'step',
    display: 'grid',
    gap: 0.5,
    alignContent: 'start',
    pt: 2,
    borderBlockStart: '3px solid',
    borderColor: 'primary.light',
  },
  '& li::before': {
    content: 'counter(step)',
    fontSize: '1.75rem',
    fontWeight: 700,
    lineHeight: 1.3,
    color: 'primary.main',
  },
  '& h3': { margin: 0, fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.5 },
  '& p': { margin: 0, color: 'text.secondary', fontSize: '.9375rem' },
} as const;
