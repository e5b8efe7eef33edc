import type { CheckFinding } from '@clinic/contracts';
import { hasArtifact, storeArtifact, verifyArtifact } from './artifacts.ts';
import { attest } from './provenance.ts';
import type { Origin } from './provenance.ts';
import { StoreError } from '../errors.ts';
import { readHistory, record } from '../context/history.ts';
import type { StoreContext } from '../context/store-context.ts';

/** A build to put into the store. */
export interface Publication {
  name: string;
  release: string;
  /** Directory with the build's output. */
  built: string;
  by: string;
  report?: CheckFinding[] | undefined;
  /** Where it comes from and what checked it, for its signed statement. */
  origin?: Origin | undefined;
}

/**
 * Puts a build into the store, reads it back, writes its line in the history and says, signed, where it comes from. False when exactly these bytes were there
 * already; what an act that was cut off left without a line is read back and gets one then.
 * @throws {StoreError} `different-bytes` when the release is there with other bytes; `damaged` when it could not be read back
 *   as it was written, which also takes it out of the store again
 */
export async function publish(context: StoreContext, publication: Publication, now: () => Date): Promise<boolean> {
  const { name, release, built } = publication;
  const isNew = await storeArtifact(context, name, release, built);
  try {
    if (isNew || !(await isRecorded(context, publication))) await complete(context, publication, now);
  } catch (error) {
    // Without this the same bytes could never be published again. One that was there before may be live.
    if (isNew && error instanceof NotReadBack) await context.backend.removeTree(context.artifact(name, release));
    throw error;
  }
  await attest(context, { name, release, origin: publication.origin ?? {} }, now());
  return isNew;
}

/**
 * Whether a release is in the store. One that an act that was cut off left without a line in the history is read back, and
 * gets one.
 * @throws {StoreError} `damaged` when it has no line and is not as it was written
 */
export async function isPublished(
  context: StoreContext,
  publication: Omit<Publication, 'built'>,
  now: () => Date,
): Promise<boolean> {
  if (!(await hasArtifact(context, publication.name, publication.release))) return false;
  if (!(await isRecorded(context, publication))) await complete(context, publication, now);
  return true;
}

class NotReadBack extends StoreError {
  constructor(what: string, file: string) {
    super('damaged', `${what} could not be read back: ${file}.`);
  }
}

async function complete(
  context: StoreContext,
  publication: Omit<Publication, 'built'>,
  now: () => Date,
): Promise<void> {
  const { name, release, by, report } = publication;
  const [first] = await verifyArtifact(context, name, release);
  if (first) throw new NotReadBack(`${name}@${release}`, first.path);
  await context.backend.exclusively(async () => {
    // Somebody else may have published the same bytes meanwhile.
    if (await isRecorded(context, publication)) return;
    if (!(await hasArtifact(context, name, release)))
      throw new StoreError('conflict', `${name}@${release} was deleted meanwhile. Publish it again.`);
    await record(context, { at: now().toISOString(), by, act: 'publish', remote: name, release, report });
  });
}

/** Whether the last that the history knows of a release is that it was published, and not that it was deleted. */
async function isRecorded(
  context: StoreContext,
  { name, release }: Pick<Publication, 'name' | 'release'>,
): Promise<boolean> {
  const { lines } = await readHistory(context);
  const last = lines.findLast(({ act, remote, release: published, what = '' }) =>
    act === 'publish'
      ? remote === name && published === release
      : act === 'gc' && what.split(' ').includes(`${name}@${release}`),
  );
  return last?.act === 'publish';
}
