/** The ground under codes that are shown once. */
export const secretPanel = {
  padding: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
  backgroundColor: 'background.default',
  fontSize: '1rem',
} as const;
