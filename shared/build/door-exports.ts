/** What the doors of `@clinic/shared` give to remotes, for one version of it. */
export interface DoorExports {
  version: string;
  /** Names by door; what stands in a group of functions has its name before it, such as `paths.home`. */
  exports: Record<string, readonly string[]>;
}

/** Names that a door's module gives at run time; types are none. */
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
 * What has to be done because the doors are not as recorded, for people; null when they are. A remote runs on the minor
 * version that it was compiled with and on any newer one, so a name that is gone needs a new major version and a new name
 * a new minor one: otherwise releases pass their check and then miss what they import.
 */
export function advice(recorded: DoorExports, current: DoorExports): string | null {
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
    `The doors of @clinic/shared ${current.version} are not those that shared/build/door-exports.json has for ${recorded.version}.`,
    ...said,
    ...(isEnough ? [] : [`Raise the version in shared/package.json to ${next}, for releases are compared by it.`]),
    `Then write the version and these names into shared/build/door-exports.json.`,
  ].join('\n');
}

/** Names of the first that the second does not have, each with its door. */
function beyond(first: DoorExports, second: DoorExports): string[] {
  return Object.entries(first.exports).flatMap(([door, names]) =>
    names.filter((name) => second.exports[door]?.includes(name) !== true).map((name) => `${name} of ${door}`),
  );
}

function partsOf(version: string): [major: number, minor: number] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}
