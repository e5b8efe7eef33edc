import { fileURLToPath } from 'node:url';
import { runToTheEnd, startServerProcess } from '@clinic/node/testing';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Starts the API as a process of its own, on a free port. */
export const startServer = (env: Record<string, string>) => startServerProcess(main, { API_PORT: '0', ...env });

/** Runs the API where it cannot run; what it says and how it ends. */
export const runServerToTheEnd = (env: Record<string, string>) => runToTheEnd(main, { API_PORT: '0', ...env });
