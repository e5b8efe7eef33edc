import * as z from 'zod/mini';
import { Id } from './primitives.ts';

/** Something of the clinic's by its id and names. */
export const Named = z.object({ id: Id, name_ar: z.string(), name_en: z.string() });
