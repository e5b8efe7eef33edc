/**
 * The messages of Ask Your Doctor: questions and answers, asking, the private tracking of one's own question, likes, the
 * answering desk; and the check for personal data that browser and server share. The words of emergencies are an entry of their
 * own, `qa/red-flags`: they are many, and a browser loads them once somebody writes. Only the Q&A remote and the API
 * use them, so they are no part of what every page loads: the remote packs those that it uses.
 */
export * from './questions.ts';
export * from './asking.ts';
export * from './reacting.ts';
export * from './desk.ts';
export * from './personal-data.ts';
