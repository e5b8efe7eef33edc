import { ApiError } from '@clinic/kit/http';
import { useSession } from '@clinic/kit/session';
import { signedInAs } from '@clinic/kit/testing';
import { chosenDigits } from '@clinic/contracts/time';
import { followDigits } from './follow-digits.ts';

const stored = () => localStorage.getItem('clinic.digits');

test('numbers are written as the account wants, on this device already before it is known again, and in Latin for visitors', () => {
  localStorage.setItem('clinic.digits', 'arab');
  followDigits();
  expect(chosenDigits()).toBe('arab');
  signedInAs({ digits: 'latn' });
  expect([chosenDigits(), stored()]).toEqual(['latn', null]);
  signedInAs({ digits: 'arab' });
  expect([chosenDigits(), stored()]).toEqual(['arab', 'arab']);
  useSession.setState({ state: 'unknown', user: null, failure: new ApiError('NETWORK', 0) });
  expect([chosenDigits(), stored()]).toEqual(['arab', 'arab']);
  useSession.setState({ state: 'visitor', user: null, failure: undefined });
  expect([chosenDigits(), stored()]).toEqual(['latn', null]);
});
