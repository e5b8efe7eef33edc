/**
 * The messages of the public site: articles, pages, offers, forms, surveys, awareness days, search. Only the content remote
 * and the API use them, so they are no part of what every page loads: the remote packs those that it uses.
 */
export * from './posts.ts';
export * from './pages.ts';
export * from './offers.ts';
export * from './people.ts';
export * from './home.ts';
export * from './branches.ts';
export * from './doctors.ts';
export * from './directory-query.ts';
export * from './jobs.ts';
export * from './forms.ts';
export * from './surveys.ts';
export * from './awareness.ts';
export * from './search.ts';
