import { Box } from '@clinic/kit/ui';
import type { Lang } from '@clinic/contracts';

interface ArticleTextProps {
  html: string | TrustedHTML;
  lang: Lang;
}

/** The text of an article: cleaned by the API, and by the loader in the browser. */
export function ArticleText({ html, lang }: ArticleTextProps) {
  return (
    <Box
      lang={lang}
      dir={lang === 'ar' ? 'rtl' : 'ltr'}
      sx={lang === 'ar' ? arabic : latin}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const text = {
  maxWidth: '68ch',
  overflowWrap: 'break-word',
  '& > :first-of-type': { mt: 0 },
  '& :is(h2,h3,h4)': { lineHeight: 1.4, margin: '1.8em 0 .5em' },
  '& h2': { fontSize: '1.45em' },
  '& h3': { fontSize: '1.2em' },
  '& p': { margin: '0 0 1.1em' },
  '& :is(ul,ol)': { margin: '0 0 1.2em', paddingInlineStart: '1.4em' },
  '& li': { marginBlockEnd: '.45em' },
  '& li::marker': { color: 'primary.main', fontWeight: 600 },
  '& a': { color: 'primary.main', textUnderlineOffset: '.2em' },
  '& blockquote': {
    margin: '1.5em 0',
    padding: '.9em 1.2em',
    borderInlineStart: '4px solid',
    borderColor: 'accent.main',
    borderRadius: '12px',
    bgcolor: 'background.raised',
  },
  '& blockquote > :last-child': { mb: 0 },
  '& table': {
    display: 'block',
    width: 'fit-content',
    maxWidth: '100%',
    overflowX: 'auto',
    borderCollapse: 'collapse',
    margin: '0 0 1.4em',
    border: '1px solid',
    borderColor: 'line.hair',
    borderRadius: '12px',
    fontSize: '.9375em',
    lineHeight: 1.6,
  },
  '& :is(th,td)': {
    padding: '10px 14px',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: '1px solid',
    borderColor: 'line.hair',
  },
  '& th': { bgcolor: 'primary.soft', fontWeight: 600 },
  '& tr:last-child td': { borderBlockEnd: 0 },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: '12px' },
} as const;
const arabic = { ...text, fontSize: '1.125rem', lineHeight: 1.95 } as const;
const latin = { ...text, fontSize: '1.0625rem', lineHeight: 1.75 } as const;
