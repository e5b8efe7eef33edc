import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DeskEvent } from '@clinic/contracts/desk-events';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import type { Actor } from '../auth/session.ts';
import { usableSessions } from '../auth/session.ts';
import { isAbout, isOneThing, mayWatch } from './policy.ts';
import * as repo from './repo.ts';

/** Streams of this process at a time, and of one account. */
const mostStreams = 100;
const mostOfAccount = 8;
/** How often each stream says something, in milliseconds: proxies end one that is silent for long. */
const beatMs = 15_000;
/** Who was not seen for so long is gone, in milliseconds. */
const lostMs = 3 * beatMs;
/** What waits for a browser that does not read, in bytes. */
const mostWaiting = 64 * 1024;

interface Stream {
  readonly id: string;
  readonly userId: number;
  readonly role: number;
  readonly sessionId: number;
  readonly watched: string;
  readonly body: Readable;
  /** Whether it is to be told of a change as soon as this turn is over: an import changes many things at once. */
  isDue: boolean;
}

type Needed = Pick<Services, 'db' | 'clock' | 'settings' | 'listen'>;

/** Tells the open pages of the staff what others do. Each process has one; what they hear comes through the database. */
export class DeskHub {
  readonly #services: Needed;
  readonly #onError: (error: unknown) => void;
  readonly #streams = new Map<string, Stream>();
  readonly #leaving = new Set<Promise<void>>();
  #listening: Promise<() => Promise<void>> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(services: Needed, onError: (error: unknown) => void) {
    this.#services = services;
    this.#onError = onError;
  }

  /**
   * Opens the stream of a page: server-sent events, until the browser goes, the session ends or {@link close} is called.
   * @throws {ClinicError} BUSY, RATE_LIMITED
   */
  async open({ userId, role, sessionId }: Actor, watched: string): Promise<Readable> {
    const own = [...this.#streams.values()].filter((stream) => stream.userId === userId);
    if (own.length >= mostOfAccount) throw new ClinicError('RATE_LIMITED', { retryAfterSeconds: 60 });
    if (this.#isClosed || this.#streams.size >= mostStreams) throw new ClinicError('BUSY', { retryAfterSeconds: 60 });
    const body = new Readable({ read: () => undefined });
    const stream: Stream = { ...{ id: randomUUID(), userId, role, sessionId, watched, body }, isDue: false };
    this.#streams.set(stream.id, stream);
    body.once('close', () => this.#left(stream));
    try {
      await this.#listen();
      // Whatever is said first makes the head of the answer leave at once.
      body.push('retry: 5000\n\n');
      if (isOneThing(watched)) {
        const { db, clock } = this.#services;
        await repo.enter(db, { streamId: stream.id, userId, subject: watched, seenAt: clock() });
        // It may have been closed meanwhile, and then nobody takes the row away.
        if (!this.#streams.has(stream.id)) await repo.leave(db, [stream.id]);
      }
    } catch (error) {
      body.destroy();
      throw error;
    }
    this.#timer ??= setInterval(() => void this.#beat().catch(this.#onError), beatMs).unref();
    return body;
  }

  /** Ends every stream. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    for (const { body } of this.#streams.values()) body.push(null);
    await repo.leave(this.#services.db, [...this.#streams.keys()]).catch(this.#onError);
    this.#streams.clear();
    await Promise.all(this.#leaving);
    await (
      await this.#listening
    )?.();
  }

  #listen(): Promise<unknown> {
    this.#listening ??= this.#services.listen(repo.channel, {
      onMessage: (message) => this.#onMessage(message),
      onGap: () => {
        for (const stream of this.#streams.values()) this.#due(stream);
      },
    });
    // The next page tries again.
    return this.#listening.catch((error: unknown) => {
      this.#listening = null;
      throw error;
    });
  }

  #onMessage(message: string): void {
    const space = message.indexOf(' ');
    const [kind, subject] = [message.slice(0, space), message.slice(space + 1)];
    if (kind === 'present') void this.#tellPresent(subject).catch(this.#onError);
    else for (const stream of this.#streams.values()) if (isAbout(stream.watched, subject)) this.#due(stream);
  }

  #due(stream: Stream): void {
    if (stream.isDue) return;
    stream.isDue = true;
    setImmediate(() => {
      stream.isDue = false;
      this.#say(stream, { kind: 'changed' });
    });
  }

  /** Tells everybody at something who else is there. */
  async #tellPresent(subject: string): Promise<void> {
    const watching = [...this.#streams.values()].filter(({ watched }) => watched === subject);
    if (watching.length === 0) return;
    const { db, clock } = this.#services;
    const present = await repo.presentAt(db, subject, new Date(clock().getTime() - lostMs));
    for (const stream of watching) {
      const others = present.filter(({ id, role }) => id !== stream.userId && mayWatch(role, subject));
      this.#say(stream, { kind: 'present', names: others.map(({ name }) => name) });
    }
  }

  #say({ body }: Stream, event: DeskEvent): void {
    this.#write(body, `data: ${JSON.stringify(event)}\n\n`);
  }

  #write(body: Readable, text: string): void {
    if (body.destroyed || body.readableEnded || this.#isClosed) return;
    // The page asks again, and starts from what is true then.
    if (body.readableLength > mostWaiting) body.destroy();
    else body.push(text);
  }

  /** Keeps streams open, and ends those whose session may do nothing any more, or something else. */
  async #beat(): Promise<void> {
    const streams = [...this.#streams.values()];
    const { db, clock } = this.#services;
    const now = clock();
    const usable = await usableSessions(
      this.#services,
      streams.map(({ sessionId }) => sessionId),
    );
    const [kept, ended] = [true, false].map((isKept) =>
      streams.filter((stream) => (usable.get(stream.sessionId) === stream.role) === isKept),
    );
    for (const stream of ended ?? []) {
      this.#say(stream, { kind: 'ended' });
      stream.body.push(null);
    }
    for (const { body } of kept ?? []) this.#write(body, ':\n\n');
    await repo.renew(
      db,
      (kept ?? []).map(({ id }) => id),
      now,
    );
    await repo.forgetLost(db, new Date(now.getTime() - lostMs));
  }

  #left({ id, watched }: Stream): void {
    if (!this.#streams.delete(id) || !isOneThing(watched)) return;
    const leaving = repo.leave(this.#services.db, [id]).catch(this.#onError);
    this.#leaving.add(leaving);
    void leaving.finally(() => this.#leaving.delete(leaving));
  }
}
