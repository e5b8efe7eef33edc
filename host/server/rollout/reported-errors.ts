/** The errors that were logged about one registry: a retry fails the same way as the try before. */
export class ReportedErrors {
  readonly #reported = new Set<string>();

  clear(): void {
    this.#reported.clear();
  }

  /** Whether the error was not reported before. From now on it was. */
  isNew(error: unknown): boolean {
    const { code, syscall } = error as NodeJS.ErrnoException;
    // The system's message names a file, which may have another name at each try.
    const what = syscall === undefined ? String(error) : `${code} ${syscall}`;
    const known = this.#reported.has(what);
    this.#reported.add(what);
    return !known;
  }
}
