import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { ProviderError } from './provider-errors.ts';

export interface MailServer {
  readonly url: string;
  /** How often each message was kept, by its Message-ID. */
  readonly kept: ReadonlyMap<string, number>;
  /** Decides about each message once it was sent whole; null takes it. */
  readonly set: (errorOf: (id: string) => ProviderError | null) => void;
  readonly close: () => Promise<void>;
}

const endOfMessage = '\r\n.\r\n';

/** A mail server that speaks as much SMTP as a client needs, and can be told to fail in the middle of it. */
export async function startMailServer(): Promise<MailServer> {
  const kept = new Map<string, number>();
  const open = new Set<Socket>();
  let errorOf: (id: string) => ProviderError | null = () => null;

  const idOf = (message: string) => /^message-id:\s*(\S+)/im.exec(message)?.[1] ?? 'none';

  const server = createServer((socket) => {
    open.add(socket);
    let received = '';
    let isMessage = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const messageEnded = (message: string) => {
      const id = idOf(message);
      const error = errorOf(id);
      // Come again.
      if (error === 'refuses') return say('450 not now');
      kept.set(id, (kept.get(id) ?? 0) + 1);
      return error === null ? say('250 kept') : socket.destroy();
    };
    const obey = (command: string) => {
      if (command.startsWith('DATA')) {
        isMessage = true;
        say('354 go on');
      } else if (command.startsWith('QUIT')) {
        say('221 bye');
        socket.end();
      } else say(command.startsWith('EHLO') ? '250 here' : '250 well');
    };
    /** Takes one command or message off what was received; false when none is whole yet. */
    const next = (): boolean => {
      const mark = isMessage ? endOfMessage : '\r\n';
      const end = received.indexOf(mark);
      if (end < 0) return false;
      const part = received.slice(0, end);
      received = received.slice(end + mark.length);
      if (isMessage) {
        isMessage = false;
        messageEnded(part);
      } else obey(part.toUpperCase());
      return true;
    };
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
      while (!socket.destroyed && next());
    });
    socket.once('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
    say('220 ready');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    kept,
    set: (next) => {
      errorOf = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        open.forEach((socket) => socket.destroy());
      }),
  };
}
