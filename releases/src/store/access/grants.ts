import { ChannelName, TeamRight } from '@clinic/contracts/registry';
import type { Scope } from '@clinic/contracts';

/** What whoever shows a token may do, in the name of a team. */
export interface Grant extends Scope {
  /** The team, for the history. */
  name: string;
  /** The token or the trusted pipeline that it comes from. */
  id: string;
  /** The run of the job that shows it. */
  run?: string | undefined;
}

/** Whether somebody may do everything everywhere, and therefore also say what teams may. */
export function managesStore({ remotes, channels, rights }: Scope): boolean {
  return (
    remotes.includes('*') &&
    ChannelName.options.every((channel) => channels.includes(channel)) &&
    TeamRight.options.every((right) => rights.includes(right))
  );
}

/** Whether a scope covers a remote or the host. */
export function covers({ remotes }: Pick<Scope, 'remotes'>, remote: string): boolean {
  return remotes.includes('*') || remotes.includes(remote);
}

/** Whether one scope holds all that another one does. */
export function contains(outer: Scope, inner: Scope): boolean {
  return (
    inner.remotes.every((remote) => covers(outer, remote)) &&
    inner.channels.every((channel) => outer.channels.includes(channel)) &&
    inner.rights.every((right) => outer.rights.includes(right))
  );
}

/** What somebody may do, in words. */
export function scopeOf({ rights, remotes, channels }: Scope): string {
  return `${rights.join(', ')} ${remotes.join(', ')} in ${channels.join(', ')}`;
}

/** A scope without anything twice. */
export function scopeWith({ remotes, channels, rights }: ScopeRequest): Scope {
  return { remotes: [...new Set(remotes)], channels: [...new Set(channels)], rights: [...new Set(rights)] };
}

/** A scope as it is asked for. */
export interface ScopeRequest {
  /** Names of remotes, `host`, or `*` for all and the host. */
  remotes: readonly string[];
  channels: readonly ChannelName[];
  rights: readonly TeamRight[];
}
