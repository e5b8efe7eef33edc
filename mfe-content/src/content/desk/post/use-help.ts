import type * as Help from './help.tsx';
import { useOnDemand } from '../../../parts/desk/use-on-demand.ts';

export type HelpModule = typeof Help;

const load = () => import('./help.tsx');

/** What is pointed out while somebody writes, once its file is there. The texts do without it. */
export const useHelp = (): HelpModule | null => useOnDemand(load);
