import { emptyDraft } from './draft.ts';
import { changeDraft, claimFor, keep, keptBooking } from './kept-booking.ts';

test('nothing is remembered that the tab’s storage does not hold', () => {
  changeDraft((draft) => ({ ...draft, date: '2026-11-24' }));
  expect(keptBooking().draft.date).toBe('2026-11-24');
  sessionStorage.clear();
  expect(keptBooking().draft).toEqual(emptyDraft);
});

test('a draft made before signing in becomes that of whoever signs in; another account starts again', () => {
  changeDraft((draft) => ({ ...draft, date: '2026-11-24' }));
  claimFor('sara');
  expect(keptBooking()).toMatchObject({ owner: 'sara', draft: { date: '2026-11-24' } });
  keep({ attempt: { key: 'k', body: 'b', sentAt: 0 } });
  claimFor('daniel');
  expect(keptBooking()).toEqual({
    owner: 'daniel',
    draft: emptyDraft,
    attempt: null,
    started: false,
    booked: null,
    newsRead: true,
    outside: null,
  });
});

test('a text that is no draft counts as none', () => {
  sessionStorage.setItem('clinic.booking@1', '{');
  expect(keptBooking().draft).toEqual(emptyDraft);
});
