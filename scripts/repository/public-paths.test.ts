import * as account from '@clinic/contracts/account/paths';
import * as booking from '@clinic/contracts/booking/paths';
import * as content from '@clinic/contracts/content/paths';
import * as qa from '@clinic/contracts/qa/paths';
import type { RemoteDescription } from '@clinic/contracts';
import { remote as accountRemote } from '../../mfe-account/src/remote.ts';
import { remote as bookingRemote } from '../../mfe-booking/src/remote.ts';
import { remote as contentRemote } from '../../mfe-content/src/remote.ts';
import { remote as qaRemote } from '../../mfe-qa/src/remote.ts';

type Path = (...args: never[]) => string;

/** Paths of a contract with something in every place of theirs; those without a parameter are the plain address. */
const pathsOf = (contract: Record<string, Path>) =>
  Object.entries(contract).map(([name, path]) => {
    const argument = name === 'post' ? ['ar', 'slug'] : path.length === 0 ? [] : ['1'];
    return [name, (path as (...args: string[]) => string)(...argument)] as const;
  });

const addressesOf = ({ routes }: RemoteDescription) =>
  routes
    .flatMap(({ path, redirectFrom = [] }) => [path, ...redirectFrom])
    .map((path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`));

describe.each([
  ['account', account, accountRemote],
  ['booking', booking, bookingRemote],
  ['content', content, contentRemote],
  ['qa', qa, qaRemote],
] as const)('the public paths of %s', (_name, contract, remote) => {
  test.each(pathsOf(contract))('%s: %s is an address of its descriptor', (_path, address) => {
    const { pathname } = new URL(address, 'https://clinic.example');
    expect(addressesOf(remote).some((route) => route.test(decodeURI(pathname)))).toBe(true);
  });
});
