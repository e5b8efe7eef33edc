import { applicationElementId } from '@clinic/contracts/host';

/** Most times that a page fetches what did not arrive before the network is back: each because of another press. */
const mostTries = 3;

/**
 * The scripts of the application as a page carries them in a template, where nothing of them is fetched or runs. They name
 * their integrity, and keep it when they are copied; a script that the browser has once asked for runs from no copy.
 */
export class ApplicationScripts {
  /** Which have to be put into the page: all at first, later those that failed. */
  #missing: HTMLScriptElement[];
  readonly #ofRemotes: HTMLLinkElement[];
  readonly #onFailure: () => void;
  #tries = 0;
  #ahead = false;

  /**
   * @param onFailure called when one did not arrive; `run` asks for it again
   * @param id of the template
   */
  constructor(onFailure: () => void, id = applicationElementId) {
    const template = document.getElementById(id);
    const content = template instanceof HTMLTemplateElement ? template.content : new DocumentFragment();
    this.#missing = [...content.querySelectorAll('script')];
    this.#ofRemotes = [...content.querySelectorAll('link')];
    this.#onFailure = onFailure;
    addEventListener('online', () => (this.#tries = 0));
  }

  /** Whether the page carries them so. */
  get waiting(): boolean {
    return this.#missing.length > 0;
  }

  /** On a page that starts with them: those alone are missing that the browser asked for and did not get. */
  leaveToBrowser(): void {
    const copies = new Map(this.#missing.splice(0).map((script) => [script.getAttribute('src'), script]));
    const onError = ({ target }: Event) => {
      const copy = target instanceof HTMLScriptElement && target.defer && copies.get(target.getAttribute('src'));
      if (!copy) return;
      this.#missing.push(copy);
      this.#onFailure();
    };
    addEventListener('error', onError, true);
  }

  /** Fetches them and what the page's remotes need, after everything else; nothing of it runs. */
  fetchAhead(): void {
    if (this.#ahead) return;
    this.#ahead = true;
    for (const script of this.#missing) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.setAttribute('fetchpriority', 'low');
      for (const { name, value } of script.attributes) link.setAttribute(name === 'src' ? 'href' : name, value);
      document.head.append(link);
    }
    this.#fetchForRemotes('low');
  }

  /** Runs those that have not arrived, in order, once the page's HTML is complete. */
  run(): void {
    if (this.#missing.length === 0 || this.#tries === mostTries) return;
    this.#tries += 1;
    const scripts = this.#missing.splice(0);
    this.#fetchForRemotes('high');
    for (const script of scripts) {
      const copy = document.importNode(script);
      copy.async = false;
      copy.onerror = () => {
        copy.remove();
        this.#missing.push(script);
        this.#onFailure();
      };
      document.head.append(copy);
    }
  }

  #fetchForRemotes(priority: 'high' | 'low'): void {
    for (const link of this.#ofRemotes.splice(0)) {
      link.setAttribute('fetchpriority', priority);
      document.head.append(link);
    }
  }
}
