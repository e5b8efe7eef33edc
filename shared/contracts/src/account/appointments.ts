import { Appointment, AppointmentStatus, dataOf, Instant, z } from '@clinic/contracts';

/** One thing that a patient does before a visit, in both languages. */
export const VisitNote = z.object({ text_ar: z.string(), text_en: z.string() });
export type VisitNote = z.infer<typeof VisitNote>;

/** A turn in the life of an appointment. `moved` stands for the change of its time. */
export const AppointmentTurn = z.object({
  at: Instant,
  what: z.enum([...AppointmentStatus.options, 'moved']),
  by: z.enum(['patient', 'clinic']),
});
export type AppointmentTurn = z.infer<typeof AppointmentTurn>;

/** An appointment with all that its owner wants to know of it: what happened, how to prepare, where to go (S18, E5). */
export const AppointmentDetails = z.extend(Appointment, {
  /** Oldest first, also under the times that it had before. */
  history: z.array(AppointmentTurn),
  /** Where in the clinic it is, for example floor and department; empty when the clinic says nothing of it. */
  place_ar: z.string(),
  place_en: z.string(),
  preparation: z.array(VisitNote),
});
export type AppointmentDetails = z.infer<typeof AppointmentDetails>;
export const AppointmentDetailsResponse = dataOf(AppointmentDetails);
