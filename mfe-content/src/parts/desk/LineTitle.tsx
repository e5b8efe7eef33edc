import type { Lang } from '@clinic/contracts';
import { useLang } from '@clinic/kit/i18n';
import { Link } from '@clinic/kit/routing';
import { Box } from '@clinic/kit/ui';

interface LineTitleProps {
  to: string;
  titles: Readonly<Record<Lang, string>>;
  /** Said where it has a title in neither language. */
  untitled: string;
}

/** The title of something that the desk lists, which leads to it, with the title in the other language below. */
export function LineTitle({ to, titles, untitled }: LineTitleProps) {
  const lang = useLang();
  const other = lang === 'ar' ? 'en' : 'ar';
  return (
    <>
      <Box component="h2" sx={heading}>
        <Link to={to}>
          <bdi dir="auto">{titles[lang] || titles[other] || untitled}</bdi>
        </Link>
      </Box>
      {titles[lang] !== '' && titles[other] !== '' && (
        <Box component="p" lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'} sx={quiet}>
          {titles[other]}
        </Box>
      )}
    </>
  );
}

const heading = {
  margin: 0,
  fontSize: '1.0625rem',
  fontWeight: 600,
  lineHeight: 1.5,
  '& a': { display: 'inline-block', minHeight: 32 },
} as const;

/** What a line says below its title. */
export const quiet = { margin: 0, color: 'text.secondary', fontSize: '.9375rem', textAlign: 'start' } as const;
