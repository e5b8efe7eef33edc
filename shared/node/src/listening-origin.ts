import { isIPv6 } from 'node:net';

/** Listening there is listening on every address of the machine, the loopback among them. */
const everyAddress = new Set(['', '0.0.0.0', '::']);

/** Where this machine reaches a server of its own, by the address and port that it listens on. */
export function listeningOrigin(address: string | undefined, port: number): string {
  const host = address === undefined || everyAddress.has(address) ? '127.0.0.1' : address;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
