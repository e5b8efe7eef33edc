/**
 * Every message that crosses a border of the system: API, event bus. Those of descriptors and registries, which only
 * builds and servers check, are `@clinic/contracts/registry`; here are their types. Imports zod and nothing else; written with `zod/mini`, so that a browser carries only what is used.
 */
export * from './primitives.ts';
export * from './clinic-country.ts';
export * from './normalise.ts';
export * from './person-fields.ts';
export * from './branches.ts';
export * from './visit-kinds.ts';
export * from './errors.ts';
export * from './session.ts';
export * from './clinic.ts';
export * from './appointments.ts';
export * from './events.ts';
export * from './forms.ts';
export { describeRemote } from './describe-remote.ts';
export type * from './registry.ts';
export { internalPath } from './internal-path.ts';
export * from './pictures.ts';
export { hostPaths } from './host-paths.ts';
export { withQuery } from './with-query.ts';
export * as z from './schema.ts';
