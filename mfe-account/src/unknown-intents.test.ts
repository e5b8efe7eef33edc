import { fakeApi } from '@clinic/kit/testing';
import { action as reception } from './desk/actions.data.ts';
import { action as users } from './desk/users/users.data.ts';
import { action as verification } from './phone-verification/verification.data.ts';
import { action as appointment } from './profile/appointments/appointment/appointment.data.ts';
import { action as appointments } from './profile/appointments/appointments.data.ts';
import { action as waitingList } from './profile/waiting-list/waiting-list.data.ts';
import { action as security } from './settings/security/security.data.ts';
import { action as settings } from './settings/settings.data.ts';

// Nothing is answered here: a call of the API fails the test.
fakeApi();

const forms: Record<string, string>[] = [{ intent: 'unheard-of', id: '7' }, { id: '7' }];
const actions = { reception, users, verification, appointment, appointments, waitingList, security, settings };

test.each(Object.entries(actions))(
  '%s: an unknown intent, or none, is answered 400 and does nothing',
  async (_name, action) => {
    for (const form of forms) {
      const request = new Request('http://site.invalid/', { method: 'POST', body: new URLSearchParams(form) });
      await expect(action({ request, params: { id: '7' }, lang: 'en' })).rejects.toMatchObject({ status: 400 });
    }
  },
);
