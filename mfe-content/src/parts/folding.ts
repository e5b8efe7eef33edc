/** Looks of what folds out of a line of its own, as a card: `details` with a `summary` and a sign in it. */
export const folding = {
  '& details': { bgcolor: 'background.paper', border: '1px solid', borderColor: 'line.hair', borderRadius: '16px' },
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
    px: 2.5,
    py: 1.5,
    minHeight: 52,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: '16px',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { color: 'primary.main' },
  '& summary svg': { transition: 'transform .2s ease' },
  '& details[open] summary svg': { transform: 'rotate(180deg)' },
} as const;
