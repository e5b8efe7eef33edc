import type { CheckFinding, RemoteDescriptor } from '@clinic/contracts';

/** A letter leads to one room of the staff, whoever's it is. */
export function shortcuts(remotes: readonly Pick<RemoteDescriptor, 'name' | 'navigation'>[]): CheckFinding[] {
  const rooms = new Map<string, string[]>();
  for (const { name, navigation } of remotes) {
    for (const { id, shortcut } of navigation)
      if (shortcut !== undefined) rooms.set(shortcut, [...(rooms.get(shortcut) ?? []), `${id} of ${name}`]);
  }
  return [...rooms]
    .filter(([, names]) => names.length > 1)
    .map(([letter, names]) => ({
      level: 'error',
      check: 'shortcuts',
      message: `The shortcut "${letter}" leads to ${names.join(' and ')}. Give one of them another letter.`,
    }));
}
