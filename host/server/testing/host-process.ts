import path from 'node:path';
import { runToTheEnd, startServerProcess } from '@clinic/node/testing';

const main = path.join(import.meta.dirname, '..', 'main.ts');

/** Starts the host's server as a process of its own, on a free port. */
export const startHostProcess = (env: Record<string, string>) => startServerProcess(main, { PORT: '0', ...env });

/** Runs the host's server where it cannot run; what it says and how it ends. */
export const runHostToTheEnd = (env: Record<string, string>) => runToTheEnd(main, { PORT: '0', ...env });
