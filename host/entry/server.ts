import { createPageRenderer } from '../shell/rendering/renderer.tsx';
import type { RendererSettings } from '../shell/rendering/renderer.tsx';
import { smokeRendererOf } from '../shell/rendering/smoke-render.ts';
import { hostPages } from './host-pages.tsx';

export type { RendererSettings };

/** Renders pages of one composition. One renderer lives in one worker: its end is how a composition leaves memory. */
export const createRenderer = (settings: RendererSettings) => createPageRenderer(settings, hostPages);

/** How the check of a release renders it before it is live. */
export const createTrial = smokeRendererOf(createRenderer);
