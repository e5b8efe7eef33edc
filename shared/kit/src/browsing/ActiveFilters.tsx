import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { samePage } from '../routing/index.ts';
import { Box, Icon, useHydrated } from '../ui/index.ts';

interface ActiveFiltersProps {
  label: string;
  /** Each filter that is set, in words, with the address without it. */
  filters: readonly { id: string; label: string; to: string }[];
  /** The command that takes one back, for who cannot see what its link stands beside. */
  removeLabel: (filter: string) => string;
  /** Takes all of them back. */
  clear: { label: string; to: string };
}

/** What a list is narrowed by at present: each can be taken back, or all at once. */
export function ActiveFilters({ label, filters, removeLabel, clear }: ActiveFiltersProps) {
  const place = useRef<HTMLDivElement>(null);
  const alive = useHydrated();
  if (filters.length === 0 && !alive) return null;

  return (
    // The link that was pressed goes away: the focus stays here.
    <Box
      ref={place}
      role="group"
      aria-label={label}
      tabIndex={-1}
      sx={row}
      onClick={() => place.current?.focus({ preventScroll: true })}
    >
      {filters.map((filter) => (
        <Link key={filter.id} to={filter.to} state={samePage} aria-label={removeLabel(filter.label)}>
          <bdi>{filter.label}</bdi>
          <Icon name="close" size={18} />
        </Link>
      ))}
      {filters.length > 0 && (
        <Link to={clear.to} state={samePage} className="all">
          {clear.label}
        </Link>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  outline: 'none',
  '&:empty': { position: 'absolute' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    maxWidth: '100%',
    paddingInline: '16px 12px',
    borderRadius: '999px',
    backgroundColor: 'primary.soft',
    color: 'primary.main',
    fontSize: '.9375rem',
    fontWeight: 500,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& .all': { backgroundColor: 'transparent', paddingInline: 1 },
};
