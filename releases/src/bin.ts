#!/usr/bin/env node
/**
 * The command `clinic-release`, as teams install it: `main.ts` with the settings of the `.env` beside the remote. It loads
 * nothing that an older Node could not read before it has said which one is needed.
 */
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Node 24 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}
export {};

try {
  process.loadEnvFile();
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
await import('./main.ts');
