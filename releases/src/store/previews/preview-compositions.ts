import type { Bilingual, Composition, Preview, RemoteEntry } from '@clinic/contracts';
import { readDescriptor } from '../artifacts/artifacts.ts';
import { composeWith, readComposition, storeComposition } from '../channels/compositions.ts';
import type { Parts } from '../channels/compositions.ts';
import { StoreError } from '../errors.ts';
import { readHistory } from '../context/history.ts';
import type { StoreContext } from '../context/store-context.ts';
import { readRegistry } from '../channels/registries.ts';

/** The composition of a preview, and the number of the channel that it stands on. */
export interface ComposedPreview extends Composition {
  seq: number;
}

/** A part of the site that a preview shows in another release than its base channel. */
export interface PreviewedPart {
  /** `host`, or the name of a remote. */
  name: string;
  /** Null where the part is not there at all. */
  release: string | null;
  /** What a remote calls itself and whose it is; the host has neither. */
  title?: Bilingual;
  team?: string;
  publishedAt?: string;
  publishedBy?: string;
}

/**
 * What a preview shows: what is live in its base, or the composition that it names, with its releases put in.
 * @throws {StoreError} `missing` when nothing is live in the base, or a composition or release is not there; `damaged` when
 *   a release is not the one that the preview was made of
 */
export async function composePreview(context: StoreContext, preview: Preview): Promise<ComposedPreview> {
  const composed = await composedOnBase(context, preview);
  for (const [name, release] of Object.entries(preview.replaces))
    if (composed.remotes[name]?.filesIntegrity !== preview.filesIntegrity[name])
      throw new StoreError('damaged', `${name}@${release} is not what the preview was made of.`);
  return composed;
}

type OnBase = Pick<Preview, 'base' | 'composition' | 'replaces'>;

/** What a preview shows, made of whatever the store holds of its releases now, and kept under its id for its collection. */
export async function composeOnBase(context: StoreContext, preview: OnBase): Promise<ComposedPreview> {
  const { seq, ...parts } = await composedOnBase(context, preview);
  return { ...(await storeComposition(context, parts)), seq };
}

async function composedOnBase(
  context: StoreContext,
  { base, composition, replaces }: OnBase,
): Promise<ComposedPreview> {
  const registry = await readRegistry(context, base);
  if (!registry) throw new StoreError('missing', `Nothing is live in ${base}, so there is nothing to preview in.`);
  const around = composition === undefined ? registry : await readComposition(context, composition);
  return { ...(await composeWith(context, withoutShares(around), replaces)), seq: registry.seq };
}

/** Every part that a preview shows in another release than its base channel now, with who made it. */
export async function previewedParts(context: StoreContext, preview: Preview): Promise<PreviewedPart[]> {
  const [shown, live, { lines }] = await Promise.all([
    composePreview(context, preview),
    readRegistry(context, preview.base),
    readHistory(context),
  ]);
  const before = releasesOf(live);
  const after = releasesOf(shown);
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (name) => name in preview.replaces || after[name] !== before[name],
  );
  return Promise.all(
    names.map(async (name): Promise<PreviewedPart> => {
      const release = after[name];
      if (release === undefined) return { name, release: null };
      const line = lines.findLast((one) => one.act === 'publish' && one.remote === name && one.release === release);
      const published = line === undefined ? {} : { publishedAt: line.at, publishedBy: line.by };
      if (name === 'host') return { name, release, ...published };
      const { title, owner } = await readDescriptor(context, name, release);
      return { name, release, title, team: owner, ...published };
    }),
  );
}

function releasesOf(parts: Parts | null): Partial<Record<string, string>> {
  if (parts === null) return {};
  const remotes = Object.entries(parts.remotes).map(([name, { release }]) => [name, release]);
  return Object.fromEntries([['host', parts.host.release], ...remotes]) as Record<string, string>;
}

/** Nobody is in a share of visitors while they look at a preview: everything else is as it is for most. */
function withoutShares({ host, remotes }: Parts): Parts {
  const whole = ([name, { rollout: _, ...entry }]: [string, RemoteEntry]) => [name, entry] as const;
  return { host, remotes: Object.fromEntries(Object.entries(remotes).map(whole)) };
}
