import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { SearchResult } from '@clinic/contracts/content';
import { foreignLang, pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Link } from '@clinic/kit/routing';
import { Box, Icon } from '@clinic/kit/ui';
import { kindIcons } from './kind-icons.ts';
import { Marked } from './Marked.tsx';

/** What was found, best first. Arrow keys go through it, Enter opens. */
export function ResultList({ results, query }: { results: readonly SearchResult[]; query: string }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const list = useRef<HTMLUListElement>(null);

  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const next = links[links.findIndex((link) => link === document.activeElement) + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <Box component="ul" ref={list} onKeyDown={walk} sx={rows}>
      {results.map((result) => {
        const title = pick(result, 'title', lang);
        const text = pick(result, 'text', lang);
        return (
          <li key={`${result.kind} ${result.id}`}>
            <Link to={lang === 'ar' ? result.path_ar : result.path_en}>
              <Icon name={kindIcons[result.kind]} size={22} />
              <span>
                <Box component="strong" dir="auto" lang={foreignLang(title, lang)}>
                  <Marked text={title} query={query} />
                </Box>
                <Box component="span" dir="auto" lang={foreignLang(text, lang)} className="words">
                  <Marked text={text} query={query} />
                </Box>
                <span className="kind">{t(`search.kind.${result.kind}`)}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </Box>
  );
}

const rows = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: 'minmax(0,1fr)',
  maxWidth: 820,
  '& a': {
    display: 'flex',
    gap: 2,
    padding: '16px 18px',
    border: '1px solid',
    borderColor: 'line.hair',
    borderRadius: '16px',
    bgcolor: 'background.paper',
    color: 'text.primary',
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: 'primary.light', bgcolor: 'background.raised' },
  '& a > svg': { color: 'primary.main', mt: '3px' },
  '& a > span': { display: 'grid', gap: 0.5, minWidth: 0 },
  '& strong': { fontWeight: 600, fontSize: '1.0625rem', lineHeight: 1.5 },
  '& .words': {
    color: 'text.secondary',
    fontSize: '.9375rem',
    lineHeight: 1.65,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  '& .kind': { color: 'primary.main', fontSize: '.8125rem', fontWeight: 500 },
  '& mark': { bgcolor: 'accent.soft', color: 'inherit', borderRadius: '4px', padding: '0 2px' },
} as const;
