import * as z from 'zod/mini';

/** How well something works for patients: `limited` is late, slow or only in part. */
export const ServiceState = z.enum(['working', 'limited', 'down']);
export type ServiceState = z.infer<typeof ServiceState>;

/** `GET /api/status`: whether messages, such as codes and confirmations, reach patients now. */
export const ApiStatus = z.object({ data: z.object({ messages: ServiceState }) });
