/**
 * The messages of Ask Your Doctor: questions and answers, asking, the private tracking of one's own question, likes, the
 * answering desk; and the two checks of what somebody writes that browser and server share. Only the Q&A remote and the API
 * use them, so they are no part of what every page loads: the remote packs those that it uses.
 */
export * from './questions.ts';
export * from './asking.ts';
export * from './reacting.ts';
export * from './desk.ts';
export * from './personal-data.ts';
export * from './red-flags.ts';
