import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './telemetry/spans.ts';

/** What is known of the work that is being done: a request, a message that is sent, a run of a job. */
export interface WorkContext {
  /** Stands in each log line, in error bodies, and with each message that the work puts in the outbox. */
  readonly requestId: string;
  /** The span under which its parts are traced. */
  readonly span: Span;
}

const storage = new AsyncLocalStorage<WorkContext>();

/** Runs work, with everything that it awaits, in a context. */
export function inContext<T>(context: WorkContext, work: () => T): T {
  return storage.run(context, work);
}

/** The context of the work that is being done; undefined outside of any. */
export function currentContext(): WorkContext | undefined {
  return storage.getStore();
}
