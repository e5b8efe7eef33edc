/** Public paths of what belongs to an account, and of the reception. */
import { withQuery } from '@clinic/contracts';

/** What the reception desk shows; whatever is usual is left out. */
export interface ReceptionView {
  doctor?: number | undefined;
  date?: string | undefined;
  view?: string | undefined;
  /** Id of the only branch that is looked at. */
  branch?: number | undefined;
  /** Id of the kind of visit that a doctor's free times are shown for. */
  kind?: number | undefined;
  search?: string | undefined;
}

export const login = (returnTo?: string) => withQuery('/login', { returnTo });
/** The second step of a sign-in, after the password. */
export const secondStep = (returnTo?: string) => withQuery('/login/second-step', { returnTo });
export const register = (returnTo?: string) => withQuery('/register', { returnTo });
export const forgotPassword = (returnTo?: string) => withQuery('/forget', { returnTo });
export const passwordReset = (returnTo?: string) => withQuery('/password/reset', { returnTo });
export const phoneVerification = (publicId: string, returnTo?: string) =>
  withQuery(`/phone/verification/${encodeURIComponent(publicId)}`, { returnTo });
export const profile = () => '/profile';
export const profileDetails = () => '/profile/Details';
export const appointments = () => '/profile/Appointments';
/** All about one appointment; `move` opens the choice of another time. */
export const appointment = (id: number, open?: 'move') => withQuery(`/profile/Appointments/${id}`, { open });
/** The family, and the page from which somebody came to add to it. */
export const family = (returnTo?: string) => withQuery('/profile/Family', { returnTo });
export const waitingList = (entry: { doctor?: number | undefined; specialty?: number | undefined } = {}) =>
  withQuery('/profile/WaitingList', { ...entry });
export const notifications = (page?: number) => withQuery('/profile/Notifications', { page });
export const medicalTests = () => '/profile/MedicalTests';
/** Where the links of a reminder lead; Arabic needs no word of the language. */
export const reminderLink = (token: string, intent?: string, lang?: 'ar' | 'en') =>
  withQuery('/reminder', { token, do: intent, lang: lang === 'en' ? 'en' : undefined });
export const settings = () => '/settings';
/** Password, e-mail, number and the devices that are signed in. */
export const securitySettings = () => '/settings/security';
/** Consents, the copy of one's own data, and the end of the account. */
export const privacySettings = () => '/settings/privacy';
/** The reception desk: a doctor's day or week. */
export const reception = (view: ReceptionView = {}) => withQuery('/desk', { ...view });
export const receptionUsers = (
  list: { search?: string | undefined; role?: string | undefined; page?: number | undefined } = {},
) => withQuery('/desk/users', { ...list });
/** Doctors whose weeks are kept. */
export const schedules = (
  list: { search?: string | undefined; branch?: number | undefined; page?: number | undefined } = {},
) => withQuery('/desk/schedules', { ...list });
/** One doctor's week. */
export const doctorSchedule = (id: number) => `/desk/schedules/${id}`;
