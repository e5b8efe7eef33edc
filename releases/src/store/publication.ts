import type { CheckFinding } from '@clinic/contracts';
import { hasArtifact, storeArtifact, verifyArtifact } from './artifacts.ts';
import { StoreError } from './errors.ts';
import { readHistory, record } from './history.ts';
import type { Layout } from './layout.ts';

/** A build to put into the store. */
export interface Publication {
  name: string;
  release: string;
  /** Directory with the build's output. */
  built: string;
  by: string;
  report?: CheckFinding[] | undefined;
}

/**
 * Puts a build into the store, reads it back and writes its line in the history. False when exactly these bytes were there
 * already; what an act that was cut off left without a line is read back and gets one then.
 * @throws {StoreError} `different-bytes` when the release is there with other bytes; `damaged` when it could not be read back
 *   as it was written, which also takes it out of the store again
 */
export async function publish(layout: Layout, publication: Publication, now: () => Date): Promise<boolean> {
  const { name, release, built } = publication;
  const isNew = await storeArtifact(layout, name, release, built);
  try {
    if (isNew || !(await isRecorded(layout, publication))) await complete(layout, publication, now);
  } catch (error) {
    // Without this the same bytes could never be published again. One that was there before may be live.
    if (isNew && error instanceof NotReadBack) await layout.shelf.removeTree(layout.artifact(name, release));
    throw error;
  }
  return isNew;
}

/**
 * Whether a release is in the store. One that an act that was cut off left without a line in the history is read back, and
 * gets one.
 * @throws {StoreError} `damaged` when it has no line and is not as it was written
 */
export async function isPublished(
  layout: Layout,
  publication: Omit<Publication, 'built'>,
  now: () => Date,
): Promise<boolean> {
  if (!(await hasArtifact(layout, publication.name, publication.release))) return false;
  if (!(await isRecorded(layout, publication))) await complete(layout, publication, now);
  return true;
}

class NotReadBack extends StoreError {
  constructor(what: string, file: string) {
    super('damaged', `${what} could not be read back: ${file}.`);
  }
}

async function complete(layout: Layout, publication: Omit<Publication, 'built'>, now: () => Date): Promise<void> {
  const { name, release, by, report } = publication;
  const [first] = await verifyArtifact(layout, name, release);
  if (first) throw new NotReadBack(`${name}@${release}`, first.path);
  await layout.shelf.exclusively(async () => {
    // Somebody else may have published the same bytes meanwhile.
    if (await isRecorded(layout, publication)) return;
    if (!(await hasArtifact(layout, name, release)))
      throw new StoreError('conflict', `${name}@${release} was deleted meanwhile. Publish it again.`);
    await record(layout, { at: now().toISOString(), by, act: 'publish', remote: name, release, report });
  });
}

/** Whether the last that the history knows of a release is that it was published, and not that it was deleted. */
async function isRecorded(layout: Layout, { name, release }: Pick<Publication, 'name' | 'release'>): Promise<boolean> {
  const { lines } = await readHistory(layout);
  const last = lines.findLast(({ act, remote, release: published, what = '' }) =>
    act === 'publish'
      ? remote === name && published === release
      : act === 'gc' && what.split(' ').includes(`${name}@${release}`),
  );
  return last?.act === 'publish';
}
