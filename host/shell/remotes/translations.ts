import type { i18n as I18n } from 'i18next';
import type { Lang } from '@clinic/contracts';

/** Whether an exposed module holds translations. */
export const isTranslations = (module: string) => /\/locales\/(ar|en)$/.test(module);

/** Modules with the translations that a screen or a slot's content is drawn with: those of its remote, and its own. */
export function translationsOf(ownFolder: string | undefined, lang: Lang): string[] {
  return ['.', ...(ownFolder === undefined ? [] : [ownFolder])].map((folder) => `${folder}/locales/${lang}`);
}

/** The translations of remotes that i18n has, by remote. */
export class RemoteTranslations {
  readonly #i18n: I18n;
  readonly #added = new Map<string, Set<string>>();

  constructor(i18n: I18n) {
    this.#i18n = i18n;
  }

  has(remote: string, file: string): boolean {
    return this.#added.get(remote)?.has(file) ?? false;
  }

  /** Gives i18n a file, unless it has it already. */
  async add(remote: string, file: string, lang: Lang, load: () => Promise<Record<string, unknown>>): Promise<void> {
    if (this.has(remote, file)) return;
    const translations = await load();
    this.#i18n.addResourceBundle(lang, remote, translations, true, true);
    this.#added.set(remote, (this.#added.get(remote) ?? new Set()).add(file));
  }

  /** Gives i18n a file that nobody waits for any more: what is drawn in its language is drawn again. */
  async addLate(remote: string, file: string, texts: Record<string, unknown>): Promise<void> {
    const lang = file.slice(-2) as Lang;
    await this.add(remote, file, lang, () => Promise.resolve(texts));
    if (this.#i18n.language === lang) await this.#i18n.changeLanguage(lang);
  }

  /** The files of a remote are loaded again when they are next needed. */
  drop(remote: string): void {
    this.#added.delete(remote);
  }
}
