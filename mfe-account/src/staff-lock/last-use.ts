/** Key of the browser's storage for when somebody last did anything in any of its tabs. */
const key = 'clinic.last-use';
/** How often it is written down. */
const everyMs = 5000;

/** When somebody last did something in this browser, in one tab or another. */
export class LastUse {
  #own = Date.now();
  #written = 0;

  /** Somebody does something now. */
  note(): void {
    this.#own = Date.now();
    if (this.#own - this.#written < everyMs) return;
    this.#written = this.#own;
    try {
      localStorage.setItem(key, String(this.#own));
    } catch {
      // A browser without storage knows of this tab alone.
    }
  }

  /** Milliseconds since. */
  ago(): number {
    let other = 0;
    try {
      other = Number(localStorage.getItem(key)) || 0;
    } catch {
      // As above.
    }
    // A time ahead is that of another clock.
    return Date.now() - Math.max(this.#own, other <= Date.now() ? other : 0);
  }
}
