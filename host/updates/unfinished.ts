import { listen } from './listen.ts';
import type { Router } from './registry-watch.ts';

const dialogs = 'dialog, [role="dialog"]';

/** Fields whose choice is theirs whatever they hold; the others count while something is written in them. */
const choices = /^(checkbox|radio|file|select)/;

/** Where a field stood when it was typed into. */
interface Place {
  form: HTMLFormElement | null;
  dialog: Element | null;
}

/**
 * What people have begun in this page and not finished: something typed and not sent, or an open dialog of a remote. While
 * there is any, nothing is swapped under their hands and no reload is offered.
 */
export class Unfinished {
  /** Fields that were typed into. A field that is gone was a step of something longer. */
  readonly #touched = new Map<HTMLElement, Place>();
  /** Forms on their way, or answered: what is wrong with one shows in it. */
  readonly #sent = new Set<HTMLFormElement>();
  /** The form that was submitted last, and may have shown its next step instead of being sent. */
  #submitted: HTMLFormElement | null = null;

  readonly #stops: (() => void)[];

  /** @param router by which forms are sent, and which tells when somebody goes to another page */
  constructor(router: Pick<Router, 'subscribe' | 'state'>) {
    const on = (type: string, act: (target: HTMLElement) => void) =>
      listen(document, type, ({ target }) => target instanceof HTMLElement && act(target));
    let { pathname } = router.state.location;
    this.#stops = [
      on('input', (field) => {
        const form = field.closest('form');
        this.#touched.set(field, { form, dialog: field.closest(dialogs) });
        if (form !== null) this.#begin(form);
      }),
      on('submit', (form) => {
        this.#begin(form as HTMLFormElement);
        this.#submitted = form as HTMLFormElement;
      }),
      on('reset', (form) => {
        this.#begin(form as HTMLFormElement);
        this.#forget((field, place) => place.form === form || form.contains(field));
      }),
      router.subscribe(({ location, navigation, fetchers }) => {
        for (const { formAction } of [navigation, ...fetchers.values()]) this.#take(formAction);
        if (location.pathname !== pathname) this.#leave();
        ({ pathname } = location);
      }),
    ];
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  get any(): boolean {
    return (
      document.querySelector('[role="dialog"]') !== null ||
      [...this.#touched].some(
        ([field, { form, dialog }]) =>
          isOpen(dialog) && holdsSomething(field) && !(form !== null && this.#sent.has(form)),
      ) ||
      [...this.#sent].some((form) => form.isConnected && form.querySelector('[role="alert"], [aria-invalid="true"]'))
    );
  }

  /** What is in a form is not sent, or not any more. */
  #begin(form: HTMLFormElement): void {
    this.#sent.delete(form);
    if (this.#submitted === form) this.#submitted = null;
  }

  /** The router is sending something: the form that was submitted last, when it goes to the address of that form. */
  #take(address: string | undefined): void {
    const form = this.#submitted;
    if (form === null || address === undefined || pathOf(form.getAttribute('action')) !== pathOf(address)) return;
    this.#sent.add(form);
    this.#submitted = null;
  }

  /**
   * Somebody goes to another page: what was begun on the former is finished or given up. What stands around it stays, but for
   * words of a search, which are no loss.
   */
  #leave(): void {
    const goes = (part: HTMLElement) => !part.isConnected || part.closest('#main, [role="search"]') !== null;
    this.#forget(goes);
    for (const form of this.#sent) if (goes(form)) this.#sent.delete(form);
  }

  #forget(which: (field: HTMLElement, place: Place) => boolean): void {
    for (const [field, place] of this.#touched) if (which(field, place)) this.#touched.delete(field);
  }
}

/** A form without an address is sent to that of its page. */
function pathOf(address: string | null): string {
  return new URL(address ?? '', document.baseURI).pathname;
}

function isOpen(dialog: Element | null): boolean {
  if (dialog instanceof HTMLDialogElement) return dialog.open;
  return dialog?.isConnected ?? true;
}

function holdsSomething(field: HTMLElement): boolean {
  const { type, value } = field as Partial<HTMLInputElement>;
  return value !== '' || choices.test(type ?? '');
}
