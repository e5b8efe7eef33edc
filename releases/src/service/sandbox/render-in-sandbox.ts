import path from 'node:path';
import { SmokeRenderResponse } from '@clinic/contracts/registry';
import * as z from 'zod/mini';
import type { RenderPages } from '../../checks/renders-on-server.ts';
import type { PageOutcome } from '../../checks/smoke-render/smoke-render.ts';
import { runInSandbox } from './sandbox.ts';
import type { SandboxSettings } from './sandbox.ts';

const Started = z.object({ ready: z.boolean() });
const Rendered = z.union([z.object({ answer: SmokeRenderResponse }), z.object({ error: z.string() })]);

/**
 * Renders pages in the sandbox. What comes back is what the code of the artifact lets through: a page that lies about itself is
 * believed, as it harms nobody but its own team.
 */
export function renderInSandbox(settings: SandboxSettings): RenderPages {
  return async (data, pages) => {
    const executed = [data.rendererFile, ...Object.values(data.remotes).map(({ container }) => container)];
    const readable = executed.map((file) => path.dirname(path.dirname(file)));
    const run = { script: 'render-pages', input: { data, pages }, readable } as const;
    const { lines, complete, why } = await runInSandbox(settings, run);
    const started = Started.safeParse(lines[0]);
    if (!started.success) throw new Error(why);
    if (!started.data.ready) return null;
    const rendered = lines.slice(1);
    const outcomes: PageOutcome[] = [];
    for (const page of pages) {
      const line = rendered.shift();
      if (line === undefined) {
        if (!complete) outcomes.push({ ...page, failure: why });
        break;
      }
      const parsed = Rendered.safeParse(line);
      if (!parsed.success) outcomes.push({ ...page, failure: 'it gave no answer' });
      else if ('answer' in parsed.data) outcomes.push({ ...page, answer: parsed.data.answer });
      else outcomes.push({ ...page, failure: parsed.data.error });
    }
    return outcomes;
  };
}
