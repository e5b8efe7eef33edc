/** Runs inside a worker thread: releases that are not live, rendered by the bundle of their host. Its end takes all their code with it. */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Lang, SmokeRenderSettings } from '@clinic/contracts';

export interface SmokeRenderWorkerData extends SmokeRenderSettings {
  rendererFile: string;
}

export interface PageRequest {
  path: string;
  lang: Lang;
}

/** The part of a host's bundle that is used here; older ones do not have it. */
interface HostBundle {
  createTrial?: (settings: SmokeRenderSettings & { requireFile: (file: string) => unknown }) => {
    render: (path: string, lang: Lang) => Promise<unknown>;
  };
}

const requireFile = createRequire(import.meta.url);
const { rendererFile, ...settings } = workerData as SmokeRenderWorkerData;
const { createTrial } = requireFile(rendererFile) as HostBundle;
const smokeRenderer = createTrial?.({ ...settings, requireFile });

parentPort?.postMessage({ ready: smokeRenderer !== undefined });
parentPort?.on('message', ({ path, lang }: PageRequest) => {
  smokeRenderer?.render(path, lang).then(
    (answer) => parentPort?.postMessage({ answer }),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  );
});
