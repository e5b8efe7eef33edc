import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLang } from '../i18n/index.ts';
import { samePage } from '../routing/index.ts';
import { formatNumber } from '@clinic/contracts/time';
import { Box } from '../ui/index.ts';

/** One choice of a row. */
export interface LinkChip {
  id: string;
  to: string;
  label: ReactNode;
  /** How many things it leads to. */
  count?: number;
  current: boolean;
}

interface LinkChipsProps {
  /** What is chosen here, for who cannot see it. */
  label: string;
  chips: readonly LinkChip[];
  /** The choice takes the place of the present address instead of adding one to go back to. */
  replace?: boolean;
  /** What is narrowed stands beside the choices: choosing leaves its visitor where they are. */
  samePage?: boolean;
}

/** Choices that narrow a list, as links: they stand in the address, work without script and survive the back button. */
export function LinkChips({ label, chips, replace = false, samePage: stays = false }: LinkChipsProps) {
  const lang = useLang();
  return (
    <Box component="nav" aria-label={label}>
      <Box component="ul" sx={row}>
        {chips.map((chip) => (
          <li key={chip.id}>
            <Link
              to={chip.to}
              replace={replace}
              state={stays ? samePage : undefined}
              aria-current={chip.current ? 'true' : undefined}
            >
              {chip.label}
              {chip.count !== undefined && <bdi>{formatNumber(chip.count, lang)}</bdi>}
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
  '& bdi': { fontSize: '.875rem', opacity: 0.8 },
  '& a:hover': { borderColor: 'primary.light', color: 'primary.main' },
  '& a[aria-current]': { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' },
} as const;
