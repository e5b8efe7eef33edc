import type * as Rich from './rich/index.ts';
import { useOnDemand } from './use-on-demand.ts';

type RichModule = typeof Rich;

const load = () => import('./rich/index.ts');

/** The editor, once its file is there. Without it the text is written as HTML. */
export const useRichText = (wanted: boolean): RichModule | null => useOnDemand(load, wanted);
