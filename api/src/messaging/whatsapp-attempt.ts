/** What one attempt to send a message is called at Meta, which repeats it with every status. */
export const attemptName = (reference: string, attempt: number) => `${reference}.${attempt}`;

/** The message and the attempt of such a name; null for anything else. */
export function attemptIn(name: string): { reference: string; attempt: number } | null {
  const [, reference, attempt] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,6})$/.exec(name) ?? [];
  return reference === undefined ? null : { reference, attempt: Number(attempt) };
}
