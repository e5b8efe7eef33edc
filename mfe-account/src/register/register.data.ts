import type { z } from '@clinic/shared/contracts';
import { Registration, RegistrationAnswer } from '@clinic/shared/contracts/account';
import { submit } from '@clinic/shared/forms';
import type { Submission } from '@clinic/shared/forms';
import { api } from '@clinic/shared/http';
import type { ScreenArgs } from '@clinic/shared/routing';

export type RegisterAction = Submission<z.infer<typeof RegistrationAnswer>>;

const ticked = (form: FormData, name: string) => form.get(name) === 'on';

/** Begins a registration (S17, S76); the code comes next. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: Registration,
    secret: ['password', 'password_confirmation'],
    read: (form) => ({
      ...Object.fromEntries(form),
      terms_accepted: ticked(form, 'terms_accepted'),
      marketing: ticked(form, 'marketing'),
    }),
    send: (wish) => api.post('/api/register', wish, RegistrationAnswer),
  });
