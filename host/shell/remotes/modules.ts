import type { i18n as I18n } from 'i18next';
import type { Lang } from '@clinic/contracts';
import type { Catalogue } from './catalogue.ts';
import type { FailedRelease, FailureOrder } from './failure-order.ts';
import { Outcomes } from './outcomes.ts';
import { within } from './within.ts';

/**
 * Fetches an exposed module of a remote: by federation in the browser, from disk on the server. `afresh` starts the remote
 * anew, because what it gave before could not be used.
 */
export type FetchModule = (remote: string, module: string, afresh?: boolean) => Promise<unknown>;

/** What is known of the remotes before anything of them is loaded. */
export type KnownRemotes = Pick<Catalogue, 'ownTexts' | 'releaseOf'>;

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
  /** What came of everything that was fetched and drawn. */
  readonly outcomes = new Outcomes();
  readonly #fetch: FetchModule;
  readonly #i18n: I18n;
  readonly #known: KnownRemotes;
  readonly #order: FailureOrder | undefined;
  readonly #addedTexts = new Set<string>();
  readonly #loaded = new Map<string, unknown>();
  readonly #underway = new Map<string, Promise<unknown>>();
  readonly #unusable = new Set<string>();
  /** Releases that cannot be drawn and for which another one is looked for: `<remote>@<release>`. */
  readonly #replacing = new Map<string, Promise<void>>();
  /** How often each remote's release was left, or asked for anew: what was begun before is not kept. */
  readonly #turns = new Map<string, number>();

  /** @param order what is tried when a module cannot be had; without it the failure is the answer, as on the server */
  constructor(fetch: FetchModule, i18n: I18n, known: KnownRemotes, order?: FailureOrder) {
    this.#fetch = fetch;
    this.#i18n = i18n;
    this.#known = known;
    this.#order = order;
  }

  /** A screen or a filling that is here already, with the words of a language to draw it with. */
  peek<M>(remote: string, module: string): M | undefined {
    const isWorded = (lang: Lang) =>
      this.textsOf(remote, module, lang).every((file) => this.#addedTexts.has(`${remote} ${file}`));
    return isWorded('ar') || isWorded('en') ? (this.#loaded.get(`${remote} ${module}`) as M | undefined) : undefined;
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
    const addTexts = () =>
      Promise.all(this.textsOf(remote, module, lang).map((file) => this.#addTexts(remote, file, lang)));
    const [loaded] = await Promise.all([this.load<M>(remote, module), addTexts()]);
    // Another release that had to stand in brings its own; otherwise they are here.
    await addTexts();
    return loaded;
  }

  /** Modules with the texts that a screen or a filling is drawn with. */
  textsOf(remote: string, module: string, lang: Lang): string[] {
    const own = this.#known.ownTexts(remote, module);
    return ['.', ...(own === undefined ? [] : [own])].map((folder) => `${folder}/locales/${lang}`);
  }

  /**
   * The texts in another language of whatever was loaded or is on its way; what cannot be had stays in the language before.
   * @param tried files that are not asked for once more; those that this call asks for are added
   */
  async loadTexts(lang: Lang, tried = new Set<string>()): Promise<void> {
    const asked = [...this.#loaded.keys(), ...this.#underway.keys()];
    const wanted = asked
      .map((key) => key.split(' ') as [remote: string, module: string])
      .filter(([, module]) => !isTexts(module))
      .flatMap(([remote, module]) => this.textsOf(remote, module, lang).map((file) => ({ remote, file })))
      .filter(({ remote, file }) => !tried.has(`${remote} ${file}`));
    for (const { remote, file } of wanted) tried.add(`${remote} ${file}`);
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
    this.leaveRelease(remote);
  }

  /**
   * What the present release of a remote draws does not work: another one takes its place, from which the next call is then
   * answered.
   * @throws when there is no other
   */
  replaceRelease(remote: string): Promise<void> {
    const release = this.#known.releaseOf(remote);
    const failed = `${remote}@${release}`;
    const underway = this.#replacing.get(failed);
    if (underway !== undefined) return underway;
    const replacing = this.#replace({ remote, release }).finally(() => {
      if (this.#replacing.get(failed) === replacing) this.#replacing.delete(failed);
    });
    this.#replacing.set(failed, replacing);
    return replacing;
  }

  async #replace(failed: FailedRelease): Promise<void> {
    const { remote, release } = failed;
    await this.#order?.replace(failed, () => this.leaveRelease(remote));
    if (this.#known.releaseOf(remote) === release) throw new Error(`nothing stands in for ${remote}@${release}`);
  }

  /** Another release of a remote takes its place: nothing of the former is given out any more, nor what is on its way. */
  leaveRelease(remote: string): void {
    this.#turns.set(remote, this.#turn(remote) + 1);
    this.#drop(remote, [this.#loaded, this.#underway, this.#addedTexts], () => true);
  }

  /** Somebody asks again for a remote that could not be had: it is asked for anew, whatever still hangs of it. */
  wake(remote: string): void {
    this.#turns.set(remote, this.#turn(remote) + 1);
    this.#order?.wake(remote);
    // What is aborted by this is no answer for whoever fails from here on.
    this.#replacing.delete(`${remote}@${this.#known.releaseOf(remote)}`);
    this.#drop(remote, [this.#underway], () => true);
  }

  #drop(remote: string, from: Pick<Set<string>, 'keys' | 'delete'>[], which: (key: string) => boolean): void {
    for (const kept of from)
      for (const key of [...kept.keys()]) if (key.startsWith(`${remote} `) && which(key)) kept.delete(key);
  }

  #turn(remote: string): number {
    return this.#turns.get(remote) ?? 0;
  }

  #start(remote: string, module: string, key: string): Promise<unknown> {
    const turn = this.#turn(remote);
    let last: Teller = () => undefined;
    const fetch = async () => {
      last = this.#teller(remote, module);
      return this.#fetchUsable(remote, module, last);
    };
    const tried = { remote, release: this.#known.releaseOf(remote) };
    const leaveTexts = () => this.#drop(remote, [this.#loaded, this.#addedTexts], isTexts);
    const whole = (this.#order?.run(tried, fetch, leaveTexts) ?? fetch()).then((loaded) => {
      if (turn === this.#turn(remote)) this.#loaded.set(key, loaded);
      last(true);
      return loaded;
    });
    const attempt: Promise<unknown> = within(patience, whole)
      .catch((error: unknown) => {
        // What comes later is kept all the same, and told; who asked has this answer.
        last(false, error);
        throw new RemoteUnavailableError(remote, module, error);
      })
      .finally(() => {
        if (this.#underway.get(key) === attempt) this.#underway.delete(key);
      });
    this.#underway.set(key, attempt);
    return attempt;
  }

  async #fetchUsable(remote: string, module: string, tell: Teller): Promise<unknown> {
    try {
      const loaded = await this.#fetch(remote, module, this.#unusable.delete(remote));
      if (typeof loaded === 'object' && loaded !== null && (isTexts(module) || 'Component' in loaded)) return loaded;
      this.#unusable.add(remote);
      throw new TypeError(`${module} exports nothing that can be drawn`);
    } catch (error) {
      tell(false, error);
      throw error;
    }
  }

  /** Tells what came of one attempt, by the release that it was made with: a failure once, however it shows. */
  #teller(remote: string, module: string): Teller {
    const begun = performance.now();
    const release = this.#known.releaseOf(remote);
    let failed = false;
    return (ok, error) => {
      if (!ok && failed) return;
      failed ||= !ok;
      const milliseconds = performance.now() - begun;
      this.outcomes.tell({ remote, release, module, phase: 'load', ok, milliseconds, error });
    };
  }
}

type Teller = (ok: boolean, error?: unknown) => void;
