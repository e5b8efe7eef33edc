/** What the shared entry points of a package export to remotes, for one version of it. */
export interface EntryPointExports {
  /** Name of the package, such as `@clinic/kit`. */
  package: string;
  version: string;
  /** Exported names by entry point; a function in a group carries the name of the group, such as `hostPaths.home`. */
  exports: Record<string, readonly string[]>;
}

/** Names that an entry point exports at run time; types are none. */
export function namesIn(module: object): string[] {
  return Object.entries(module)
    .flatMap(([name, value]) => [
      name,
      ...(isGroup(value) ? Object.keys(value) : []).map((inner) => `${name}.${inner}`),
    ])
    .sort();
}

/** An object of functions, or of such objects, and nothing else. */
function isGroup(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((inner) => typeof inner === 'function' || isGroup(inner));
}

/**
 * What to do because the exports differ from the recorded ones, for people; null when they are equal. A remote runs on the minor
 * version that it was compiled with and on any newer one, so a name that is gone needs a new major version and a new name
 * a new minor one: otherwise releases pass their check and then miss what they import.
 */
export function advice(recorded: EntryPointExports, current: EntryPointExports): string | null {
  const removed = beyond(recorded, current);
  const added = beyond(current, recorded);
  const said = [
    ...(removed.length > 0 ? [`Removed: ${removed.join(', ')}.`] : []),
    ...(added.length > 0 ? [`Added: ${added.join(', ')}.`] : []),
  ];
  if (said.length === 0 && recorded.version === current.version) return null;

  const [major, minor] = partsOf(recorded.version);
  const [nowMajor, nowMinor] = partsOf(current.version);
  const isMajor = nowMajor > major;
  const isEnough =
    isMajor || (removed.length === 0 && (added.length === 0 || (nowMajor === major && nowMinor > minor)));
  const next = removed.length > 0 ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
  return [
    `The exports of ${current.package} ${current.version} differ from those recorded for ${recorded.version} in shared/build/src/entry-point-exports.json.`,
    ...said,
    ...(isEnough ? [] : [`Raise the version of ${current.package} to ${next}: releases are compared by it.`]),
    `Then write the version and these names into shared/build/src/entry-point-exports.json.`,
  ].join('\n');
}

/** Names of the first that the second does not have, each with its entry point. */
function beyond(first: EntryPointExports, second: EntryPointExports): string[] {
  return Object.entries(first.exports).flatMap(([entryPoint, names]) =>
    names
      .filter((name) => second.exports[entryPoint]?.includes(name) !== true)
      .map((name) => `${name} of ${entryPoint}`),
  );
}

function partsOf(version: string): [major: number, minor: number] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}
