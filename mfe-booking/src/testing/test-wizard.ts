import { configure, screen, within } from '@testing-library/react';
import type { Envelope, Lang, Payload } from '@clinic/contracts';
import { useSession } from '@clinic/kit/session';
import { renderSlotContent, renderRoute, signedInAs } from '@clinic/kit/testing';
import type { RenderedRoute } from '@clinic/kit/testing';
import arabic from '../locales/ar.json';
import english from '../locales/en.json';
import { booking } from './remote-under-test.ts';
import { emptyDraft } from '../parts/draft/draft.ts';
import type { BookingDraft, Step } from '../parts/draft/draft.ts';
import { keep } from '../parts/draft/kept-booking.ts';
import { account, doctors, specialties } from './fake-clinic.ts';

/** How the tests of this remote open the wizard and walk through it, with the eyes of a patient. */

// Asking the test DOM of every element whether it is hidden costs more than everything else of these tests together.
configure({ defaultHidden: true });

export const texts = { ar: arabic, en: english };
export const languages: Lang[] = ['ar', 'en'];

const activation = (payload: Payload<'booking/wizard.open@1'>): Envelope => ({
  topic: 'booking/wizard.open@1',
  version: 1,
  id: 'host-1',
  time: '2026-11-21T09:00:00.000Z',
  source: 'host',
  payload,
});

interface Opened extends RenderedRoute {
  press: (name: string | RegExp) => Promise<void>;
}

const withPress = (rendered: RenderedRoute): Opened => ({
  ...rendered,
  press: async (name) => rendered.user.click(await screen.findByRole('button', { name })),
});

/** Opens the modal over a page, for the patient of {@link account} unless `as` says otherwise. */
export async function openModal(
  lang: Lang,
  {
    payload = {},
    at = '/doctors',
    as = 'member',
  }: { payload?: Payload<'booking/wizard.open@1'>; at?: string; as?: 'member' | 'visitor' } = {},
): Promise<Opened> {
  if (as === 'member') signedInAs(account);
  else useSession.setState({ state: 'visitor', user: null });
  return withPress(await renderSlotContent(booking, './wizard', activation(payload), { lang, at }));
}

/** Opens one of the wizard's pages. */
export async function openPage(lang: Lang, url: string): Promise<Opened> {
  signedInAs(account);
  return withPress(await renderRoute(booking, url, { lang }));
}

const days = {
  '2026-11-22': /^(الأحد|Sunday) 22 (نوفمبر|November)/,
  '2026-11-24': /^(الثلاثاء|Tuesday) 24 (نوفمبر|November)/,
  '2026-11-26': /^(الخميس|Thursday) 26 (نوفمبر|November)/,
  '2026-11-27': /^(الجمعة|Friday) 27 (نوفمبر|November)/,
} as const;

/** A day in the calendar. */
export const day = (date: keyof typeof days) => screen.findByRole('gridcell', { name: days[date] });

/** The texts that are waited for and pressed, in a language. */
export const words = (lang: Lang) => ({
  ...texts[lang],
  next: texts[lang].actions.next,
  back: texts[lang].actions.back,
  submit: texts[lang].actions.submit,
  dentistry: lang === 'ar' ? 'طب الأسنان' : 'Dentistry',
  reem: lang === 'ar' ? 'د. ريم العتيبي' : 'Dr. Reem Al-Otaibi',
  half7: lang === 'ar' ? '7:30 ص' : '7:30 AM',
  eight: lang === 'ar' ? '8:00 ص' : '8:00 AM',
});

/** What a patient has answered when they stand on a step, as it is kept in the tab. */
export function answeredUpTo(step: Step): BookingDraft {
  const [dentistry] = specialties;
  const [, reem] = doctors;
  return {
    ...emptyDraft,
    step,
    ...(step > 1 && dentistry ? { specialty: dentistry } : {}),
    ...(step > 2 && reem ? { doctor: reem } : {}),
    ...(step > 3 ? { date: '2026-11-24', time: '07:30' } : {}),
    ...(step > 4 ? { userDetails: { name: account.name, phone: account.phone ?? '', email: account.email } } : {}),
  };
}

/** Opens the modal where a patient left it: on a step, with everything before it answered. */
export function resumeModal(step: Step, lang: Lang): Promise<Opened> {
  keep({ owner: account.public_id, draft: answeredUpTo(step), started: true });
  return openModal(lang);
}

export const dialog = () => within(screen.getByRole('dialog'));

/** The heading of the step that is shown. */
export const heading = (lang: Lang, step: 1 | 2 | 3 | 4 | 5) =>
  screen.findByRole('heading', { name: texts[lang].steps[step].title });
