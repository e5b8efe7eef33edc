import { mainSite } from '../site/main-site.ts';

/** A message that the clinic would have sent. */
export interface Message {
  recipient: string;
  subject: string;
  body: string;
  lang: string;
}

/** The messages of the demonstration whose subject or body holds a text, newest first. */
export async function messagesWith(text: string): Promise<Message[]> {
  const answer = await fetch(`http://127.0.0.1:${mainSite().apiPort}/dev/outbox`);
  const { data } = (await answer.json()) as { data: Message[] };
  return data.filter(({ subject, body }) => `${subject} ${body}`.includes(text));
}

/**
 * The messages to an address, newest first.
 * @param apiPort where the API answers; the shared one unless said otherwise
 */
export async function messagesTo(address: string, apiPort = mainSite().apiPort): Promise<Message[]> {
  const answer = await fetch(`http://127.0.0.1:${apiPort}/dev/outbox`);
  const { data } = (await answer.json()) as { data: Message[] };
  return data.filter(({ recipient }) => recipient === address);
}
