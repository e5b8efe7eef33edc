import type { RemoteModules } from '../shell/remotes/modules.ts';
import { listen } from './listen.ts';
import { useNewerVersion } from './newer-version.ts';
import type { ReleaseParts } from './page-releases.ts';
import type { Plan } from './plan.ts';
import type { Router } from './registry-watch.ts';
import type { Unfinished } from './unfinished.ts';

export interface AdoptionParts extends ReleaseParts {
  modules: RemoteModules;
  router: Router;
  unfinished: Unfinished;
}

/**
 * Brings an open page to what is live: a remote of which nothing is in the page changes when somebody navigates, and what
 * reaches further comes with the next link as a page of its own from the server. What somebody has begun is never disturbed.
 */
export class Adoption {
  readonly #parts: AdoptionParts;
  readonly #stops: (() => void)[];
  #plan: Plan | null = null;
  #navigating = false;

  constructor(parts: AdoptionParts) {
    this.#parts = parts;
    this.#stops = [
      parts.router.subscribe(({ navigation }) => {
        const begins = navigation.state === 'loading' && !this.#navigating;
        this.#navigating = navigation.state !== 'idle';
        if (begins) this.#adopt();
      }),
      // On the window, before the page's own code sees the press: the link is then a link as any other.
      listen(window, 'click', (event) => this.#lookAtLink(event as MouseEvent)),
    ];
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  /** What is to come; a plan replaces the one before. */
  prepare(plan: Plan): void {
    this.#plan = plan;
    this.#settle();
  }

  /** What the notice has to know. */
  get waiting(): { composition: string; needsReload: boolean } | null {
    if (this.#plan === null) return null;
    const { composition, inPlace, byDocument } = this.#plan;
    return { composition: composition.id, needsReload: byDocument || [...inPlace.keys()].some(isMounted) };
  }

  get held(): boolean {
    return this.#parts.unfinished.any;
  }

  #adopt(): void {
    const plan = this.#plan;
    if (plan === null || plan.byDocument || this.held) return;
    const { catalogue, modules, register } = this.#parts;
    for (const [remote, entry] of plan.inPlace) {
      if (isMounted(remote)) continue;
      register(remote, entry);
      catalogue.replace(remote, entry);
      modules.leaveRelease(remote);
      plan.inPlace.delete(remote);
    }
    this.#settle();
  }

  /** Nothing left to do: the page is at the composition, when every part of it is. */
  #settle(): void {
    const plan = this.#plan;
    if (plan !== null && !plan.byDocument && plan.inPlace.size === 0) {
      this.#plan = null;
      if (plan.whole) {
        Object.assign(this.#parts.boot.composition, plan.composition);
        this.#parts.catalogue.agree();
      }
    }
    if (this.#plan === null) useNewerVersion.setState({ Notice: null });
    else void this.#announce().catch(() => undefined);
  }

  async #announce(): Promise<void> {
    const { noticeOf } = await import('./NewerVersion.tsx');
    if (this.#plan !== null)
      useNewerVersion.setState(({ Notice, turn }) => ({ Notice: Notice ?? noticeOf(this), turn: turn + 1 }));
  }

  #lookAtLink(event: MouseEvent): void {
    if (this.#plan?.byDocument !== true || this.held || !isPlain(event)) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download')) return;
    if (link.origin === location.origin && link.pathname !== location.pathname) event.stopImmediatePropagation();
  }
}

/** A region that is there and empty draws nothing: its dialog, for example, was closed. */
function isMounted(remote: string): boolean {
  return document.querySelector(`[data-remote="${remote}"]:not(:empty)`) !== null;
}

function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
