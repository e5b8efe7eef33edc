import { text } from 'node:stream/consumers';

/** What a script of the sandbox is given. Its caller is the service itself. */
export async function readInput<T>(): Promise<T> {
  return JSON.parse(await text(process.stdin)) as T;
}

/** Says one thing to the service. */
export function say(what: unknown): void {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}
