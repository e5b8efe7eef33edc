/** Signals by which a command is ended, each with the exit code that a shell gives to it. */
const exitCodeOf = { SIGINT: 130, SIGTERM: 143 } as const;
type EndingSignal = keyof typeof exitCodeOf;
const endingSignals: readonly EndingSignal[] = ['SIGINT', 'SIGTERM'];

/** A command was ended from outside: by Ctrl-C, or by whatever ends processes. */
export class Interrupted extends Error {
  readonly signal: EndingSignal;

  constructor(signal: EndingSignal) {
    super(`Ended by ${signal}.`);
    this.name = 'Interrupted';
    this.signal = signal;
  }

  get exitCode(): number {
    return exitCodeOf[this.signal];
  }
}

/**
 * Runs what has something to take back when the command is ended. The first signal does not end the process: it aborts
 * `ended`, with {@link Interrupted} as its reason. A second one ends the process as always.
 */
export async function interruptible<T>(act: (ended: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  const handlers = endingSignals.map((signal) => [signal, () => ending.abort(new Interrupted(signal))] as const);
  for (const [signal, handler] of handlers) process.once(signal, handler);
  try {
    return await act(ending.signal);
  } finally {
    for (const [signal, handler] of handlers) process.off(signal, handler);
  }
}
