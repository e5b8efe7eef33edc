import { createRequire } from 'node:module';

/** The count of elements whose place in the code React has noted, in its own words. */
interface Internals {
  recentlyCreatedOwnerStacks?: number;
}

const react = createRequire(import.meta.filename)('react') as Record<string, Internals | undefined>;
const internals = react['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'];

/** More than React notes in a second. */
const tooMany = 1_000_000;

/**
 * Spares React's development build an error object for each element that is made, of which it would tell where the element
 * was written. The stack of components that its warnings name stays. Where React has no such count, nothing changes.
 */
export function noteNoOwnerStacks(): void {
  if (internals?.recentlyCreatedOwnerStacks === undefined) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => tooMany, set: () => undefined });
}
