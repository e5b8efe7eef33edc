/**
 * What is shown in the place of something that could not be loaded is decided by the screen in the browser; on the server
 * a page without its content must fail as a whole, so that it is not kept for other visitors.
 */
export function failOnServer(error: unknown): void {
  if (typeof document === 'undefined') throw error;
  console.warn(error);
}

/** Something that the page does without when it cannot be had; the failure is only logged (S138). */
export async function orNothing<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    console.warn(error);
    return null;
  }
}
