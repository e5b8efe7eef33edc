import type { z } from '@clinic/contracts';
import { Registration, RegistrationResponse } from '@clinic/contracts/account';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';

export type RegisterAction = Submission<z.infer<typeof RegistrationResponse>>;

const ticked = (form: FormData, name: string) => form.get(name) === 'on';

/** Begins a registration; the code comes next. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: Registration,
    secret: ['password', 'password_confirmation'],
    read: (form) => ({
      ...Object.fromEntries(form),
      terms_accepted: ticked(form, 'terms_accepted'),
      marketing: ticked(form, 'marketing'),
    }),
    send: (input, { signal }) => api.post('/api/register', input, RegistrationResponse, { signal }),
  });
