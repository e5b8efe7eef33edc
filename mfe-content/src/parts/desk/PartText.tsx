import { useEffect, useState } from 'react';
import { languages } from '@clinic/contracts';
import { Box } from '@clinic/kit/ui';
import { ArticleText } from '../ArticleText.tsx';
import { safeHtml } from '../safe-html.ts';

interface PartTextProps {
  /** As parts are named: `image`, `ar.title`, `en.html`. */
  name: string;
  text: string;
}

/** The text of a part as it reads on the site, so that it can be read and copied with its headings and links. */
export function PartText({ name, text }: PartTextProps) {
  const [html, setHtml] = useState<string | TrustedHTML | null>(null);
  const lang = languages.find((each) => name === `${each}.html`);

  useEffect(() => {
    if (lang === undefined) return undefined;
    let isCurrent = true;
    safeHtml(text).then(
      (safe) => isCurrent && setHtml(safe),
      (error: unknown) => console.warn(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [lang, text]);

  if (lang !== undefined && html !== null) return <ArticleText html={html} lang={lang} />;
  return (
    <Box dir="auto" sx={plain}>
      {text}
    </Box>
  );
}

const plain = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
