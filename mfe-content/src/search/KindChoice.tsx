import { useTranslation } from '@clinic/shared/i18n';
import { Link, paths } from '@clinic/shared/routing';
import { Box } from '@clinic/shared/ui';
import type { SearchData } from './search.data.ts';

/** What kinds of things were found and how many of each, as links that show one kind alone. */
export function KindChoice({ query, kind, counts }: Pick<SearchData, 'query' | 'kind' | 'counts'>) {
  const { t } = useTranslation('content');
  const every = counts.reduce((sum, { total }) => sum + total, 0);
  const link = (chosen: SearchData['kind']) => `${paths.search(query)}${chosen === null ? '' : `&kind=${chosen}`}`;
  return (
    <Box component="nav" aria-label={t('search.kinds')}>
      <Box component="ul" sx={row}>
        <li>
          <Link to={link(null)} replace aria-current={kind === null ? 'true' : undefined}>
            {t('search.everything')} <bdi>{every}</bdi>
          </Link>
        </li>
        {counts.map((found) => (
          <li key={found.kind}>
            <Link to={link(found.kind)} replace aria-current={kind === found.kind ? 'true' : undefined}>
              {t(`search.kind.${found.kind}`)} <bdi>{found.total}</bdi>
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const row = {
  listStyle: 'none',
  margin: { xs: '0 -16px', md: 0 },
  padding: { xs: '4px 16px', md: 0 },
  display: 'flex',
  gap: 1,
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  overflowX: { xs: 'auto', md: 'visible' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.75,
    minHeight: 44,
    px: 2,
    borderRadius: '999px',
    border: '1px solid',
    borderColor: 'line.hair',
    bgcolor: 'background.paper',
    color: 'text.primary',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    fontSize: '.9375rem',
  },
  '& a bdi': { color: 'text.secondary', fontSize: '.875rem' },
  '& a:hover': { borderColor: 'primary.light', color: 'primary.main' },
  '& a[aria-current], & a[aria-current] bdi': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  '& a[aria-current]': { borderColor: 'primary.main' },
} as const;
