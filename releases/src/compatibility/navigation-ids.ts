import type { CheckFinding, RemoteDescriptor } from '@clinic/contracts';

/** An id of the navigation names one item of one remote. */
export function navigationIds(remotes: readonly Pick<RemoteDescriptor, 'name' | 'navigation'>[]): CheckFinding[] {
  const owners = new Map<string, string[]>();
  for (const { name, navigation } of remotes) {
    for (const { id } of navigation) owners.set(id, [...(owners.get(id) ?? []), name]);
  }
  return [...owners]
    .filter(([, names]) => names.length > 1)
    .map(([id, names]) => ({
      level: 'error',
      check: 'navigation-ids',
      message: `The navigation id "${id}" is used by ${names.join(' and ')}. Give one of the items another id.`,
    }));
}
