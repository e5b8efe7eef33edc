import { ChannelName, ReleaseId } from '@clinic/shared/contracts/registry';
import { InvalidArgumentError } from 'commander';
import * as z from 'zod/mini';

/** Collects `booking@1.8.2+9ab12cd` arguments into releases by name. */
export function releaseArgument(text: string, before: Record<string, string> = {}): Record<string, string> {
  const [name = '', release = ''] = text.split('@', 2);
  if (!/^[a-z][a-z0-9-]*$/.test(name) || !z.safeParse(ReleaseId, release).success) {
    throw new InvalidArgumentError('A release is written as booking@1.8.2+9ab12cd; see what there is: release history');
  }
  if (name in before) throw new InvalidArgumentError(`${name} is named twice.`);
  return { ...before, [name]: release };
}

export function channelArgument(text: string): ChannelName {
  const parsed = z.safeParse(ChannelName, text);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError(`The channels are ${ChannelName.options.join(' and ')}.`);
}

export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('A whole number above zero is needed.');
  return Number(text);
}

/** Collects an option that may be given several times. */
export function several(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}
