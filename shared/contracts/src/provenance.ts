import * as z from 'zod/mini';

/** The sources that a release was built from. Without credentials, names of people or paths of a machine. */
export const ReleaseSource = z.object({
  /** Address of the repository. */
  repository: z.string().check(z.regex(/^https?:\/\/[^\s@?#]+$/), z.maxLength(300)),
  commit: z.string().check(z.regex(/^[0-9a-f]{7,64}$/)),
  /** Branch or tag, as `refs/heads/main`. */
  ref: z.optional(z.string().check(z.maxLength(300))),
  /** Files of the repository differed from the commit when it was built. */
  modified: z.optional(z.boolean()),
});
export type ReleaseSource = z.infer<typeof ReleaseSource>;

/** A group of checks that ran before a release was stored. What failed is not stored. */
export const CheckRun = z.object({ check: z.string(), result: z.enum(['passed', 'warned']) });
export type CheckRun = z.infer<typeof CheckRun>;

/** Where a release comes from, as its signed statement says. */
export const Provenance = z.object({
  /** Left out where no repository was at hand. */
  source: z.optional(ReleaseSource),
  /** The workflow of a CI that the release service verified; null for a machine that nobody verified. */
  builder: z.nullable(z.string()),
  /** Number of that workflow's run. */
  run: z.optional(z.string()),
  /** Who checked it: the release service, or the machine that built it. */
  checkedBy: z.enum(['service', 'machine']),
  checks: z.array(CheckRun),
  at: z.string(),
});
export type Provenance = z.infer<typeof Provenance>;
