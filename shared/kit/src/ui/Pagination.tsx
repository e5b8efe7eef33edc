import { styled } from '@mui/material/styles';
import { useTranslation } from '../i18n/use-translation.ts';
import { Link } from 'react-router-dom';
import { useLang } from '../i18n/index.ts';
import { samePage } from '../routing/same-page.ts';
import { color } from '../theme/color-schemes.ts';
import { formatNumber } from '@clinic/contracts/time';
import { Icon } from './Icon.tsx';
import { pageCount, pageNumbers } from './page-numbers.ts';

interface PaginationProps {
  page: number;
  /** Entries in the whole list. */
  total: number;
  /** Entries on a page. */
  size: number;
  /** Address of a page: the numbers are links, so they work without script and can be opened in a new tab. */
  hrefFor: (page: number) => string;
  /** The list itself brings its reader to its beginning: the frame then leaves place and focus alone. */
  samePage?: boolean;
}

/** Links to the pages of a list; nothing at all when one page holds it. */
export function Pagination({ page, total, size, hrefFor, samePage: stays = false }: PaginationProps) {
  const { t } = useTranslation('shared');
  const lang = useLang();
  const pages = pageCount(total, size);
  if (pages === 1) return null;
  const numbers = pageNumbers(page, pages);
  const state = stays ? samePage : undefined;
  return (
    <nav aria-label={t('pagination.label')}>
      <Row>
        {page > 1 && (
          <li>
            <Link to={hrefFor(page - 1)} state={state} rel="prev" aria-label={t('pagination.previous')}>
              <Icon name="chevron-start" size={20} />
            </Link>
          </li>
        )}
        {numbers.map((entry, index) => (
          <li key={entry === 'gap' ? `gap ${index}` : entry}>
            {entry === 'gap' ? (
              <span aria-hidden>…</span>
            ) : (
              <Link
                to={hrefFor(entry)}
                state={state}
                aria-label={t('pagination.page', { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
              >
                {formatNumber(entry, lang)}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link to={hrefFor(page + 1)} state={state} rel="next" aria-label={t('pagination.next')}>
              <Icon name="chevron-end" size={20} />
            </Link>
          </li>
        )}
      </Row>
    </nav>
  );
}

const Row = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
  '& :is(a,span)': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    minHeight: 44,
    borderRadius: 12,
    textDecoration: 'none',
    color: color('ink'),
    fontWeight: 500,
  },
  '& a:hover': { backgroundColor: color('primary-soft') },
  '& a[aria-current]': { backgroundColor: color('primary'), color: color('on-primary') },
});
