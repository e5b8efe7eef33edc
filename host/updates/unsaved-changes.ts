import { captureEvent } from './capture-event.ts';
import type { Router } from './registry/watch-registry.ts';

const dialogs = 'dialog, [role="dialog"]';

/** Types of fields that count once they were touched, whatever their value; other fields count while they are not empty. */
const choices = /^(checkbox|radio|file|select)/;

/** Where a field was when it was typed into. */
interface FieldContext {
  form: HTMLFormElement | null;
  dialog: Element | null;
}

/**
 * What people have started in this page and not finished: something typed and not sent, or an open dialog of a remote. While
 * there is any, no release is replaced and no reload is offered.
 */
export class UnsavedChanges {
  /** Fields that were typed into. A field that is gone was a step of something longer. */
  readonly #touched = new Map<HTMLElement, FieldContext>();
  /** Forms that are being sent or were answered: the answer to a faulty one shows in the form. */
  readonly #sent = new Set<HTMLFormElement>();
  /** The form that was submitted last. It may have shown its next step instead of being sent. */
  #submitted: HTMLFormElement | null = null;

  readonly #stops: (() => void)[];

  /** @param router sends forms, and reports navigation to another page */
  constructor(router: Pick<Router, 'subscribe' | 'state'>) {
    const on = (type: string, listener: (target: HTMLElement) => void) =>
      captureEvent(document, type, ({ target }) => target instanceof HTMLElement && listener(target));
    let { pathname } = router.state.location;
    this.#stops = [
      on('input', (field) => {
        const form = field.closest('form');
        this.#touched.set(field, { form, dialog: field.closest(dialogs) });
        if (form !== null) this.#markUnsent(form);
      }),
      on('submit', (form) => {
        this.#markUnsent(form as HTMLFormElement);
        this.#submitted = form as HTMLFormElement;
      }),
      on('reset', (form) => {
        this.#markUnsent(form as HTMLFormElement);
        this.#discard((field, context) => context.form === form || form.contains(field));
      }),
      router.subscribe(({ location, navigation, fetchers }) => {
        for (const { formAction } of [navigation, ...fetchers.values()]) this.#markSent(formAction);
        if (location.pathname !== pathname) this.#leavePage();
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
        ([field, { form, dialog }]) => isOpen(dialog) && hasValue(field) && !(form !== null && this.#sent.has(form)),
      ) ||
      [...this.#sent].some((form) => form.isConnected && form.querySelector('[role="alert"], [aria-invalid="true"]'))
    );
  }

  /** The content of a form is not sent, or not any more. */
  #markUnsent(form: HTMLFormElement): void {
    this.#sent.delete(form);
    if (this.#submitted === form) this.#submitted = null;
  }

  /** The router is sending something: the form that was submitted last, when it goes to the address of that form. */
  #markSent(address: string | undefined): void {
    const form = this.#submitted;
    if (form === null || address === undefined || pathOf(form.getAttribute('action')) !== pathOf(address)) return;
    this.#sent.add(form);
    this.#submitted = null;
  }

  /** What was started on the page before is finished or given up. The frame keeps its fields, except the search. */
  #leavePage(): void {
    const isLeft = (part: HTMLElement) => !part.isConnected || part.closest('#main, [role="search"]') !== null;
    this.#discard(isLeft);
    for (const form of this.#sent) if (isLeft(form)) this.#sent.delete(form);
  }

  #discard(which: (field: HTMLElement, context: FieldContext) => boolean): void {
    for (const [field, context] of this.#touched) if (which(field, context)) this.#touched.delete(field);
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

function hasValue(field: HTMLElement): boolean {
  const { type, value } = field as Partial<HTMLInputElement>;
  return value !== '' || choices.test(type ?? '');
}
