import type { CheckFinding, RemoteDescriptor } from '@clinic/contracts';
import type { HostSide } from './host-side.ts';

/** Slots that remotes fill and places of the navigation that they use have to exist in the host. */
export function places(
  { provides }: HostSide,
  remotes: readonly Pick<RemoteDescriptor, 'name' | 'slots' | 'navigation'>[],
): CheckFinding[] {
  if (provides === undefined) return [];
  return remotes.flatMap(({ name, slots, navigation }) => {
    const missing = [
      ...absent(provides.slots, slots).map((slot) => `the slot ${slot}`),
      ...absent(provides.navigationSlots, navigation).map((slot) => `the navigation slot ${slot}`),
    ];
    return missing.map((what) =>
      refuse(`${name} fills ${what}, which the host ${provides.host} does not have. Release a host with it first.`),
    );
  });
}

function absent(has: readonly string[], used: readonly { slot: string }[]): string[] {
  return [...new Set(used.map(({ slot }) => slot))].filter((slot) => !has.includes(slot));
}

function refuse(message: string): CheckFinding {
  return { level: 'error', check: 'places', message };
}
