import { Box } from '@clinic/kit/ui';

interface ShortNoteProps {
  text: string;
  /** From which length on nothing is said. */
  least: number;
  /** Whether the field was left: nobody is told while still typing. */
  finished: boolean;
  children: string;
}

/** Says that a little more would help; it is no error. */
export function ShortNote({ text, least, finished, children }: ShortNoteProps) {
  const { length } = text.trim();
  return (
    <Box role="status" sx={{ color: 'text.secondary', fontSize: '.9375rem', '&:empty': { display: 'none' } }}>
      {finished && length > 0 && length < least && children}
    </Box>
  );
}
