import { listen } from './listen.ts';

const dialogs = 'dialog, [role="dialog"]';

/** Fields whose choice is theirs whatever they hold; the others count while something is written in them. */
const choices = /^(checkbox|radio|file|select)/;

/**
 * What people have begun in this page and not finished: something typed and not sent, or an open dialog of a remote. While
 * there is any, nothing is swapped under their hands and no reload is offered.
 */
export class Unfinished {
  /** Fields that were typed into, with the dialog that they stand in. A field that is gone was a step of something longer. */
  readonly #touched = new Map<HTMLElement, Element | null>();
  /** Forms on their way, or answered: what is wrong with one shows in it. */
  readonly #sent = new Set<HTMLFormElement>();

  readonly #stops: (() => void)[];

  constructor() {
    const on = (type: string, act: (target: HTMLElement) => void) =>
      listen(document, type, ({ target }) => target instanceof HTMLElement && act(target));
    this.#stops = [
      on('input', (field) => {
        this.#touched.set(field, field.closest(dialogs));
        const form = field.closest('form');
        if (form !== null) this.#sent.delete(form);
      }),
      on('submit', (form) => {
        this.#forget(form);
        this.#sent.add(form as HTMLFormElement);
      }),
      on('reset', (form) => {
        this.#forget(form);
        this.#sent.delete(form as HTMLFormElement);
      }),
    ];
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  get any(): boolean {
    return (
      document.querySelector('[role="dialog"]') !== null ||
      [...this.#touched].some(([field, dialog]) => isOpen(dialog) && holdsSomething(field)) ||
      [...this.#sent].some((form) => form.isConnected && form.querySelector('[role="alert"], [aria-invalid="true"]'))
    );
  }

  /** Somebody went to another page: what was begun on the former is finished or given up. */
  leave(): void {
    this.#touched.clear();
    this.#sent.clear();
  }

  #forget(form: HTMLElement): void {
    for (const field of this.#touched.keys())
      if (form.contains(field) || !field.isConnected) this.#touched.delete(field);
  }
}

function isOpen(dialog: Element | null): boolean {
  if (dialog instanceof HTMLDialogElement) return dialog.open;
  return dialog?.isConnected ?? true;
}

function holdsSomething(field: HTMLElement): boolean {
  const { type, value } = field as Partial<HTMLInputElement>;
  return value !== '' || choices.test(type ?? '');
}
