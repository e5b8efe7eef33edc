import type { LoadFailure } from '@clinic/contracts/metrics';
import type { Outcome } from '../../shell/remotes/outcomes.ts';
import { lastFailedScript } from '../../shell/remotes/failed-scripts.ts';
import { artifactBase } from '@clinic/contracts/registry';
import { rejectionReason } from '../../updates/trust/rejection-reason.ts';

/** Why a module could not be had, as far as the page can find out. */
export async function loadFailureOf({ remote, release, error }: Outcome): Promise<LoadFailure> {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
  if (error instanceof TypeError && error.message.includes('exports nothing')) return 'contract';
  if (isRefusedChunk(error)) return 'integrity';
  const script = release === null ? undefined : lastFailedScript(artifactBase(remote, release));
  if (script !== undefined) return rejectionReason(script.url, script.integrity);
  // Its files came, and what is in them failed.
  return error instanceof Error ? 'script' : 'other';
}

/** What the runtime of a remote fails with when it has no hash of a chunk: nothing was asked for, so no script failed. */
function isRefusedChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError' && 'type' in error && error.type === 'integrity';
}
