import type { i18n as I18n } from 'i18next';
import type { Lang } from '@clinic/shared/contracts';
import { within } from './within.ts';

/**
 * Fetches an exposed module of a remote: by federation in the browser, from disk on the server. `afresh` starts the remote
 * anew, because what it gave before could not be used.
 */
export type FetchModule = (remote: string, module: string, afresh?: boolean) => Promise<unknown>;

/** Longest wait for a module, in milliseconds: whoever asked gets an answer within five seconds (R8). */
const patience = 4500;

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
  readonly #loaded = new Map<string, unknown>();
  readonly #underway = new Map<string, Promise<unknown>>();
  readonly #unusable = new Set<string>();

  constructor(fetch: FetchModule, i18n: I18n) {
    this.#fetch = fetch;
    this.#i18n = i18n;
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

  /** A screen or a filling together with the remote's texts in a language. */
  async loadWithTexts<M>(remote: string, module: string, lang: Lang): Promise<M> {
    const [loaded] = await Promise.all([this.load<M>(remote, module), this.loadTexts(remote, lang)]);
    return loaded;
  }

  async loadTexts(remote: string, lang: Lang): Promise<void> {
    if (this.#i18n.hasResourceBundle(lang, remote)) return;
    this.#i18n.addResourceBundle(lang, remote, await this.load<Record<string, unknown>>(remote, `./locales/${lang}`));
  }

  /** The remotes of which something was loaded, so that their texts follow a switch of the language. */
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
        const usable =
          typeof loaded === 'object' && loaded !== null && (module.startsWith('./locales/') || 'Component' in loaded);
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
