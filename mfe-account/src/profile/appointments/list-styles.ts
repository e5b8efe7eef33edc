/** A list of cards, as wide as they read well. */
export const list = { listStyle: 'none', margin: 0, padding: 0, gap: 2, maxWidth: 960 };
