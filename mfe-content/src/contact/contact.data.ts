import { honeypot } from '@clinic/contracts';
import type { z } from '@clinic/contracts';
import { ContactMessage, Received } from '@clinic/contracts/content';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { serviceLoader } from '../parts/page-content.data.ts';

/** S15: what is written about reaching the clinic, and when it is open. */
export const loader = serviceLoader('contact', ['clinic', 'ambulance', 'home-visit-emergency']);

/** S130: a message to the clinic. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: ContactMessage,
    send: (message, { idempotencyKey, trap, signal }) =>
      api.post('/api/contact-messages', { ...message, [honeypot]: trap }, Received, { idempotencyKey, signal }),
  });

export type ContactAction = Submission<z.infer<typeof Received>>;
