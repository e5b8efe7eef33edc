import { honeypot } from '@clinic/shared/contracts';
import type { z } from '@clinic/shared/contracts';
import { ContactMessage, Received } from '@clinic/shared/contracts/content';
import { submit } from '@clinic/shared/forms';
import type { Submission } from '@clinic/shared/forms';
import { api } from '@clinic/shared/http';
import type { ScreenArgs } from '@clinic/shared/routing';
import { serviceLoader } from '../parts/page-content.data.ts';

/** S15: what is written about reaching the clinic, and when it is open. */
export const loader = serviceLoader('contact', ['clinic', 'ambulance', 'home-visit-emergency']);

/** S130: a message to the clinic. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: ContactMessage,
    send: (message, { idempotencyKey, trap }) =>
      api.post(
        '/api/contact-messages',
        { ...message, [honeypot]: trap },
        Received,
        idempotencyKey === undefined ? {} : { idempotencyKey },
      ),
  });

export type ContactAction = Submission<z.infer<typeof Received>>;
