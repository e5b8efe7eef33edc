import type { CheckFinding } from '@clinic/contracts';
import * as z from 'zod/mini';
import { brotli, isPublic } from '../store/artifacts/artifact-files.ts';

/** Script of a remote for one screen, compressed, in bytes: its entry, the screen, and its texts in one language. */
const budget = 40_000;
const tight = 0.8 * budget;

/** What is read of the manifest that Module Federation writes: the files that an exposed module needs at once. */
const FederationManifest = z.object({
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

/** What each screen of a remote needs stays small enough to arrive on a slow phone; a remote may have many screens. */
export function sizeBudget(name: string, bytes: number): CheckFinding[] {
  if (bytes <= tight) return [];
  const level = bytes > budget ? 'error' : 'warn';
  const message = `The largest screen of ${name} needs ${kilobytes(bytes)} of its script, compressed; ${kilobytes(budget)} is the most. Load parts later, or share what others have too.`;
  return [{ level, check: 'size-budget', message }];
}

/** Bytes of script for the largest screen or slot content, as served with brotli; of all script where no manifest tells them apart. */
export async function screenBytes(files: ReadonlyMap<string, Buffer>): Promise<number> {
  const sizeOf = async (names: readonly string[]) => {
    const compressed = await Promise.all(names.map((file) => brotli(files.get(file) ?? Buffer.alloc(0))));
    return compressed.reduce((sum, { length }) => sum + length, 0);
  };
  const exposes = exposedIn(files.get('mf-manifest.json'));
  if (exposes === null) return sizeOf([...files.keys()].filter((file) => isPublic(file) && /\.m?js$/.test(file)));

  const sizes = await Promise.all(
    exposes.map(async ({ path, assets }) => ({ path, bytes: await sizeOf(assets.js.sync) })),
  );
  const largest = (texts: boolean) =>
    Math.max(0, ...sizes.filter(({ path }) => path.includes('/locales/') === texts).map(({ bytes }) => bytes));
  return (await sizeOf(['remoteEntry.js'])) + largest(false) + largest(true);
}

function exposedIn(manifest: Buffer | undefined): z.infer<typeof FederationManifest>['exposes'] | null {
  if (manifest === undefined) return null;
  const parsed = FederationManifest.safeParse(JSON.parse(manifest.toString()));
  return parsed.success ? parsed.data.exposes : null;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
