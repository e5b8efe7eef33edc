/** Every address that one screen links to on another. A remote links to another remote only through these. */
function search(values: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}

/** What a booking address may carry; never a name or a phone number (Q6). Somebody of the family is named by their id. */
export interface BookingChoice {
  specialty?: number | undefined;
  doctor?: number | undefined;
  date?: string | undefined;
  time?: string | undefined;
  dependent?: number | undefined;
}

/** What narrows and orders the list of questions; whatever is usual is left out. */
export interface QuestionsFilter {
  search?: string | undefined;
  /** Id of a QA speciality. */
  specialty?: number | undefined;
  sort?: string | undefined;
  timeframe?: string | undefined;
  status?: string | undefined;
  page?: number | undefined;
}

/** What the reception desk shows; whatever is usual is left out. */
export interface ReceptionView {
  doctor?: number | undefined;
  date?: string | undefined;
  view?: string | undefined;
  search?: string | undefined;
}

export const paths = {
  home: () => '/',
  specialities: () => '/specialities',
  speciality: (slug: string) => `/specialities/${encodeURIComponent(slug)}`,
  doctors: (filter: { specialty?: string | undefined; page?: number | undefined } = {}) => `/doctors${search(filter)}`,
  doctor: (slug: string) => `/doctors/${encodeURIComponent(slug)}`,
  booking: (choice: BookingChoice = {}) => `/s${search({ ...choice })}`,
  bookingDate: (choice: BookingChoice) => `/date${search({ ...choice })}`,
  bookingDetails: (choice: BookingChoice) => `/details${search({ ...choice })}`,
  bookingConfirmation: (choice: BookingChoice) => `/confirmation${search({ ...choice })}`,
  /** The questions, with what their list is narrowed by (S108). */
  qa: (list: QuestionsFilter = {}) => `/qa${search({ ...list })}`,
  ask: (specialty?: number) => `/qa/ask${search({ specialty })}`,
  /** Where an asker comes back with a private code; the code is never part of an address. */
  trackQuestion: () => '/qa/track',
  qaCategories: (q?: string) => `/qa/categories${search({ search: q })}`,
  /** By the slug in the current language (S21). */
  qaCategory: (slug: string, list: Pick<QuestionsFilter, 'search' | 'sort' | 'page'> = {}) =>
    `/qa/categories/${encodeURIComponent(slug)}${search({ ...list })}`,
  /** Where doctors answer and moderators keep order. */
  qaDesk: (list: { list?: string | undefined; specialty?: number | undefined; page?: number | undefined } = {}) =>
    `/qa/desk${search({ ...list })}`,
  deskQuestion: (id: number) => `/qa/desk/${id}`,
  question: (slug: string) => `/qa/questions/${encodeURIComponent(slug)}`,
  login: (returnTo?: string) => `/login${search({ returnTo })}`,
  register: (returnTo?: string) => `/register${search({ returnTo })}`,
  forgotPassword: (returnTo?: string) => `/forget${search({ returnTo })}`,
  passwordReset: (returnTo?: string) => `/password/reset${search({ returnTo })}`,
  phoneVerification: (publicId: string, returnTo?: string) =>
    `/phone/verification/${encodeURIComponent(publicId)}${search({ returnTo })}`,
  profile: () => '/profile',
  profileDetails: () => '/profile/Details',
  appointments: () => '/profile/Appointments',
  /** All about one appointment; `move` opens the choice of another time. */
  appointment: (id: number, open?: 'move') => `/profile/Appointments/${id}${search({ open })}`,
  /** The family, and the page from which somebody came to add to it. */
  family: (returnTo?: string) => `/profile/Family${search({ returnTo })}`,
  waitingList: (wish: { doctor?: number | undefined; specialty?: number | undefined } = {}) =>
    `/profile/WaitingList${search({ ...wish })}`,
  notifications: (page?: number) => `/profile/Notifications${search({ page })}`,
  medicalTests: () => '/profile/MedicalTests',
  settings: () => '/settings',
  /** Password, e-mail, number and the devices that are signed in. */
  securitySettings: () => '/settings/security',
  /** Consents, the copy of one's own data, and the end of the account. */
  privacySettings: () => '/settings/privacy',
  /** The reception desk: a doctor's day or week. */
  reception: (view: ReceptionView = {}) => `/desk${search({ ...view })}`,
  receptionUsers: (list: { search?: string | undefined; role?: string | undefined; page?: number | undefined } = {}) =>
    `/desk/users${search({ ...list })}`,
  shifts: () => '/shifts',
  homeVisit: () => '/home-visit',
  xray: () => '/xray',
  laboratory: () => '/laboratory',
  offers: () => '/offers',
  blogs: (list: { search?: string | undefined; page?: number | undefined } = {}) => `/blogs${search(list)}`,
  /** Articles of a category, by its slug in either language (S13). */
  blogCategory: (slug: string, list: { search?: string | undefined; page?: number | undefined } = {}) =>
    `/blogs/${encodeURIComponent(slug)}${search(list)}`,
  /** An article or a news item, in the language of its slug (S14). */
  post: (lang: 'ar' | 'en', slug: string) => `/blogs/${lang}/${encodeURIComponent(slug)}`,
  news: (page?: number) => `/news${search({ page })}`,
  packages: () => '/packages',
  package: (slug: string) => `/pack/${encodeURIComponent(slug)}`,
  insurancePartners: () => '/insurance-partners',
  dermatology: () => '/specialities/dermatology',
  skinTip: (slug: string) => `/specialities/dermatology/${encodeURIComponent(slug)}`,
  job: (slug: string) => `/jobs/${encodeURIComponent(slug)}`,
  feedbackSource: () => '/feedback-source',
  survey: (id: number) => `/survey/${id}`,
  mentalHealth: () => '/mental-health',
  privacy: () => '/privacy',
  newsletter: () => '/newsletter',
  newsletterUnsubscribe: (token: string) => `/newsletter/unsubscribe${search({ token })}`,
  search: (q?: string) => `/search${search({ q })}`,
  about: () => '/about',
  contact: () => '/contact',
  jobs: (type?: string) => `/jobs${search({ type })}`,
  patientRights: () => '/patient-rights',
  notFound: () => '/404',
} as const;
