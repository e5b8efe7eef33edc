import * as z from 'zod/mini';
import { Id } from './primitives.ts';

/** Shortest and longest visit of a kind, in minutes. */
export const shortestVisit = 5;
export const longestVisit = 240;

/** A kind of visit that a doctor offers beside the ordinary one, with its length. */
export const VisitKind = z.object({ id: Id, name_ar: z.string(), name_en: z.string(), minutes: z.int() });
export type VisitKind = z.infer<typeof VisitKind>;

/** The kind of a booked visit: its name and length as they were booked. */
export const BookedKind = z.omit(VisitKind, { id: true });
export type BookedKind = z.infer<typeof BookedKind>;
