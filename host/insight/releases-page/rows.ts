/** How lists of the page of releases look: a row of columns on wide screens, one below the other on phones. */
export const plainList = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 };

export const rowOf = (columns: string) => ({
  display: 'grid',
  gap: '4px 24px',
  alignItems: 'center',
  padding: '12px 16px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns },
});

/** Facts beside each other that matter less than what they are about. */
export const quietFacts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  fontSize: '.9375rem',
  color: 'text.secondary',
};
