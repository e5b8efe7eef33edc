import { Box } from '@clinic/kit/ui';

/** A text of several paragraphs, parted by empty lines, in lines short enough to read. */
export function Paragraphs({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <Box key={paragraph} component="p" sx={{ margin: 0, maxWidth: '68ch', '& + p': { mt: 1.5 } }}>
      {paragraph}
    </Box>
  ));
}
