import * as z from 'zod/mini';
import type { RemoteDescriptor } from './remote.ts';

/** A part of a page that could not be had or drawn on the server, and why. For logs and checks; never in a page. */
export const RenderFailure = z.object({
  remote: z.string(),
  /** Exposed module: a screen or slot content. */
  module: z.string(),
  /** Whether its files, its data or its drawing failed. */
  phase: z.enum(['load', 'data', 'draw']),
  /** True when the API could not be reached or was slow: the remote itself may be sound. */
  apiUnavailable: z.boolean(),
  why: z.string(),
});
export type RenderFailure = z.infer<typeof RenderFailure>;

/** What came of rendering a page with releases that are not live. */
export const SmokeRenderResponse = z.object({
  status: z.int(),
  /** Nothing to see or to use stands in the page's main part. */
  empty: z.boolean(),
  failures: z.array(RenderFailure),
});
export type SmokeRenderResponse = z.infer<typeof SmokeRenderResponse>;

/** Releases to try together before they are live. */
export interface SmokeRenderSettings {
  /** The release of the host. */
  host: string;
  /** Each remote: its release, what it says about itself, and its container file on disk. */
  remotes: Record<string, { release: string; descriptor: RemoteDescriptor; container: string }>;
  /** Address of the API as the renderer reaches it. */
  apiBaseUrl: string;
}
