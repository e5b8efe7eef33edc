import type { TextSection } from '@clinic/contracts';
import { pick, useLang } from '@clinic/kit/i18n';
import { Box, Card, Section } from '@clinic/kit/ui';
import { Paragraphs } from './Paragraphs.tsx';
import { sectionId } from './page-anchors.ts';

/** Texts of a page side by side, each a card under its heading: three in a line when that fits, else two. */
export function TextCards({ sections }: { sections: readonly TextSection[] }) {
  const lang = useLang();
  return (
    <Box sx={sections.length % 3 === 0 ? threes : twos}>
      {sections.map((section, index) => (
        <Card key={section.heading_en}>
          <Section id={sectionId(index)} title={pick(section, 'heading', lang)} level={2}>
            <Paragraphs text={pick(section, 'body', lang)} />
          </Section>
        </Card>
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: { xs: 2, md: 2.5 },
  '& > *': { p: { xs: 2.5, md: 4 } },
  '& h2': { fontSize: { xs: '1.25rem', md: '1.375rem' } },
  '& section': { scrollMarginBlockStart: '96px' },
} as const;
const twos = {
  ...grid,
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
} as const;
const threes = { ...grid, gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(3, minmax(0,1fr))' } } as const;
