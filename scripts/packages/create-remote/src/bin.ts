#!/usr/bin/env node
/** `npm create @clinic/remote <name>`: the command `new` of `@clinic/release`, for a repository of its own. */
process.argv.splice(2, 0, 'new', '--standalone');
await import(import.meta.resolve('@clinic/release/command'));
export {};
