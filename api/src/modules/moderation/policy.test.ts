import type { QuestionFlag, QuestionStatus, Visibility } from '@clinic/contracts/qa';
import { questionStatuses, visibilities } from '@clinic/contracts/qa';
import type { QuestionState, Staff } from './policy.ts';
import * as policy from './policy.ts';

const now = new Date('2026-11-21T07:00:00Z');
const question: QuestionState = {
  qaSpecialtyId: 3,
  status: 'pending',
  visibility: 'public',
  flags: [],
  publishedAt: now,
  takenBy: null,
  takenUntil: null,
};
const doctor: Staff = { kind: 'doctor', userId: 7, role: 2, doctorId: 70, qaSpecialtyIds: new Set([3, 4]) };
const moderator: Staff = { kind: 'moderator', userId: 8, role: 6, qaSpecialtyIds: null };

describe('E5: the status of a question', () => {
  const allowed = new Set(['pending>answered', 'pending>closed', 'answered>closed', 'closed>pending']);
  const every = questionStatuses.flatMap((from) => questionStatuses.map((to) => [from, to] as const));

  test.each(every)('%s to %s', (from, to) => {
    expect(policy.mayBecome(from, to)).toBe(allowed.has(`${from}>${to}`));
  });

  test.each<[QuestionStatus, Visibility, boolean]>([
    ['pending', 'public', true],
    ['pending', 'review', true],
    ['pending', 'hidden', false],
    ['pending', 'spam', false],
    ['answered', 'public', false],
    ['closed', 'review', false],
  ])('%s and %s can be answered: %s', (status, visibility, answerable) => {
    expect(policy.isAnswerable({ status, visibility })).toBe(answerable);
  });
});

describe('E5: who sees a question, apart from its status', () => {
  const every = visibilities.flatMap((from) => visibilities.map((to) => [from, to] as const));

  test.each(every)('%s to %s', (visibility, to) => {
    expect(policy.mayBeShown({ visibility, flags: [] }, to)).toBe(visibility !== to);
    expect(policy.mayBeShown({ visibility, flags: ['reported'] }, to)).toBe(visibility !== to);
  });

  test('what is public is published once more when something was flagged since', () => {
    expect(policy.mayBeShown({ visibility: 'public', flags: ['link'] }, 'public')).toBe(true);
    expect(policy.mayBeShown({ visibility: 'review', flags: ['link'] }, 'review')).toBe(false);
  });

  test.each<[string, Partial<QuestionState>, boolean]>([
    ['in review for no reason', {}, true],
    ['with signs of danger', { flags: ['red-flag'] }, false],
    ['with personal data', { flags: ['red-flag', 'personal-data'] }, false],
    ['with a link', { flags: ['link'] }, false],
    ['that readers reported', { flags: ['reported'] }, false],
    ['that a moderator sent back into review', { publishedAt: now }, false],
    ['that is public', { visibility: 'public' }, false],
  ])('an answer publishes a question %s: %s', (_what, values, published) => {
    const state = { ...question, visibility: 'review' as const, publishedAt: null, ...values };
    expect(policy.isPublishedByAnswer(state)).toBe(published);
  });
});

describe('E10: who may do what', () => {
  test('doctors see and answer in their own specialities; moderators see all and answer nothing', () => {
    expect(policy.maySee(doctor, question)).toBe(true);
    expect(policy.mayAnswer(doctor, question)).toBe(true);
    expect(policy.maySee(doctor, { qaSpecialtyId: 5 })).toBe(false);
    expect(policy.mayAnswer(doctor, { qaSpecialtyId: 5 })).toBe(false);
    expect(policy.maySee(moderator, question)).toBe(true);
    expect(policy.mayAnswer(moderator, question)).toBe(false);
    expect([policy.mayModerate(doctor), policy.mayModerate(moderator)]).toEqual([false, true]);
  });
});

describe('E5: claims', () => {
  const taken = { ...question, takenBy: 9, takenUntil: policy.claimedUntil(now) };
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

  test('last ten minutes and are nobody’s afterwards', () => {
    expect(taken.takenUntil).toEqual(after(10));
    expect(policy.claimantOf(taken, after(9))).toBe(9);
    expect(policy.claimantOf(taken, after(10))).toBeNull();
    expect(policy.claimantOf(question, now)).toBeNull();
  });

  test('keep others out, not their holder', () => {
    expect(policy.isTakenFrom(doctor, taken, now)).toBe(true);
    expect(policy.isTakenFrom({ ...doctor, userId: 9 }, taken, now)).toBe(false);
    expect(policy.isTakenFrom(doctor, taken, after(11))).toBe(false);
  });
});

test('the checks’ flags are those that a person takes off by publishing', () => {
  const flags: readonly QuestionFlag[] = ['red-flag', 'personal-data', 'link'];
  expect(policy.flagsOfChecks).toEqual(flags);
});
