import type { RemoteDescriptor } from '@clinic/contracts';
import { isHostAddress } from '@clinic/contracts/registry';
import { StoreError } from '../../store/errors.ts';

/** Namespaces of texts that the frame and the kit have: a remote's texts are in the namespace of its name, and would replace them. */
const textNamespaces = ['host', 'shared', 'releases', 'staff', 'team', 'inspector', 'desk'];

/** What no remote may be called: packages of the clone, and namespaces of texts. */
const reserved: readonly string[] = [...textNamespaces, 'api', 'e2e', 'docs', 'scripts'];

/** Longest name: it is a part of every address of the remote's files. */
const longest = 30;

/** What is taken already. */
export interface Taken {
  /** Names of the clone's packages and of every live remote. */
  names: readonly string[];
  /** Live remotes, for their addresses. */
  remotes: readonly Pick<RemoteDescriptor, 'name' | 'routes'>[];
}

/** @throws {StoreError} `invalid`, with what to do, for a name that a new remote cannot have */
export function assertName(name: string, taken: Taken): void {
  const problem = problemOf(name, taken);
  if (problem !== null) throw new StoreError('invalid', problem);
}

function problemOf(name: string, { names, remotes }: Taken): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > longest) {
    const suggestion = suggestionFor(name);
    const advice = suggestion === '' ? '' : ` How about ${suggestion}?`;
    return `"${name}" cannot be a name: lower-case letters, digits and single hyphens, up to ${longest}, and a letter first.${advice}`;
  }
  if (name.startsWith('mfe-')) return `The folder is called mfe-<name>: say ${name.slice('mfe-'.length)}.`;
  // A new remote's page is at `/<name>`.
  if (reserved.includes(name) || isHostAddress(`/${name}`))
    return `"${name}" is a part of the site itself. Choose a name for what the pages are about.`;
  if (names.includes(name)) return `There is a remote ${name} already. Choose another name, or change that one.`;
  const owner = remotes.find(({ routes }) =>
    routes.some((route) => [route.path, ...route.redirectFrom].some((path) => path.toLowerCase() === `/${name}`)),
  );
  return owner === undefined ? null : `/${name} is a page of ${owner.name} already. Choose another name.`;
}

function suggestionFor(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/^mfe-/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
    .slice(0, longest)
    .replace(/-$/, '');
}
