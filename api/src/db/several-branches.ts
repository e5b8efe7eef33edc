import { sql } from 'drizzle-orm';

/** Whether the clinic sees patients in more than one branch. Where it does not, nothing speaks of branches. */
export const hasSeveralBranches = sql<boolean>`((SELECT count(*) FROM branches WHERE active) > 1)`;
