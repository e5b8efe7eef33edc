import { screen, within } from '@testing-library/react';
import { deletionWords } from '@clinic/contracts/account';
import { roles } from '@clinic/contracts';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { useSession } from '@clinic/kit/session';
import { describeErrors, fakeApi, http, HttpResponse, signedInAs } from '@clinic/kit/testing';
import type { RenderedRoute, SweptForm } from '@clinic/kit/testing';
import { aDeskDoctor, aDeskVisit, today } from './desk/testing/fake-reception.ts';
import { aScheduledDoctor, aWeek } from './parts/schedules/testing/fake-schedules.ts';
import { aList, anEntry } from './profile/waiting-list/testing/an-entry.ts';
import { anAppointment } from './profile/appointments/testing/an-appointment.ts';
import { account } from './testing/remote-under-test.ts';

const specialty = { id: 1, name_ar: 'طب الأسنان', name_en: 'Dentistry', slug_ar: 'أسنان', slug_en: 'dentistry' };
const layan = { id: 31, name: 'ليان الحربي', relation: 'daughter', birth_date: '2019-03-05', phone: null };
const member = {
  ...{ id: 7, name: 'نورة العتيبي', email: 'noura@nabd.example', phone: '+966500000041', role: roles.patient },
  ...{
    status: 'active',
    doctor: null,
    created_at: '2026-11-01T09:00:00.000Z',
    sessions: 2,
    second_factor: false,
    own: false,
  },
};

const aSession = (id: number, current: boolean) => ({
  id,
  device: { kind: 'phone', browser: 'Chrome', system: 'Android' },
  created_at: '2026-11-20T07:00:00.000Z',
  last_seen_at: '2026-11-21T07:00:00.000Z',
  current,
});

const closure = { id: 4, clinic: true, first: today, from: null, last: today, until: null };

const found = (data: unknown) => () => HttpResponse.json({ data });
const server = fakeApi(
  http.get('*/api/appointments', found([anAppointment()])),
  http.get(
    '*/api/appointments/:id',
    found({ ...anAppointment(), history: [], place_ar: 'الدور الأول', place_en: 'First floor', preparation: [] }),
  ),
  http.get('*/api/available-days', () =>
    HttpResponse.json({ today, first: '2026-11-23', last: '2026-12-20', days: { '2026-11-26': 2 } }),
  ),
  http.get('*/api/available-slots', () => HttpResponse.json(['09:00', '11:30'])),
  http.post('*/api/reception/days/cancel', found({ cancelled: 0, kept: 0, released: 0 })),
  http.get('*/api/dependents', found([layan])),
  http.get('*/api/waitlist', found(aList(anEntry()))),
  http.get(
    '*/api/specialties',
    found([{ ...specialty, summary_ar: 'س', summary_en: 's', icon: 'eye', doctors_count: 1 }]),
  ),
  http.get('*/api/doctors/:id', found([{ ...anAppointment().doctor, job_titles: [] }])),
  http.get('*/api/account/preferences', found({ lang: 'ar', digits: 'latn', channels: ['email'], reminders: true })),
  http.get('*/api/account/push', found({ key: null, devices: [] })),
  http.get('*/api/account/consents', found([])),
  http.get('*/api/sessions', found([aSession(1, true), aSession(2, false)])),
  http.get('*/api/account/factors', found({ required: false, passkeys: [], totp: null, recovery_codes_left: 0 })),
  http.get('*/api/login/second-factor', found({ totp: true, recovery: true, passkey: null })),
  http.get('*/api/reception/doctors', found({ today, doctors: [aDeskDoctor(58)], may_act: true })),
  http.get(
    '*/api/reception/days',
    found({
      doctor: aDeskDoctor(58),
      slot_minutes: 30,
      days: [{ date: today, visits: [aDeskVisit()], held: [], leave: [], free: ['10:00'] }],
    }),
  ),
  http.get(
    '*/api/reception/appointments/:id',
    found({ ...aDeskVisit(), patient_email: 'sara@nabd.example', lang: 'ar', events: [] }),
  ),
  http.get(
    '*/api/schedules/doctors',
    found({ doctors: [aScheduledDoctor()], current_page: 1, per_page: 20, total: 1, today, closures: [closure] }),
  ),
  http.get('*/api/schedules/doctors/:id', found(aWeek())),
  http.get('*/api/admin/users', found({ data: [member], current_page: 1, per_page: 20, total: 1 })),
  http.get('*/api/admin/doctors-without-account', found([])),
  http.get('*/api/branches', found([])),
);

const press =
  (name: (t: RenderedRoute['t']) => string) =>
  async ({ t, user }: RenderedRoute) => {
    const [button] = await screen.findAllByRole('button', { name: new RegExp(name(t).replace(/[?()]/g, '\\$&')) });
    if (button !== undefined) await user.click(button);
  };

/** Another time for a visit, in its dialog. */
async function chooseTime({ user, lang }: RenderedRoute) {
  const dialog = within(await screen.findByRole('dialog'));
  const day = new RegExp(formatDate('2026-11-26', lang, 'full').replace(/[()]/g, '.'));
  await user.click(await dialog.findByRole('gridcell', { name: day }));
  await user.click(await dialog.findByRole('button', { name: formatTime('11:30', lang) }));
}

/** Opens a visit of the desk, and what asks something before it is done. */
const ask = (act: 'cancel' | 'move') => async (page: RenderedRoute) => {
  await press(() => aDeskVisit().patient_name)(page);
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: page.t(`reception.acts.${act}`) }));
  if (act === 'move') await dialog.findByRole('combobox', { name: new RegExp(page.t('reception.move.time')) });
};
const atDesk = ({ t }: RenderedRoute) => ({ '404 NOT_FOUND': t('reception.failure.NOT_FOUND') });

/** A call without an answer to read takes any for done. */
const anyAnswer = ['an answer that is not the API’s'];

const cancel: SweptForm = {
  name: 'cancelling',
  open: press((t) => t('appointments.cancel')),
  except: ['404 NOT_FOUND'],
};

describeErrors(account, server, {
  before: ({ auth, roles: needed }) => {
    if (auth === 'member') signedInAs(needed === undefined ? {} : { role: roles.admin });
    else useSession.setState({ state: 'visitor', user: null });
  },
  query: 'doctor=58&token=a1.2.x',
  forms: {
    '/login': [
      {
        name: 'signing in',
        values: { identifier: 'sara@nabd.example' },
        // The sign-in says how long to wait, from the header.
        except: ['429 RATE_LIMITED'],
      },
    ],
    '/login/second-step': [{ name: 'the code', values: { code: '123456' }, outlivesSession: true }],
    '/register': [{ name: 'opening an account' }],
    '/forget': [{ name: 'asking for a code', values: { identifier: 'sara@nabd.example' }, except: anyAnswer }],
    '/reminder': [{ name: 'confirming', url: '/reminder?token=a1.2.x&do=confirm' }],
    '/password/reset': [{ name: 'a new password', values: { code: '123456' }, except: anyAnswer }],
    '/phone/verification/:userId': [{ name: 'the code', values: { code: '123456' } }],
    '/profile/Appointments': [cancel],
    '/profile/Appointments/:id': [
      cancel,
      {
        name: 'moving',
        url: '/profile/Appointments/1?open=move',
        open: chooseTime,
      },
    ],
    '/profile/WaitingList': [
      { name: 'joining', url: '/profile/WaitingList', values: { doctor_id: '' } },
      {
        name: 'leaving',
        open: press((t) => t('waitingList.leave')),
        send: ({ t }) => t('waitingList.leaveDialog.confirm'),
        except: anyAnswer,
      },
    ],
    '/profile/Family': [
      { name: 'adding somebody', open: press((t) => t('family.add')), values: { birth_date: ['5', '3', '2019'] } },
      { name: 'removing somebody', open: press((t) => t('family.remove')), except: [...anyAnswer, '404 NOT_FOUND'] },
    ],
    '/profile/Details': [{ name: 'the name', open: press((t) => t('details.changeName')), except: anyAnswer }],
    '/desk': [
      {
        name: 'confirming a visit',
        send: ({ t }) => new RegExp(t('reception.acts.confirm')),
        own: atDesk,
      },
      {
        name: 'cancelling a visit',
        open: ask('cancel'),
        send: ({ t }) => t('reception.end.cancel.confirm'),
        own: atDesk,
      },
      { name: 'moving a visit', open: ask('move'), send: ({ t }) => t('reception.move.confirm'), own: atDesk },
      {
        name: 'a booking by telephone',
        open: (page) => press((t) => t('reception.free.bookAt', { time: formatTime('10:00', page.lang) }))(page),
        // It belongs to the other kind of booking, which is hidden: nobody types there.
        values: { find: '' },
        own: atDesk,
      },
      { name: 'days off', open: press((t) => t('reception.daysOff.open')), own: atDesk },
    ],
    '/desk/schedules': [
      {
        name: 'opening the clinic again',
        send: ({ t, lang }) => t('schedules.leave.endOf', { span: formatDate(today, lang, 'day') }),
        except: anyAnswer,
      },
    ],
    '/desk/schedules/:id': [{ name: 'the effect of a week', send: ({ t }) => t('schedules.week.review') }],
    '/desk/users': [{ name: 'locking an account', open: press((t) => t('users.acts.lock')) }],
    '/settings': [{ name: 'the messages', except: anyAnswer }],
    '/settings/security': [
      { name: 'the password', open: press((t) => t('security.changeNamed', { what: t('security.password') })) },
      {
        name: 'the e-mail address',
        open: press((t) => t('security.changeNamed', { what: t('security.email') })),
        except: anyAnswer,
      },
      {
        name: 'signing another device out',
        send: ({ t }) => new RegExp(t('security.devices.endNamed', { device: t('security.devices.kinds.phone') })),
        except: [...anyAnswer, '404 NOT_FOUND'],
      },
      { name: 'signing all other devices out', send: ({ t }) => t('security.devices.endOthers') },
    ],
    '/settings/privacy': [
      {
        name: 'a consent',
        send: ({ t }) => t('privacy.consents.giveNamed', { what: t('privacy.consents.marketing.title') }),
      },
      {
        name: 'deleting the account',
        open: press((t) => t('privacy.delete.action')),
        values: { confirm: deletionWords.ar },
        except: anyAnswer,
        outlivesSession: true,
      },
    ],
  },
});
