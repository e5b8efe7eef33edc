import type { TextSection } from '@clinic/contracts';
import { pick, useLang } from '@clinic/kit/i18n';
import { Box, Section } from '@clinic/kit/ui';
import { Paragraphs } from './Paragraphs.tsx';

/** Texts of a page, each under its heading. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  const lang = useLang();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 4, md: 5 } }}>
      {sections.map((section) => (
        <Section key={section.heading_en} title={pick(section, 'heading', lang)}>
          <Paragraphs text={pick(section, 'body', lang)} />
        </Section>
      ))}
    </Box>
  );
}
