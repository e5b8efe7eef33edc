import { StoreError } from '../store/errors.ts';

/** What a command line says, and the release service that it names. */
export interface CommandLine {
  /** Without the service. */
  args: string[];
  /** Address of the release service without a slash at its end; null for the store itself. */
  service: string | null;
}

/**
 * Takes the release service out of a command line: `--to https://…` or `--to=https://…` in front of a bare `--`. No channel and
 * no composition looks like an address, so that `promote … --to staging --to https://…` says both. Without it `RELEASES_URL`
 * counts.
 * @throws {StoreError} `invalid` for an address that would send the token over the network as it is
 */
export function readCommandLine(argv: readonly string[], setting: string | undefined): CommandLine {
  const end = argv.indexOf('--');
  const own = argv.slice(0, end < 0 ? undefined : end);
  const isAddress = (text: string | undefined) => text !== undefined && /^https?:\/\//.test(text);
  const at = own.findIndex(
    (word, index) => (word === '--to' && isAddress(own[index + 1])) || isAddress(/^--to=(.*)$/.exec(word)?.[1]),
  );
  const named = own[at]?.startsWith('--to=') ? own[at]?.slice('--to='.length) : own[at + 1];
  const address = at < 0 ? setting || undefined : named;
  const args = at < 0 ? [...argv] : argv.toSpliced(at, own[at] === '--to' ? 2 : 1);
  return { args, service: address === undefined ? null : checked(address) };
}

const own = new Set(['localhost', '127.0.0.1', '[::1]']);

function checked(address: string): string {
  const url = URL.parse(address);
  const words = 'The release service is an address such as https://releases.clinic.example';
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new StoreError('invalid', `${words}.`);
  }
  if (url.protocol === 'http:' && !own.has(url.hostname)) {
    throw new StoreError('invalid', `${words}: without https everybody on the way could read the token.`);
  }
  return (url.origin + url.pathname).replace(/\/+$/, '');
}
