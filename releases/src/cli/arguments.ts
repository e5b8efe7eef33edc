import { ChannelName, CompositionId, ReleaseId } from '@clinic/contracts/registry';
import { InvalidArgumentError } from 'commander';
import * as z from 'zod/mini';
import { StoreError } from '../store/errors.ts';

/**
 * Collects `booking@1.8.2+9ab12cd` arguments into releases by name. A release without a name is one of the package whose
 * folder the command was started in.
 */
export function releaseArgument(here: string | undefined) {
  return (text: string, before: Record<string, string> = {}): Record<string, string> => {
    const [name = '', release = ''] = here !== undefined && !text.includes('@') ? [here, text] : text.split('@', 2);
    if (!/^[a-z][a-z0-9-]*$/.test(name) || !z.safeParse(ReleaseId, release).success) {
      throw new InvalidArgumentError(
        'A release is written as booking@1.8.2+9ab12cd; see what there is: release history --act publish',
      );
    }
    if (name in before) throw new InvalidArgumentError(`${name} is named twice.`);
    return { ...before, [name]: release };
  };
}

export function channelArgument(text: string): ChannelName {
  const parsed = z.safeParse(ChannelName, text);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError(`The channels are ${ChannelName.options.join(' and ')}.`);
}

export function compositionArgument(text: string): string {
  if (z.safeParse(CompositionId, text).success) return text;
  throw new InvalidArgumentError('A composition is written as c-0123456789ab; see: release history');
}

export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('A whole number above zero is needed.');
  return Number(text);
}

/** The number that a channel is at; 0 while nothing is live in it. */
export function sequenceNumber(text: string): number {
  if (/^(0|[1-9]\d{0,8})$/.test(text)) return Number(text);
  throw new InvalidArgumentError('A whole number is needed; 0 is a channel in which nothing is live yet.');
}

/** A share of visitors, above 0 and at most 100. */
export function percentArgument(text: string): number {
  const percent = /^\d{1,3}(\.\d{1,4})?$/.test(text) ? Number(text) : NaN;
  if (percent > 0 && percent <= 100) return percent;
  throw new InvalidArgumentError('A share is more than 0 and at most 100, for example 10.');
}

const siteAdvice = 'A site is an address such as https://clinic.example.';

/** An address of a site, as its origin. */
export function siteArgument(text: string): string {
  const site = siteOf(text);
  if (site !== null) return site;
  throw new InvalidArgumentError(siteAdvice);
}

/**
 * The same from a variable of the environment. Its value is not told: an address may have a password in it.
 *
 * @throws {StoreError} `invalid`, which names the variable
 */
export function siteSetting(variable: string, text: string): string {
  const site = siteOf(text);
  if (site !== null) return site;
  throw new StoreError('invalid', `${variable} does not name a site. ${siteAdvice}`);
}

function siteOf(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.origin : null;
}

/** Collects an option that may be given several times. */
export function several(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}

/** Collects an option that may be given several times and knows its values. */
export function severalOf<T extends string>(known: readonly T[]) {
  return (text: string, before: readonly T[] = []): T[] => {
    const found = known.find((each) => each === text);
    if (found !== undefined) return [...before, found];
    throw new InvalidArgumentError(`There are: ${known.join(', ')}.`);
  };
}

/** One of several known values. */
export function oneOf<T extends string>(known: readonly T[]) {
  const collect = severalOf(known);
  return (text: string): T | undefined => collect(text)[0];
}
