/**
 * A press on a button before the page is alive. Links and forms do what browsers do with them; a button that only script
 * answers would do nothing, and a form that only script can send would be refused. The page's first, small script opens a menu
 * itself. It remembers the last other such press, shows that it was felt, and the start of the page replays it once.
 */

/** The document's event at which the page answers for itself: React then hydrates first what is pressed. */
export const hydratingEvent = 'clinic:hydrating';

/** Longest time that a button looks pressed while nothing answers, in milliseconds: the application may only now be fetched. */
const longestWaitMs = 20_000;

/** Whether the browser itself does what a press on a button says, as with the menu of a phone. */
const isCommand = (button: HTMLButtonElement) => button.hasAttribute('commandfor') && 'commandForElement' in button;

/**
 * On a button that shows and hides what it controls, and does nothing else: the page's first script does that at once, one at a
 * time, and the application takes over what it finds.
 */
export const disclosureAttribute = 'data-disclosure';

/** A selector of such buttons whose panel is shown. */
export const shownDisclosure = `[${disclosureAttribute}][aria-expanded="true"]`;

function disclose(button: Element, shown: boolean): void {
  button.setAttribute('aria-expanded', String(shown));
  document.getElementById(button.getAttribute('aria-controls') ?? '')?.toggleAttribute('hidden', !shown);
}

function toggle(pressed: Element): void {
  const shown = pressed.matches(shownDisclosure);
  for (const other of document.querySelectorAll(shownDisclosure)) disclose(other, false);
  disclose(pressed, !shown);
}

/**
 * The form that a press would send; null where the button sends none, or its form is for script alone. Enter in a field presses
 * the button of its form.
 */
const sentBy = ({ type, form }: HTMLButtonElement) => (type === 'submit' && form?.method !== 'dialog' ? form : null);

/** Whether a form posts to the page itself. Those of the frame have pages of their own, and work without script. */
const isOfPage = (form: HTMLFormElement) =>
  form.method === 'post' && new URL(form.getAttribute('action') ?? '', location.href).pathname === location.pathname;

/**
 * Remembers presses until the page is alive. Called once, by the page's first script.
 * @param formsWait whether the form of the page waits as well
 * @returns forgets the press: for now nothing will answer it
 */
export function rememberEarlyPress(formsWait = false): () => void {
  let pressed: HTMLButtonElement | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const release = () => {
    pressed?.removeAttribute('aria-busy');
    clearTimeout(timer);
    pressed = undefined;
  };
  const onClick = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null || isCommand(button)) return;
    if (button.hasAttribute(disclosureAttribute)) return toggle(button);
    const form = sentBy(button);
    if (form !== null && !(formsWait && isOfPage(form))) return;
    if (form !== null) event.preventDefault();
    release();
    pressed = button;
    button.setAttribute('aria-busy', 'true');
    timer = setTimeout(() => {
      release();
      // The browser sends it: the server says that it cannot be taken without script.
      if (form !== null) {
        document.removeEventListener('click', onClick, true);
        button.click();
      }
    }, longestWaitMs);
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener(
    hydratingEvent,
    () => {
      document.removeEventListener('click', onClick, true);
      const button = pressed;
      release();
      button?.click();
    },
    { once: true },
  );
  return release;
}

/** Replays what was pressed before: to be called when React has taken over the page's HTML. */
export function replayEarlyPress(): void {
  document.dispatchEvent(new Event(hydratingEvent));
}
