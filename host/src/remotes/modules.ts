import type { i18n as I18n } from 'i18next';
import type { Lang } from '@clinic/shared/contracts';
import { within } from './within.ts';

/**
 * Fetches an exposed module of a remote: by federation in the browser, from disk on the server. `afresh` starts the remote
 * anew, because what it gave before could not be used.
 */
export type FetchModule = (remote: string, module: string, afresh?: boolean) => Promise<unknown>;

/** Folder of the texts that a screen has beside those of its remote, if it has some. */
export type TextsFolder = (remote: string, module: string) => string | undefined;

/** Longest wait for a module, in milliseconds: whoever asked gets an answer within five seconds (R8). */
const patience = 4500;

const isTexts = (module: string) => /\/locales\/(ar|en)$/.test(module);

/** A remote's module could not be had: the remote is missing, unreachable, slow, corrupt, or threw while it started. */
export class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';
  readonly remote: string;
  readonly module: string;

  constructor(remote: string, module: string, cause: unknown) {
    super(`${remote} ${module} is unavailable`, { cause });
    this.remote = remote;
    this.module = module;
  }
}

/**
 * The remotes' modules and texts. Successes are kept, failures are not: the next call tries again, so that a remote that
 * recovers is back without a reload.
 */
export class RemoteModules {
  readonly #fetch: FetchModule;
  readonly #i18n: I18n;
  readonly #ownTexts: TextsFolder;
  readonly #addedTexts = new Set<string>();
  readonly #loaded = new Map<string, unknown>();
  readonly #underway = new Map<string, Promise<unknown>>();
  readonly #unusable = new Set<string>();

  constructor(fetch: FetchModule, i18n: I18n, ownTexts: TextsFolder = () => undefined) {
    this.#fetch = fetch;
    this.#i18n = i18n;
    this.#ownTexts = ownTexts;
  }

  /** A module that is here already. */
  peek<M>(remote: string, module: string): M | undefined {
    return this.#loaded.get(`${remote} ${module}`) as M | undefined;
  }

  /** @throws {RemoteUnavailableError} */
  async load<M>(remote: string, module: string): Promise<M> {
    const key = `${remote} ${module}`;
    if (this.#loaded.has(key)) return this.#loaded.get(key) as M;
    const underway = this.#underway.get(key) ?? this.#start(remote, module, key);
    return (await underway) as M;
  }

  /** A screen or a filling together with its remote's texts in a language, and its own. */
  async loadWithTexts<M>(remote: string, module: string, lang: Lang): Promise<M> {
    const [loaded] = await Promise.all([
      this.load<M>(remote, module),
      ...this.textsOf(remote, module, lang).map((file) => this.#addTexts(remote, file, lang)),
    ]);
    return loaded;
  }

  /** Modules with the texts that a screen or a filling is drawn with. */
  textsOf(remote: string, module: string, lang: Lang): string[] {
    const own = this.#ownTexts(remote, module);
    return ['.', ...(own === undefined ? [] : [own])].map((folder) => `${folder}/locales/${lang}`);
  }

  /** The texts in another language of whatever was loaded; what cannot be had stays in the language before. */
  async loadTexts(lang: Lang): Promise<void> {
    const loaded = [...this.#loaded.keys()].map((key) => key.split(' ') as [remote: string, module: string]);
    const wanted = loaded
      .filter(([, module]) => !isTexts(module))
      .flatMap(([remote, module]) => this.textsOf(remote, module, lang).map((file) => ({ remote, file })));
    await Promise.allSettled(wanted.map(({ remote, file }) => this.#addTexts(remote, file, lang)));
  }

  async #addTexts(remote: string, file: string, lang: Lang): Promise<void> {
    const key = `${remote} ${file}`;
    if (this.#addedTexts.has(key)) return;
    const texts = await this.load<Record<string, unknown>>(remote, file);
    this.#i18n.addResourceBundle(lang, remote, texts, true, true);
    this.#addedTexts.add(key);
  }

  /** The remotes of which something was loaded. */
  get started(): string[] {
    return [...new Set([...this.#loaded.keys()].map((key) => key.slice(0, key.indexOf(' '))))];
  }

  /** What was loaded of a remote did not work: the next call starts the remote anew. */
  forget(remote: string): void {
    this.#unusable.add(remote);
    for (const key of this.#loaded.keys()) if (key.startsWith(`${remote} `)) this.#loaded.delete(key);
  }

  #start(remote: string, module: string, key: string): Promise<unknown> {
    const attempt = within(patience, this.#fetch(remote, module, this.#unusable.delete(remote)))
      .then((loaded) => {
        const usable = typeof loaded === 'object' && loaded !== null && (isTexts(module) || 'Component' in loaded);
        if (!usable) {
          this.#unusable.add(remote);
          throw new TypeError(`${module} exports nothing that can be drawn`);
        }
        this.#loaded.set(key, loaded);
        return loaded;
      })
      .catch((error: unknown) => {
        throw new RemoteUnavailableError(remote, module, error);
      })
      .finally(() => this.#underway.delete(key));
    this.#underway.set(key, attempt);
    return attempt;
  }
}
