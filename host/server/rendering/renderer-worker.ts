/** Runs inside a worker thread: the renderer of one composition. Its end takes all of the composition's code with it. */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { createRenderer, RendererSettings } from '../../entry/server.ts';
import type { RenderRequest } from '@clinic/contracts/host';

export interface WorkerSettings extends Omit<RendererSettings, 'requireFile'> {
  rendererFile: string;
}

export interface RenderCall {
  id: number;
  request: RenderRequest;
}

const requireFile = createRequire(import.meta.url);
const { rendererFile, ...settings } = workerData as WorkerSettings;
const bundle = requireFile(rendererFile) as { createRenderer: typeof createRenderer };
const renderer = bundle.createRenderer({ ...settings, requireFile });

parentPort?.on('message', ({ id, request }: RenderCall) => {
  renderer.render(request).then(
    (rendered) => parentPort?.postMessage({ id, rendered }),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
  );
});
