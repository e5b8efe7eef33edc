import { useTranslation } from '@clinic/kit/i18n';
import { Link, samePage } from '@clinic/kit/routing';
import { Box } from '@clinic/kit/ui';

/** Orders that have a name; `newest` is another word for `latest` (Q15). */
export type Order = 'latest' | 'newest' | 'oldest' | 'popular';

interface SortChoiceProps {
  options: readonly Order[];
  /** The present order; it may be one that is not offered here. */
  value: Order;
  hrefFor: (order: Order) => string;
}

/** The order of a list as links: they can be shared, and they work without script. */
export function SortChoice({ options, value, hrefFor }: SortChoiceProps) {
  const { t } = useTranslation('qa');
  return (
    <Box component="nav" aria-label={t('sort.label')} sx={choice}>
      {options.map((order) => (
        <Link key={order} to={hrefFor(order)} state={samePage} aria-current={order === value ? 'true' : undefined}>
          {t(`sort.${order}`)}
        </Link>
      ))}
    </Box>
  );
}

const choice = {
  display: 'inline-flex',
  gap: '4px',
  padding: '4px',
  borderRadius: '14px',
  border: '1px solid',
  borderColor: 'line.hair',
  backgroundColor: 'background.paper',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 2,
    borderRadius: '10px',
    color: 'text.primary',
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: 'primary.soft' },
  '& a[aria-current]': { backgroundColor: 'primary.main', color: 'primary.contrastText' },
};
