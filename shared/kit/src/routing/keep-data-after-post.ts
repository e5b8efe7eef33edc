import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/**
 * `shouldRevalidate` of a screen whose form changes nothing of what the screen loads: after a post nothing is loaded again. A
 * failure of that would stand in the place of the confirmation, and whoever then sent the form again would send it twice.
 */
export function keepDataAfterPost({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === 'POST' ? false : defaultShouldRevalidate;
}
