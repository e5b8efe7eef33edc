import type { i18n as I18n } from 'i18next';
import type { Lang } from '@clinic/contracts';
import type { Catalogue } from './catalogue.ts';
import type { Failover } from './failover.ts';
import { InFlight } from './in-flight.ts';
import { ModuleCache } from './module-cache.ts';
import { ModuleLoader } from './module-loader.ts';
import type { FetchModule } from './module-loader.ts';
import { Outcomes } from './outcomes.ts';
import { isTranslations, RemoteTranslations, translationsOf } from './translations.ts';

/** What is known of the remotes before anything of them is loaded. */
export type KnownRemotes = Pick<Catalogue, 'ownTranslations' | 'releaseOf'>;

const keyOf = (remote: string, module: string) => `${remote} ${module}`;
const isOf = (remote: string) => (key: string) => key.startsWith(`${remote} `);

/**
 * The remotes' modules and translations. Successes are cached, failures are not: the next call tries again, so that a remote
 * that recovers is back without a reload.
 */
export class RemoteModules {
  /** The outcome of everything that was fetched and drawn. */
  readonly outcomes = new Outcomes();
  readonly #known: KnownRemotes;
  readonly #failover: Failover | undefined;
  readonly #loader: ModuleLoader;
  readonly #cache = new ModuleCache();
  readonly #loads = new InFlight<unknown>();
  /** Releases that cannot be drawn and are being replaced: `<remote>@<release>`. */
  readonly #replacements = new InFlight<void>();
  readonly #translations: RemoteTranslations;

  /** @param failover what is done when a module cannot be loaded; without it the failure is the answer, as on the server */
  constructor(fetch: FetchModule, i18n: I18n, known: KnownRemotes, failover?: Failover) {
    this.#known = known;
    this.#failover = failover;
    this.#loader = new ModuleLoader(fetch, (remote) => known.releaseOf(remote), this.outcomes, failover);
    this.#translations = new RemoteTranslations(i18n);
  }

  /** A screen or a slot's content that is loaded already, with the translations of a language to draw it with. */
  peek<M>(remote: string, module: string): M | undefined {
    const isTranslated = (lang: Lang) =>
      this.translationsOf(remote, module, lang).every((file) => this.#translations.has(remote, file));
    return isTranslated('ar') || isTranslated('en') ? (this.#cache.get(remote, module) as M | undefined) : undefined;
  }

  /**
   * @param guess nobody asked for it yet: its failure is nothing that another release stands in for, nor anybody's answer
   * @throws {RemoteUnavailableError}
   */
  async load<M>(remote: string, module: string, guess = false): Promise<M> {
    if (this.#cache.has(remote, module)) return this.#cache.get(remote, module) as M;
    const key = guess ? `${keyOf(remote, module)} guess` : keyOf(remote, module);
    return (await this.#loads.share(key, () => this.#load(remote, module, guess))) as M;
  }

  /**
   * A screen or a slot's content together with its remote's translations in a language, and its own. What is here in another
   * language stays so without them, and no other release stands in for it.
   * @param guess as of {@link load}
   */
  async loadWithTranslations<M>(remote: string, module: string, lang: Lang, guess = false): Promise<M> {
    const here = this.peek<M>(remote, module);
    const optional = guess || here !== undefined;
    const addTranslations = () =>
      Promise.all(
        this.translationsOf(remote, module, lang).map((file) => this.#addTranslations(remote, file, lang, optional)),
      );
    try {
      const [loaded] = await Promise.all([this.load<M>(remote, module, guess), addTranslations()]);
      // A fallback release brings its own; otherwise they are here.
      await addTranslations();
      return loaded;
    } catch (error) {
      if (here === undefined) throw error;
      return here;
    }
  }

  /** Modules with the translations that a screen or a slot's content is drawn with. */
  translationsOf(remote: string, module: string, lang: Lang): string[] {
    return translationsOf(this.#known.ownTranslations(remote, module), lang);
  }

  /**
   * Loads the translations in another language of whatever was loaded or is being loaded. What fails stays in the language
   * before.
   * @param tried files that are not asked for once more; those that this call asks for are added
   */
  async loadTranslations(lang: Lang, tried = new Set<string>()): Promise<void> {
    const inProgress = this.#loads.keys.map((key) => key.split(' ') as [remote: string, module: string]);
    const wanted = [...this.#cache.modules, ...inProgress]
      .filter(([, module]) => !isTranslations(module))
      .flatMap(([remote, module]) => this.translationsOf(remote, module, lang).map((file) => ({ remote, file })))
      .filter(({ remote, file }) => !tried.has(keyOf(remote, file)));
    for (const { remote, file } of wanted) tried.add(keyOf(remote, file));
    await Promise.allSettled(wanted.map(({ remote, file }) => this.#addTranslations(remote, file, lang, true)));
  }

  /** The remotes of which something was loaded. */
  get startedRemotes(): string[] {
    return this.#cache.remotes;
  }

  /** What was loaded of a remote did not work: the next call starts the remote again. */
  restartOnNextLoad(remote: string): void {
    this.#loader.restart(remote);
    this.dropRelease(remote);
  }

  /**
   * Replaces a release of a remote, which cannot be drawn. The next call loads from its replacement.
   * @throws when there is no other release
   */
  async failOver(remote: string, release: string | null): Promise<void> {
    // What threw was drawn before another release replaced it, which has done nothing wrong.
    if (this.#known.releaseOf(remote) !== release) return;
    return this.#replacements.share(`${remote}@${release}`, async () => {
      await this.#failover?.replace({ remote, release }, () => this.dropRelease(remote));
      if (this.#known.releaseOf(remote) === release) throw new Error(`there is no fallback for ${remote}@${release}`);
    });
  }

  /** Another release of a remote replaces it: nothing of the former is given out any more, nor what is being loaded of it. */
  dropRelease(remote: string): void {
    this.#cache.startGeneration(remote);
    this.#cache.delete(remote);
    this.#loads.detach(isOf(remote));
    this.#translations.drop(remote);
  }

  /** Somebody asks again for a remote that could not be loaded: it is tried at once, whatever is still in progress. */
  reset(remote: string): void {
    this.#cache.startGeneration(remote);
    this.#failover?.reset(remote);
    // This aborts replacements in progress: whoever fails from here on needs one of their own.
    const replacement = `${remote}@${this.#known.releaseOf(remote)}`;
    this.#replacements.detach((key) => key === replacement);
    this.#loads.detach(isOf(remote));
  }

  /**
   * Somebody asks again for a remote whose failure they saw: as {@link reset}, from the release that a fallback replaced if
   * there is one. Settles when the next call loads from it.
   */
  async startOver(remote: string): Promise<void> {
    const release = this.#known.releaseOf(remote);
    this.reset(remote);
    await this.#failover?.startOver(remote);
    if (this.#known.releaseOf(remote) !== release) this.dropRelease(remote);
  }

  #load(remote: string, module: string, guess: boolean): Promise<unknown> {
    const generation = this.#cache.generationOf(remote);
    const onSwitch = () => {
      this.#cache.delete(remote);
      this.#translations.drop(remote);
    };
    let late = false;
    const loading = this.#loader.load(remote, module, {
      onLoaded: (loaded) => {
        this.#cache.set(remote, module, loaded, generation);
        if (late && isTranslations(module) && this.#cache.get(remote, module) === loaded)
          void this.#translations.addLate(remote, module, loaded as Record<string, unknown>);
      },
      onSwitch: guess ? undefined : onSwitch,
    });
    loading.catch(() => (late = true));
    return loading;
  }

  #addTranslations(remote: string, file: string, lang: Lang, guess: boolean): Promise<void> {
    return this.#translations.add(remote, file, lang, () => this.load<Record<string, unknown>>(remote, file, guess));
  }
}
