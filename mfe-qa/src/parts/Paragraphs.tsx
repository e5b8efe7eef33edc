import type { ReactNode } from 'react';
import { Box, UserText } from '@clinic/kit/ui';

interface ParagraphsProps {
  children: string;
  /** How each paragraph is drawn; as it is unless told otherwise. */
  draw?: ((paragraph: string) => ReactNode) | undefined;
}

/** A longer text that a person wrote: its paragraphs as such, and the line breaks inside each kept. */
export function Paragraphs({ children, draw = (paragraph) => paragraph }: ParagraphsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {children
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, index) => (
          <UserText key={index}>{draw(paragraph)}</UserText>
        ))}
    </Box>
  );
}
