import type { LiveSite } from './live-site.ts';
import { typeOf } from './type-of-schema.ts';

/** The text of `live-site.ts`. Everything that a site says stands in it as a literal. */
export function sourceOfTypes({ from, composition, host, events, remotes }: LiveSite): string {
  const topics = Object.entries(events).map(
    ([topic, { accepts, sends }]) =>
      `  ${JSON.stringify(topic)}: { emit: ${typeOf(accepts)}; receive: ${typeOf(sends)} };`,
  );
  const versions = Object.entries(remotes).map(([name, { version }]) => `${JSON.stringify(name)}: ${quoted(version)}`);
  const paths = Object.values(remotes).flatMap((remote) => remote.paths);
  return `// Written by \`clinic-release types\` from ${JSON.stringify(from)}, composition ${JSON.stringify(composition)}. Write it again instead of changing it.

/** Versions that are live there. */
export interface LiveVersions {
  host: ${quoted(host.version)};
  contract: ${quoted(host.contract)};
  api: ${quoted(host.api)};
  remotes: { ${versions.join('; ')} };
}

/** Payloads by topic: what the bus takes from whoever emits, and what it hands to whoever listens. */
export interface LiveEvents {
${topics.join('\n')}
}

/** Places of the frame that a remote may fill. */
export type LiveSlot = ${union(host.slots.map(quoted))};

/** Places of the navigation. */
export type LiveNavigationSlot = ${union(host.navigationSlots.map(quoted))};

/** Addresses of the other remotes' public pages. */
export type LivePath = ${union(paths.map(addressesOf))};
`;
}

/** \`/doctors/:slug\` as the addresses that it stands for. */
function addressesOf(path: string): string {
  const parts = path.split('/').map((part) => (part.startsWith(':') || part === '*' ? null : part));
  if (!parts.includes(null)) return quoted(path);
  return `\`${parts.map((part) => (part === null ? '${string}' : part.replace(/[\\`$]/g, '\\$&'))).join('/')}\``;
}

/** A literal that cannot end its line or its comment. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\u2028\u2029]/g, '');
}

function union(types: readonly string[]): string {
  return types.length === 0 ? 'never' : [...new Set(types)].sort().join(' | ');
}
