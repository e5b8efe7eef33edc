/**
 * The messages of the patient's account: registration and one-time codes, settings, family, waiting list, notifications, and
 * the reception desk. Only the remotes that speak of them and the API use them, so they are no part of what every page
 * loads: a remote packs those that it uses.
 */
export * from './one-time-codes.ts';
export * from './passwords.ts';
export * from './person.ts';
export * from './registration.ts';
export * from './appointments.ts';
export * from './second-factor.ts';
export * from './settings.ts';
export * from './push.ts';
export * from './dependents.ts';
export * from './waitlist.ts';
export * from './notifications.ts';
export * from './reception.ts';
export * from './schedules.ts';
export * from './users.ts';
export * from './reminder-links.ts';
