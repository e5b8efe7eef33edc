/** Runs inside a worker thread: releases that are not live, rendered by the bundle of their host. Its end takes all their code with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadSmokeRenderer } from './smoke-renderer.ts';
import type { PageRequest, SmokeRenderData } from './smoke-renderer.ts';

const render = loadSmokeRenderer(workerData as SmokeRenderData);

parentPort?.postMessage({ ready: render !== null });
parentPort?.on('message', (page: PageRequest) => {
  void render?.(page).then((outcome) => parentPort?.postMessage(outcome));
});
