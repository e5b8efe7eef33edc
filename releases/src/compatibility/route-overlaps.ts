import type { CheckFinding, RemoteDescriptor } from '@clinic/contracts';
import { isHostAddress } from '@clinic/contracts/registry';

/** An address that a remote claims, as it was written and by its segments, and its place among all that are claimed. */
interface Claim {
  remote: string;
  path: string;
  segments: string[];
  index: number;
}

const advice = 'Give one up; a page that moves to another remote is published and promoted together with it.';

type Claimant = Pick<RemoteDescriptor, 'name' | 'routes'>;

/**
 * No page may belong to two remotes, or to a remote and the host. That holds for addresses that two patterns match in
 * different ways too (`/qa/:anything` and `/qa/ask`): a new page of the one would silently take them from the other.
 */
export function routeOverlaps(remotes: readonly Claimant[]): CheckFinding[] {
  const claims = remotes
    .flatMap(({ name, routes }) =>
      routes
        .flatMap((route) => [route.path, ...route.redirectFrom])
        .flatMap((path) => withoutOptional(path).map((plain) => ({ remote: name, path: plain }))),
    )
    .map((claim, index): Claim => ({ ...claim, segments: segmentsOf(claim.path), index }));
  const laterRivals = rivalsAmong(claims);
  return claims.flatMap((claim) =>
    [overlapWithHost(claim), ...laterRivals(claim).map((rival) => overlap(claim, rival))].filter(
      (finding) => finding !== null,
    ),
  );
}

/**
 * Gives the claims after one that may match the same addresses: those that begin with the same segment, or with anything. To
 * hold each against each would take minutes for a thousand remotes.
 */
function rivalsAmong(claims: readonly Claim[]): (claim: Claim) => Claim[] {
  const byFirst = Map.groupBy(claims, ({ segments: [first] }) => first);
  const anyFirst = claims.filter(beginsWithAnything);
  return (claim) => {
    const rivals = beginsWithAnything(claim) ? claims : [...(byFirst.get(claim.segments[0]) ?? []), ...anyFirst];
    return rivals.filter(({ index }) => index > claim.index).sort((one, other) => one.index - other.index);
  };
}

const beginsWithAnything = ({ segments: [first] }: Claim) => first === ':' || first === '*';

function overlapWithHost(claim: Claim): CheckFinding | null {
  const { remote, path, segments } = claim;
  if (isHostAddress(path)) {
    const message = `${path} of ${remote}: the host itself answers everything below /${segments[0]}. Choose another address.`;
    return { level: 'error', check: 'route-overlaps', message };
  }
  if (!beginsWithAnything(claim)) return null;
  const message = `${path} of ${remote} also matches addresses of the host and of every other remote, such as /api and /releases. Begin it with a name of your own, such as /${remote}.`;
  return { level: 'error', check: 'route-overlaps', message };
}

function overlap(a: Claim, b: Claim): CheckFinding | null {
  if (a.segments.join('/') === b.segments.join('/')) {
    const who = a.remote === b.remote ? `${a.remote} claims it twice` : `${a.remote} and ${b.remote} both claim it`;
    return { level: 'error', check: 'route-overlaps', message: `${a.path}: ${who}. ${advice}` };
  }
  if (a.remote === b.remote || !meet(a.segments, b.segments)) return null;
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
function segmentsOf(path: string): string[] {
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
