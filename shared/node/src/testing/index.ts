/** For tests of servers: real processes of them. */
export { runToTheEnd, startServerProcess } from './server-process.ts';
export type { ServerProcess } from './server-process.ts';
