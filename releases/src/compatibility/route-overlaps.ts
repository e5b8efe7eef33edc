import type { CheckFinding, RemoteDescriptor } from '@clinic/contracts';
import { isHostAddress } from '@clinic/contracts/registry';

type Claim = { remote: string; path: string };
const advice = 'Give one up; a page that moves to another remote is published and promoted together with it.';

type Claimant = Pick<RemoteDescriptor, 'name' | 'routes'>;

/**
 * No page may belong to two remotes, or to a remote and the host. That holds for addresses that two patterns match in
 * different ways too (`/qa/:anything` and `/qa/ask`): a new page of the one would silently take them from the other.
 */
export function routeOverlaps(remotes: readonly Claimant[]): CheckFinding[] {
  const claims = remotes.flatMap(({ name, routes }) =>
    routes
      .flatMap((route) => [route.path, ...route.redirectFrom])
      .flatMap((path) => withoutOptional(path).map((plain): Claim => ({ remote: name, path: plain }))),
  );
  return claims.flatMap((claim, index) =>
    [overlapWithHost(claim), ...claims.slice(index + 1).map((other) => overlap(claim, other))].filter(
      (finding) => finding !== null,
    ),
  );
}

function overlapWithHost({ remote, path }: Claim): CheckFinding | null {
  const [first] = segments(path);
  if (isHostAddress(path)) {
    const message = `${path} of ${remote}: the host itself answers everything below /${first}. Choose another address.`;
    return { level: 'error', check: 'route-overlaps', message };
  }
  if (first !== ':' && first !== '*') return null;
  const message = `${path} of ${remote} also matches addresses of the host and of every other remote, such as /api and /releases. Begin it with a name of your own, such as /${remote}.`;
  return { level: 'error', check: 'route-overlaps', message };
}

function overlap(a: Claim, b: Claim): CheckFinding | null {
  if (shape(a.path) === shape(b.path)) {
    const who = a.remote === b.remote ? `${a.remote} claims it twice` : `${a.remote} and ${b.remote} both claim it`;
    return { level: 'error', check: 'route-overlaps', message: `${a.path}: ${who}. ${advice}` };
  }
  if (a.remote === b.remote || !meet(segments(a.path), segments(b.path))) return null;
  const message = `${a.path} of ${a.remote} and ${b.path} of ${b.remote} match the same addresses. Begin yours with a name that no other remote has. ${advice}`;
  return { level: 'error', check: 'route-overlaps', message };
}

/** `/a/:b?` stands for `/a` and `/a/:b`. */
function withoutOptional(path: string): string[] {
  const optional = /\/([^/]+)\?(?=\/|$)/;
  if (!optional.test(path)) return [path];
  return [path.replace(optional, ''), path.replace(optional, '/$1')].flatMap(withoutOptional);
}

/** Paths are matched without regard to case, and the name of a parameter says nothing about what it matches. */
function shape(path: string): string {
  return segments(path).join('/');
}

function segments(path: string): string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? ':' : segment));
}

function meet([a, ...restA]: string[], [b, ...restB]: string[]): boolean {
  if (a === '*' || b === '*') return true;
  if (a === undefined || b === undefined) return a === b;
  return (a === b || a === ':' || b === ':') && meet(restA, restB);
}
