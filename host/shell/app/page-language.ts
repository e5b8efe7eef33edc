import type { i18n as I18n } from 'i18next';
import type { Lang } from '@clinic/contracts';
import { directionOf } from '@clinic/kit/i18n';
import type { RemoteModules } from '../remotes/modules.ts';

/** How long the choice is kept, in seconds. */
const oneYear = 31_536_000;

/** How long a switch waits for the texts of remotes, in milliseconds. What comes later is shown when it comes. */
const textsTimeoutMs = 400;

/** The language of the page: what loaders read, and what a switch has to bring before it shows. */
export class PageLanguage {
  #current: Lang;
  /** The switch that was asked for last: one before it that is still under way no longer counts. */
  #turn = 0;
  readonly #i18n: I18n;
  readonly #modules: RemoteModules;
  readonly #listeners = new Set<(lang: Lang) => void>();

  constructor(initial: Lang, i18n: I18n, modules: RemoteModules) {
    this.#current = initial;
    this.#i18n = i18n;
    this.#modules = modules;
  }

  get current(): Lang {
    return this.#current;
  }

  onChange(listener: (lang: Lang) => void): void {
    this.#listeners.add(listener);
  }

  /**
   * Brings the texts of every remote in use, stores the choice as `selectedLang` and turns the document. A remote
   * whose texts cannot be had, or not at once, stays in the language before until they come; the switch does not wait for it.
   * @returns whether the page is to turn: it is not when another switch was asked for meanwhile
   */
  async prepare(next: Lang): Promise<boolean> {
    this.#turn += 1;
    const turn = this.#turn;
    const tried = new Set<string>();
    const bring = async () => {
      const texts = this.#modules.loadTranslations(next, tried);
      const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, textsTimeoutMs, true));
      const late = await Promise.race([texts, timeout]);
      if (late)
        void texts.then(() => {
          if (this.#i18n.language === next) void this.#i18n.changeLanguage(next);
        });
      return turn === this.#turn;
    };
    if (!(await bring())) return false;
    // What is loaded from here on comes in the new language; what came meanwhile is in the former one.
    this.#current = next;
    if (!(await bring())) return false;
    document.cookie = `selectedLang=${next}; Path=/; Max-Age=${oneYear}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
    try {
      localStorage.setItem('selectedLang', next);
    } catch {
      // Refused or full: the cookie remembers it, or this page alone.
    }
    document.documentElement.lang = next;
    document.documentElement.dir = directionOf(next);
    await this.#i18n.changeLanguage(next);
    for (const listener of this.#listeners) listener(next);
    return true;
  }
}
