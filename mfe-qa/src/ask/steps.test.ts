import { emptyDraft } from './kept-draft.ts';
import { reachable, stepOf, stepsFor } from './steps.ts';

const draft = { ...emptyDraft, specialty: '4', title: 'سعال', content: 'منذ أسبوع' };
const contact = { user_name: 'سارة', user_email: 'sara@nabd.example' };

test.each([
  ['privacy', { draft, contact }, 'privacy'],
  ['privacy', { draft: { ...draft, specialty: '' }, contact }, 'specialty'],
  ['privacy', { draft: { ...draft, content: '  ' }, contact }, 'details'],
  ['privacy', { draft, contact: { ...contact, user_email: '' } }, 'personal'],
  ['personal', { draft: { ...draft, mode: 'anonymous' }, contact }, 'privacy'],
  ['details', { draft: { ...draft, title: '' }, contact }, 'details'],
] as const)('S109: towards %s nobody gets past what is missing (case %#)', (wanted, given, step) => {
  expect(reachable(wanted, given)).toBe(step);
});

test('Q33: without a name there is no personal step', () => {
  expect(stepsFor('anonymous')).toEqual(['specialty', 'details', 'privacy']);
  expect(stepOf('user_email')).toBe('personal');
});
