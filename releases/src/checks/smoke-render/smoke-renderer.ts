import { createRequire } from 'node:module';
import type { Lang, SmokeRenderSettings } from '@clinic/contracts';

/** Releases to render, and the bundle of their host on disk. */
export interface SmokeRenderData extends SmokeRenderSettings {
  rendererFile: string;
}

export interface PageRequest {
  path: string;
  lang: Lang;
}

/** What came of one page, as the host's bundle says it: nobody has looked at it yet. */
export type RawOutcome = { answer: unknown } | { error: string };

/** The part of a host's bundle that is used here; older ones do not have it. */
interface HostBundle {
  createTrial?: (settings: SmokeRenderSettings & { requireFile: (file: string) => unknown }) => {
    render: (path: string, lang: Lang) => Promise<unknown>;
  };
}

/**
 * Loads the bundle of a host into this very thread, and with the first page the code of the releases: call it only where
 * nothing is that they may not have. Null when the bundle has no way to try releases.
 */
export function loadSmokeRenderer({ rendererFile, ...settings }: SmokeRenderData) {
  const requireFile = createRequire(import.meta.url);
  const { createTrial } = requireFile(rendererFile) as HostBundle;
  const trial = createTrial?.({ ...settings, requireFile });
  if (trial === undefined) return null;
  return ({ path, lang }: PageRequest): Promise<RawOutcome> =>
    trial.render(path, lang).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error: String(error) }),
    );
}
