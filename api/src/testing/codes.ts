import type { TestClinic } from './clinic.ts';
import { messagesTo } from './messages.ts';

/** The newest one-time code that was sent to an address or number. */
export async function codeSentTo(clinic: TestClinic, recipient: string): Promise<string> {
  const messages = (await messagesTo(clinic, recipient)).sort((a, b) => a.id - b.id);
  const code = messages.map(({ body }) => /: (\d{6})\n/.exec(body)?.[1]).findLast((found) => found !== undefined);
  if (code === undefined) throw new Error('no code was sent');
  return code;
}
