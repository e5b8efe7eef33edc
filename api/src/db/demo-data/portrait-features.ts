import type { PortraitFeatures } from './portraits/features.ts';
import { men } from './portraits/men.ts';
import { women } from './portraits/women.ts';

/** How each doctor looks, by the doctor's id. */
export const portraitFeatures: Readonly<Record<number, PortraitFeatures>> = { ...women, ...men };
