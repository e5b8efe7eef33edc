import { describeErrors, errorCatalogue, fakeApi, signedInAs } from '@clinic/kit/testing';
import { keep } from './parts/draft/kept-booking.ts';
import { account, fakeClinic } from './testing/fake-clinic.ts';
import { booking } from './testing/remote-under-test.ts';
import { answeredUpTo } from './testing/test-wizard.ts';

const clinic = fakeClinic();
const server = fakeApi(...clinic.handlers);
beforeEach(() => clinic.reset());

describeErrors(booking, server, {
  before: ({ path }) => {
    signedInAs(account);
    if (path === '/confirmation') keep({ owner: account.public_id, draft: answeredUpTo(5) });
  },
  query: 'specialty=1',
  // It calls only to hold the time, and a visit can be booked without that.
  doesWithout: ['/confirmation'],
  forms: {
    '/confirmation': [
      {
        name: 'a booking',
        url: '/confirmation',
        send: ({ t }) => t('actions.submit'),
        // Whether a visit came of it is what the patient has to know: the wizard has words of its own for everything.
        own: ({ t }) => ({
          ...Object.fromEntries(errorCatalogue.map(({ name }) => [name, t('failure.unknown')])),
          '429 RATE_LIMITED': t('failure.wait.seconds', { count: 45 }),
          'no network': t('failure.NETWORK'),
          'no answer in time': t('failure.TIMEOUT'),
        }),
        outlivesSession: true,
      },
    ],
  },
});
