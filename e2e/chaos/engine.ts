/** A database that the API runs on: embedded, or a server. */
export type Engine = 'pglite' | 'postgresql';

export const bothEngines: readonly Engine[] = ['pglite', 'postgresql'];
