import type { RemoteModules } from '../shell/remotes/modules.ts';
import { captureEvent } from './capture-event.ts';
import { useNewerVersion } from '../shell/frame/newer-version.ts';
import type { ReleaseServices } from './release-services.ts';
import type { UpdatePlan } from './update-plan.ts';
import type { Router } from './registry/watch-registry.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';

export interface UpdateServices extends ReleaseServices {
  modules: RemoteModules;
  router: Router;
  unsavedChanges: UnsavedChanges;
}

/**
 * Brings an open page to what is live. A remote of which nothing is mounted is replaced at the next navigation. A change that
 * reaches further turns the next link into a full page load. Neither happens while there are unsaved changes.
 */
export class InPlaceUpdate {
  readonly #services: UpdateServices;
  readonly #stops: (() => void)[];
  #plan: UpdatePlan | null = null;
  #navigating = false;

  constructor(services: UpdateServices) {
    this.#services = services;
    this.#stops = [
      services.router.subscribe(({ navigation }) => {
        const starts = navigation.state === 'loading' && !this.#navigating;
        this.#navigating = navigation.state !== 'idle';
        if (starts) this.#replaceReleases();
      }),
      // On the window, before the router sees the click: the browser then follows the link itself.
      captureEvent(window, 'click', (event) => this.#onClick(event as MouseEvent)),
    ];
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  /** Sets what is to come; a plan replaces the one before. */
  prepare(plan: UpdatePlan): void {
    this.#plan = plan;
    this.#settle();
  }

  /** The update that the notice announces. */
  get pending(): { composition: string; needsReload: boolean } | null {
    if (this.#plan === null) return null;
    const { composition, inPlace, fullReload } = this.#plan;
    return { composition: composition.id, needsReload: fullReload || [...inPlace.keys()].some(isMounted) };
  }

  get blocked(): boolean {
    return this.#services.unsavedChanges.any;
  }

  #replaceReleases(): void {
    const plan = this.#plan;
    if (plan === null || plan.fullReload || this.blocked) return;
    const { catalogue, modules, register } = this.#services;
    for (const [remote, entry] of plan.inPlace) {
      if (isMounted(remote)) continue;
      register(remote, entry);
      catalogue.replace(remote, entry);
      modules.dropRelease(remote);
      plan.inPlace.delete(remote);
    }
    this.#settle();
  }

  /** With nothing left to do, the page is at the live composition, unless a part of it differs on purpose. */
  #settle(): void {
    const plan = this.#plan;
    if (plan !== null && !plan.fullReload && plan.inPlace.size === 0) {
      this.#plan = null;
      if (plan.complete) {
        Object.assign(this.#services.boot.composition, plan.composition);
        this.#services.catalogue.markComposed();
      }
    }
    if (this.#plan === null) useNewerVersion.setState({ Notice: null });
    else void this.#announce().catch(() => undefined);
  }

  async #announce(): Promise<void> {
    const { noticeOf } = await import('./NewerVersion.tsx');
    if (this.#plan !== null)
      useNewerVersion.setState(({ Notice, generation }) => ({
        Notice: Notice ?? noticeOf(this),
        generation: generation + 1,
      }));
  }

  #onClick(event: MouseEvent): void {
    if (this.#plan?.fullReload !== true || this.blocked || !isPlainClick(event)) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download')) return;
    if (link.origin === location.origin && link.pathname !== location.pathname) event.stopImmediatePropagation();
  }
}

/** A region that is empty shows nothing of its remote: its dialog, for example, was closed. */
function isMounted(remote: string): boolean {
  return document.querySelector(`[data-remote="${remote}"]:not(:empty)`) !== null;
}

function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
