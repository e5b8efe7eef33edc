/**
 * Every message that crosses a border of the system: API, event bus, descriptors, registry. Imports zod and nothing
 * else; written with `zod/mini`, so that a browser carries only what is used.
 */
export * from './primitives.ts';
export * from './normalise.ts';
export * from './errors.ts';
export * from './session.ts';
export * from './clinic.ts';
export * from './appointments.ts';
export * from './questions.ts';
export * from './events.ts';
export * from './forms.ts';
export * from './remote.ts';
export * from './registry.ts';
export * from './pictures.ts';
export * as z from './schema.ts';
