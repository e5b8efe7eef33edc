import { useTranslation } from '@clinic/kit/i18n';
import { Icon, IconButton, pageCount, Stack, Typography } from '@clinic/kit/ui';

interface PagerProps {
  /** What is paged, for assistive technology. */
  label: string;
  page: number;
  total: number;
  size: number;
  onPage: (page: number) => void;
}

/**
 * Pages of a list that is here already: turning them asks nothing of the API. Whoever turns to the first or the last one keeps
 * the focus on the button.
 */
export function Pager({ label, page, total, size, onPage }: PagerProps) {
  const { t } = useTranslation('shared');
  const pages = pageCount(total, size);
  if (pages <= 1) return null;
  return (
    <Stack
      component="nav"
      aria-label={label}
      direction="row"
      sx={{
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        '& button[aria-disabled]': { color: 'text.disabled', cursor: 'not-allowed' },
      }}
    >
      <IconButton
        aria-label={t('pager.previous')}
        aria-disabled={page === 1 || undefined}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        <Icon name="chevron-start" />
      </IconButton>
      <Typography component="span" role="status" sx={{ color: 'text.secondary', minWidth: '9ch', textAlign: 'center' }}>
        {t('pager.position', { page, pages })}
      </Typography>
      <IconButton
        aria-label={t('pager.next')}
        aria-disabled={page === pages || undefined}
        onClick={() => page < pages && onPage(page + 1)}
      >
        <Icon name="chevron-end" />
      </IconButton>
    </Stack>
  );
}

/** The page of a list on which an entry stands; the first when it is in none. */
export function pageOf(index: number, size: number): number {
  return index < 0 ? 1 : Math.floor(index / size) + 1;
}
