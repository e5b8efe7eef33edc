import type { Lang } from '@clinic/contracts';
import { Box } from '@clinic/kit/ui';

interface QuoteProps {
  lang: Lang;
  children: string;
}

/** Words of a text that somebody speaks of, in the direction of the text. */
export function Quote({ lang, children }: QuoteProps) {
  return (
    <Box component="blockquote" lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'} sx={marked}>
      {children}
    </Box>
  );
}

const marked = {
  margin: 0,
  paddingInlineStart: 1.5,
  borderInlineStart: '3px solid',
  borderColor: 'primary.main',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
