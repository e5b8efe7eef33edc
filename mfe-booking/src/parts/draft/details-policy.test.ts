import { detailsError } from './details-policy.ts';

const layan = { name: 'ليان الحربي', phone: '0500000099', email: 'layan@nabd.example' };

test.each([
  [{ name: '  ' }, 'fillAllFields', ['name']],
  [{ phone: '', email: '' }, 'fillAllFields', ['phone', 'email']],
  [{ email: 'a@b' }, 'invalidEmail', ['email']],
  [{ email: 'layan nabd.example' }, 'invalidEmail', ['email']],
  [{ name: 'ل' }, 'correctDetails', ['name']],
  [{ phone: '0114567890' }, 'correctDetails', ['phone']],
] as const)('S63: %o of somebody else is refused: %s', (wrong, alert, fields) => {
  const error = detailsError({ bookingFor: 'someoneElse', userDetails: { ...layan, ...wrong } });
  expect(error?.alert).toBe(alert);
  expect(error?.fields.map(({ field }) => field)).toEqual(fields);
});

test.each(['0500000099', '٠٥٠٠٠٠٠٠٩٩', '+966 50 000 0099', '+447700900123'])(
  'E6: %s is a number that the clinic can call',
  (phone) => expect(detailsError({ bookingFor: 'someoneElse', userDetails: { ...layan, phone } })).toBeNull(),
);

test('Q25: the details of an account and of its family are only asked to be there', () => {
  expect(detailsError({ bookingFor: 'self', userDetails: { ...layan, phone: '+441' } })).toBeNull();
  expect(
    detailsError({ bookingFor: 'someoneElse', dependent: 7, userDetails: { ...layan, phone: '+441' } }),
  ).toBeNull();
  expect(detailsError({ bookingFor: 'self', userDetails: { ...layan, phone: '' } })?.alert).toBe('fillAllFields');
});

test('an account that has no address needs none, for itself or for its family', () => {
  const userDetails = { ...layan, email: '' };
  expect(detailsError({ bookingFor: 'self', userDetails })).toBeNull();
  expect(detailsError({ bookingFor: 'someoneElse', dependent: 7, userDetails })).toBeNull();
});
