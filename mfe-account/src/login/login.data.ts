import { LoginRequest } from '@clinic/contracts';
import { validate } from '@clinic/kit/forms';
import type { FieldError } from '@clinic/kit/forms';
import { isApiError } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { signIn } from '@clinic/kit/session';

/** Why nobody was signed in. Only wrong credentials empty the password: everything else may be sent again as it is. */
export type SignInProblem =
  | { kind: 'fields'; errors: FieldError[] }
  | { kind: 'credentials' }
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'unreachable' };

export type SignInOutcome = { kind: 'signedIn' } | SignInProblem;

/** Signs in with an e-mail address or a mobile number (S72, S75). */
export async function action({ request }: ScreenArgs): Promise<SignInOutcome> {
  const checked = validate(LoginRequest, Object.fromEntries(await request.formData()));
  if (checked.errors !== null) return { kind: 'fields', errors: checked.errors };
  try {
    await signIn(checked.data);
    return { kind: 'signedIn' };
  } catch (error) {
    return problemOf(error);
  }
}

function problemOf(error: unknown): SignInProblem {
  if (!isApiError(error)) throw error;
  if (error.code === 'INVALID_CREDENTIALS') return { kind: 'credentials' };
  if (error.code === 'RATE_LIMITED')
    return { kind: 'tooMany', minutes: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) };
  if (error.code === 'VALIDATION') {
    const errors = Object.entries(error.errors).map(([field, keys]) => ({
      field,
      key: keys[0] ?? 'validation.invalid',
    }));
    return { kind: 'fields', errors };
  }
  return { kind: 'unreachable' };
}
