import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import type { Envelope, SlotName } from '@clinic/contracts';
import { useLang } from '@clinic/kit/i18n';
import type { SlotContentModule } from '@clinic/kit/routing';
import { useSession } from '@clinic/kit/session';
import { useHost } from '../app/host-context.ts';
import { isFor } from '../app/admission.ts';
import { useQuietPage } from '../app/quiet-page.ts';
import { PageSlotContent } from './PageSlotContent.tsx';
import { isPartOfPage, slotContentKey } from './slot-content.ts';
import type { RemoteSlotContent } from './slot-content.ts';
import { SlotContentBoundary } from './SlotContentBoundary.tsx';

/** Pauses before content that no topic calls is asked for again, in milliseconds: the first one, and the longest. */
const firstPauseMs = 5000;
const longestPauseMs = 60_000;

/**
 * A place that remotes may fill. An empty slot draws nothing, and content that fails harms nothing around it. What lies over
 * the page without having been asked for stays away from quiet pages and from previews, which are there to be looked at; what
 * is for certain roles is there on every page of theirs.
 */
export function Slot({ name }: { name: SlotName }) {
  const { catalogue, boot } = useHost();
  const quiet = useQuietPage() || boot.preview !== null;
  const user = useSession((session) => session.user);
  const isWelcome = ({ slot, activateOn, roles }: RemoteSlotContent) =>
    isFor(roles, user) && (!quiet || slot !== 'overlay' || activateOn.length > 0 || roles !== undefined);
  return catalogue
    .slotContents(name)
    .filter(isWelcome)
    .map((content) =>
      isPartOfPage(content) ? (
        <PageSlotContent key={slotContentKey(content)} of={content} />
      ) : (
        <DeferredSlotContent key={slotContentKey(content)} of={content} />
      ),
    );
}

/** Content that is loaded in the browser: with its slot, or once a topic activates it. */
function DeferredSlotContent({ of }: { of: RemoteSlotContent }) {
  const { catalogue, modules, bus: hub } = useHost();
  const { remote, module, slot, activateOn } = of;
  const lang = useLang();
  const [activation, setActivation] = useState<Envelope>();
  const [loaded, setLoaded] = useState<{ content: SlotContentModule; release: string | null }>();
  /** How often it was asked for again. */
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  const [failures, setFailures] = useState({ count: 0, last: false });
  const failed = useRef(false);
  const waits = activateOn.length > 0;
  /** Nobody misses what only helps to type. */
  const missed = waits && slot !== 'search';
  const wanted = !waits || activation !== undefined;
  const releaseNow = () => catalogue.releaseOf(remote);
  const release = useSyncExternalStore(catalogue.subscribe, releaseNow, releaseNow);
  /** What waits for no topic shares what it knows with the screens of its remote: it comes from the release that they do. */
  const followed = waits ? null : release;

  useEffect(() => {
    const stops = activateOn.map((topic) =>
      hub.host.on(topic, (_payload, envelope) => {
        const load = () => {
          // Another release may have replaced it since the last activation: that one is loaded then.
          setLoaded((last) => (last?.release === catalogue.releaseOf(remote) ? last : undefined));
          setActivation(envelope);
        };
        if (failed.current) return void modules.startOver(remote).then(load);
        modules.reset(remote);
        load();
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, [activateOn, hub, modules, catalogue, remote]);

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    modules.loadWithTranslations<SlotContentModule>(remote, module, lang).then(
      (content) => {
        if (!current) return;
        failed.current = false;
        setFailures(({ count }) => ({ count, last: false }));
        setLoaded({ content, release: catalogue.releaseOf(remote) });
      },
      (error: unknown) => {
        if (!current) return;
        failed.current = true;
        setFailures(({ count }) => ({ count: count + 1, last: true }));
        console.warn(error);
        if (missed) hub.host.emit('host/toast.show@1', { kind: 'error', key: 'host:failure.toast' });
        setActivation(undefined);
      },
    );
    return () => {
      current = false;
    };
  }, [modules, catalogue, hub, remote, module, lang, wanted, missed, activation, tries, followed]);

  // Nobody calls again for what waits for no topic, and a page may stay open all day.
  useEffect(() => {
    if (waits || !failures.last) return;
    const pause = setTimeout(tryAgain, Math.min(firstPauseMs * 2 ** (failures.count - 1), longestPauseMs));
    addEventListener('online', tryAgain);
    const stop = modules.outcomes.subscribe((outcome) => outcome.remote === remote && outcome.ok && tryAgain());
    return () => {
      clearTimeout(pause);
      removeEventListener('online', tryAgain);
      stop();
    };
  }, [waits, failures, modules, remote]);

  if (loaded === undefined || !wanted) return null;
  return (
    <SlotContentBoundary
      key={`${activation?.id} ${loaded.release}`}
      remote={remote}
      onReplaced={tryAgain}
      onFailure={() => {
        failed.current = true;
        setFailures(({ count }) => ({ count: count + 1, last: true }));
        setLoaded(undefined);
        if (missed) hub.host.emit('host/toast.show@1', { kind: 'error', key: 'host:failure.toast' });
      }}
    >
      <loaded.content.Component {...(activation === undefined ? {} : { activation })} />
    </SlotContentBoundary>
  );
}
