import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A message as a mail server took it. */
export interface ReceivedMail {
  readonly to: string[];
  readonly raw: string;
}

/** What a mail server answers to a message: nothing for yes, or a reply such as `450 busy`. */
type Judge = (mail: ReceivedMail) => string | null;

/** A mail server on this machine. */
export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Decides about each message from now on; what is refused is not received. */
  judge(decide: Judge): void;
  close(): Promise<void>;
}

/** Starts a mail server that takes everything until it is told otherwise. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let decide: Judge = () => null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        const mail = { to: session.envelope.rcptTo.map(({ address }) => address), raw };
        const refusal = decide(mail);
        if (refusal === null) {
          received.push(mail);
          done();
          return;
        }
        const [code = '', ...words] = refusal.split(' ');
        done(Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }));
      }, done);
    },
  });
  // Connections that break off are what tests are about.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    judge: (next) => {
      decide = next;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
