/** The groups of the document, with what each is about. */
export const tags = [
  {
    name: 'account',
    description: 'The caller’s own account: contacts, factors, consents, a copy of everything, its end',
  },
  { name: 'admin', description: 'Accounts of others, for administrators' },
  { name: 'awareness', description: 'Days and weeks of health awareness' },
  { name: 'booking', description: 'Free times, holds and the caller’s appointments' },
  { name: 'clinic', description: 'Specialities and doctors' },
  { name: 'content', description: 'Pages, articles, offers and everything else that editors write' },
  {
    name: 'content-desk',
    description: 'Articles, news and the pictures of the site, for the clinic’s staff who write, review and publish',
  },
  {
    name: 'content-records',
    description: 'Offers, doctors, opening hours and the rest of the content, for the clinic’s staff',
  },
  { name: 'desk', description: 'Questions of Ask Your Doctor, for doctors and moderators' },
  { name: 'desk-events', description: 'What others do, told to the open pages of the clinic’s staff' },
  { name: 'forms', description: 'What visitors send: messages, applications, subscriptions, referrals' },
  { name: 'notifications', description: 'What the clinic told the caller' },
  { name: 'questions', description: 'Ask Your Doctor: asking, reading, searching, following a question' },
  { name: 'reception', description: 'The day of the clinic, for its reception' },
  { name: 'registration', description: 'New accounts and the codes that prove a phone number' },
  { name: 'reports', description: 'What the site’s own numbers say, for the clinic’s staff' },
  { name: 'schedules', description: 'Doctors’ weekly hours, leave and closed days, for schedule managers' },
  { name: 'search', description: 'Search of the whole site' },
  { name: 'session', description: 'Signing in and out, sessions, passwords' },
  { name: 'surveys', description: 'Surveys and self-assessments' },
  { name: 'system', description: 'Health of the server and version of the content' },
  { name: 'waitlist', description: 'Waiting for a time that becomes free' },
] as const;
