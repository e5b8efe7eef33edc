import { useEffect, useState } from 'react';
import type { Envelope, SlotName } from '@clinic/contracts';
import { useLang } from '@clinic/kit/i18n';
import type { SlotContentModule } from '@clinic/kit/routing';
import { useHost } from '../app/host-context.ts';
import { FillingFrame } from './FillingFrame.tsx';
import { fillingKey, isDrawnWithPage } from './page-fillings.ts';
import type { Filling } from './page-fillings.ts';
import { PageFilling } from './PageFilling.tsx';

/** A place that remotes may fill. An empty slot draws nothing; a filling that fails harms nothing around it. */
export function Slot({ name }: { name: SlotName }) {
  const { catalogue } = useHost();
  return catalogue
    .fillings(name)
    .map((filling) =>
      isDrawnWithPage(filling) ? (
        <PageFilling key={fillingKey(filling)} filling={filling} />
      ) : (
        <FillingPlace key={fillingKey(filling)} filling={filling} />
      ),
    );
}

/** A filling that comes in the browser: with its place, or once a topic calls for it. */
function FillingPlace({ filling }: { filling: Filling }) {
  const { catalogue, modules, bus: hub } = useHost();
  const { remote, module } = filling;
  const lang = useLang();
  const [activation, setActivation] = useState<Envelope>();
  const [loaded, setLoaded] = useState<{ filled: SlotContentModule; release: string | null }>();
  /** How often another release had to stand in for one that threw. */
  const [replacements, setReplacements] = useState(0);
  const waits = filling.activateOn.length > 0;
  const wanted = !waits || activation !== undefined;

  useEffect(() => {
    const stops = filling.activateOn.map((topic) =>
      hub.host.on(topic, (_payload, envelope) => {
        modules.wake(remote);
        // Another release may have taken its place since the last call: then it is that one's turn.
        setLoaded((last) => (last?.release === catalogue.releaseOf(remote) ? last : undefined));
        setActivation(envelope);
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, [filling, hub, modules, catalogue, remote]);

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    modules.loadWithTexts<SlotContentModule>(remote, module, lang).then(
      (filled) => current && setLoaded({ filled, release: catalogue.releaseOf(remote) }),
      (error: unknown) => {
        if (!current) return;
        console.warn(error);
        if (waits) hub.host.emit('host/toast.show@1', { kind: 'error', key: 'host:failure.toast' });
        setActivation(undefined);
      },
    );
    return () => {
      current = false;
    };
  }, [modules, catalogue, hub, remote, module, lang, wanted, waits, activation, replacements]);

  if (loaded === undefined || !wanted) return null;
  return (
    <FillingFrame
      key={`${activation?.id} ${loaded.release}`}
      remote={remote}
      onReplaced={() => setReplacements((count) => count + 1)}
      onFailure={() => waits && hub.host.emit('host/toast.show@1', { kind: 'error', key: 'host:failure.toast' })}
    >
      <loaded.filled.Component {...(activation === undefined ? {} : { activation })} />
    </FillingFrame>
  );
}
