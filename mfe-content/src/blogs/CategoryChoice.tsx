import { pick, useLang, useTranslation } from '@clinic/shared/i18n';
import { Link, paths } from '@clinic/shared/routing';
import { Box } from '@clinic/shared/ui';
import type { Choice } from './blogs.data.ts';

/** Categories as links: they stand in the address, work without script and survive the back button (S13). */
export function CategoryChoice({ categories, chosen }: { categories: readonly Choice[]; chosen: Choice | null }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <Box component="nav" aria-label={t('blogs.categories')}>
      <Box component="ul" sx={row}>
        <li>
          <Link to={paths.blogs()} aria-current={chosen === null ? 'true' : undefined}>
            {t('blogs.everything')}
          </Link>
        </li>
        {categories.map((category) => (
          <li key={category.slug_en}>
            <Link
              to={paths.blogCategory(pick(category, 'slug', lang))}
              aria-current={category.slug_en === chosen?.slug_en ? 'true' : undefined}
            >
              {pick(category, 'name', lang)}
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
  scrollbarWidth: 'thin',
  '& a': {
    display: 'flex',
    alignItems: 'center',
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
  '& a:hover': { borderColor: 'primary.light', color: 'primary.main' },
  '& a[aria-current]': { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' },
} as const;
