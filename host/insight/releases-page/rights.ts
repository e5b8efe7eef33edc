import type { ChannelName, TeamRight } from '@clinic/contracts';
import type { SignedInTeam, TeamState } from '@clinic/contracts/host';

/** Whether a team may do something; the server decides, this spares people dead ends. */
export function may(
  { team, canSign }: Pick<TeamState, 'team' | 'canSign'>,
  right: TeamRight,
  { remotes = [], channel }: { remotes?: readonly string[]; channel?: ChannelName } = {},
): boolean {
  const signs = right === 'promote';
  return (
    (canSign || !signs) &&
    team.rights.includes(right) &&
    (channel === undefined || team.channels.includes(channel)) &&
    remotes.every((remote) => owns(team, remote))
  );
}

function owns({ remotes }: SignedInTeam, remote: string): boolean {
  return remotes.includes('*') || remotes.includes(remote);
}
