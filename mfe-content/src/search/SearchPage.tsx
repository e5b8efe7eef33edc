import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { SearchField } from '@clinic/kit/browsing';
import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Link, useLoaderData } from '@clinic/kit/routing';
import { Box, EmptyState, Page } from '@clinic/kit/ui';
import { KindChoice } from './KindChoice.tsx';
import { ResultList } from './ResultList.tsx';
import type { SearchData } from './search.data.ts';

/** Where people go most often, for who has not typed anything yet. */
const popular = [
  { id: 'specialities', to: contentPaths.specialities() },
  { id: 'doctors', to: contentPaths.doctors() },
  { id: 'packages', to: contentPaths.packages() },
  { id: 'laboratory', to: contentPaths.laboratory() },
  { id: 'shifts', to: contentPaths.shifts() },
  { id: 'blogs', to: contentPaths.blogs() },
] as const;

/** Search over specialities, doctors, services, articles and questions; what was searched for stands in the address. */
export function SearchPage() {
  const { t } = useTranslation('content');
  const { query, kind, results, counts } = useLoaderData<SearchData>();
  const all = useRef<HTMLDivElement>(null);
  const shown = counts.filter((found) => kind === null || found.kind === kind);
  const firstResult = () => all.current?.querySelector<HTMLElement>('[data-results] a');

  // Results that come while somebody walks through those of fewer letters: the focus goes from one that is gone to the first one.
  const inResults = useRef(false);
  useLayoutEffect(() => {
    if (!inResults.current || document.activeElement !== document.body) return;
    inResults.current = false;
    (firstResult() ?? all.current?.querySelector('input'))?.focus();
  }, [results]);
  const onFocus = ({ target }: FocusEvent) => {
    inResults.current = target.closest('[data-results]') !== null;
  };
  const onBlur = () => {
    inResults.current = false;
  };

  const intoResults = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return;
    const first = firstResult();
    if (first == null) return;
    event.preventDefault();
    first.focus();
  };

  return (
    <Page title={query === '' ? t('search.title') : t('search.titleOf', { query })} crumbs={[]}>
      <Box
        ref={all}
        onKeyDown={intoResults}
        onFocus={onFocus}
        onBlur={onBlur}
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)' }}
      >
        <SearchField action={contentPaths.search()} name="q" label={t('search.label')} value={query} />
        <Box component="p" role="status" sx={{ margin: 0, color: 'text.secondary' }}>
          {results === null
            ? t(query === '' ? 'search.hint' : 'search.tooShort')
            : t('search.count', { count: shown.reduce((sum, { total }) => sum + total, 0) })}
        </Box>
        {results === null && (
          <Box component="nav" aria-label={t('search.popular')} sx={links}>
            {popular.map(({ id, to }) => (
              <Link key={id} to={to}>
                {t(`search.links.${id}`)}
              </Link>
            ))}
          </Box>
        )}
        {counts.length > 0 && <KindChoice query={query} kind={kind} counts={counts} />}
        {results?.length === 0 && <EmptyState variant="no-search-results" action={{ to: contentPaths.search() }} />}
        {results !== null && results.length > 0 && (
          <div data-results>
            <ResultList results={results} query={query} />
          </div>
        )}
      </Box>
    </Page>
  );
}

const links = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    px: 2,
    borderRadius: '999px',
    bgcolor: 'primary.soft',
    color: 'primary.main',
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
} as const;
