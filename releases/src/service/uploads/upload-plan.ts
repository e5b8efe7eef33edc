import { createHash } from 'node:crypto';
import { Integrity, ReleaseId, ReleaseSource } from '@clinic/contracts/registry';
import * as z from 'zod';
import { StoreError } from '../../store/errors.ts';
import { canonicalJson } from '../../store/hashes.ts';

/** What an upload may hold. */
export interface UploadLimits {
  files: number;
  /** Bytes of one file, and of all together. */
  fileBytes: number;
  bytes: number;
}

/** A part of a path: what every file system takes literally, and never `.` or `..`. */
const part = /^(?!\.{1,2}$)[A-Za-z0-9._@~+-]{1,100}$/;
const mostParts = 12;

const FilePath = z
  .string()
  .max(300)
  .refine((text) => text.split('/').length <= mostParts && text.split('/').every((each) => part.test(each)), {
    error: 'is no path inside an artifact: letters, digits and . _ @ ~ + - between slashes',
  });

/** What an upload begins with: the release, and the list of all its files. */
export const UploadPlan = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/),
  release: ReleaseId,
  files: z.array(z.object({ path: FilePath, size: z.int().min(0), integrity: Integrity })).min(1),
  /** Packages that are released in the same go: what is live of them is not compared with this one. */
  together: z.array(z.string().max(64)).max(50).default([]),
  /** Where the sources come from, as whoever uploads says it. */
  source: z.optional(ReleaseSource),
});
export type UploadPlan = z.infer<typeof UploadPlan>;

/**
 * Reads the plan of an upload.
 * @throws {StoreError} `invalid` for what does not follow its form, is too much, or could not lie in one folder
 */
export function readUploadPlan(body: unknown, limits: UploadLimits): UploadPlan {
  const parsed = UploadPlan.safeParse(body);
  if (!parsed.success) throw invalid(z.prettifyError(parsed.error));
  const { files } = parsed.data;
  if (files.length > limits.files) throw invalid(`It has ${files.length} files; ${limits.files} is the most.`);
  const large = files.find(({ size }) => size > limits.fileBytes);
  if (large) throw invalid(`${large.path} has ${large.size} bytes; ${limits.fileBytes} is the most for one file.`);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > limits.bytes) throw invalid(`It has ${bytes} bytes; ${limits.bytes} is the most.`);
  assertPathsDiffer(files.map(({ path }) => path));
  return parsed.data;
}

/** The same team's same files are the same upload, so that one that was cut off is found again. */
export function uploadId(team: string, { name, release, files }: UploadPlan): string {
  return createHash('sha256').update(canonicalJson({ team, name, release, files })).digest('hex').slice(0, 32);
}

/** Also where a disk does not tell large letters from small ones; a file is no folder of others. */
function assertPathsDiffer(paths: readonly string[]): void {
  const seen = new Set<string>();
  for (const path of paths) {
    const key = path.toLowerCase();
    if (seen.has(key)) throw invalid(`${path} is there twice.`);
    seen.add(key);
  }
  for (const path of seen) {
    const parts = path.split('/');
    const folders = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
    const taken = folders.find((folder) => seen.has(folder));
    if (taken !== undefined) throw invalid(`${taken} is a file and a folder.`);
  }
}

function invalid(why: string): StoreError {
  return new StoreError('invalid', `That cannot be uploaded: ${why}`);
}
