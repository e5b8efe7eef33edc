import { Box, UserText } from '@clinic/kit/ui';

/** A longer text that a person wrote: its paragraphs as such, and the line breaks inside each kept (S116). */
export function Paragraphs({ children }: { children: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {children
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, index) => (
          <UserText key={index}>{paragraph}</UserText>
        ))}
    </Box>
  );
}
