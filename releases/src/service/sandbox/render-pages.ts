/**
 * Runs in the sandbox: renders pages with code of an artifact, in this very thread. A worker thread would be no help: one that
 * is started with options of its own gets around Node's permissions, so that they refuse workers altogether.
 */
import { loadSmokeRenderer } from '../../checks/smoke-render/smoke-renderer.ts';
import type { PageRequest, SmokeRenderData } from '../../checks/smoke-render/smoke-renderer.ts';
import { readInput, say } from './input.ts';

export interface Rendering {
  data: SmokeRenderData;
  pages: readonly PageRequest[];
}

const { data, pages } = await readInput<Rendering>();
const render = loadSmokeRenderer(data);
say({ ready: render !== null });
for (const page of render === null ? [] : pages) say(await render?.(page));
// What a page left running, a timer or a loop, has nothing more to do here.
process.exit(0);
