import { Component, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Envelope, SlotFilling, SlotName } from '@clinic/shared/contracts';
import { BusProvider } from '@clinic/shared/events';
import { useLang } from '@clinic/shared/i18n';
import type { FillingModule, FillingProps } from '@clinic/shared/routing';
import { useHost } from '../app/host-context.ts';
import { useRemoteBus } from '../app/use-remote-bus.ts';

type Filling = SlotFilling & { remote: string };

/** A place that remotes may fill. An empty slot draws nothing; a filling that fails harms nothing around it. */
export function Slot({ name, context }: { name: SlotName; context?: NonNullable<FillingProps['context']> }) {
  const { catalogue } = useHost();
  return catalogue
    .fillings(name)
    .map((filling) => (
      <FillingPlace
        key={`${filling.remote} ${filling.module}`}
        filling={filling}
        {...(context === undefined ? {} : { context })}
      />
    ));
}

function FillingPlace({ filling, context }: { filling: Filling; context?: NonNullable<FillingProps['context']> }) {
  const { modules, bus: hub } = useHost();
  const { remote, module } = filling;
  const lang = useLang();
  const bus = useRemoteBus(remote);
  const [activation, setActivation] = useState<Envelope>();
  const [loaded, setLoaded] = useState<FillingModule>();
  const waits = filling.activateOn.length > 0;
  const wanted = !waits || activation !== undefined;

  useEffect(() => {
    const stops = filling.activateOn.map((topic) =>
      hub.host.on(topic, (_payload, envelope) => setActivation(envelope)),
    );
    return () => stops.forEach((stop) => stop());
  }, [filling, hub]);

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    modules.loadWithTexts<FillingModule>(remote, module, lang).then(
      (filled) => current && setLoaded(filled),
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
  }, [modules, hub, remote, module, lang, wanted, waits, activation]);

  if (loaded === undefined || !wanted) return null;
  return (
    <FillingBoundary
      key={activation?.id}
      onFailure={() => waits && hub.host.emit('host/toast.show@1', { kind: 'error', key: 'host:failure.toast' })}
    >
      <div data-remote={remote}>
        <BusProvider bus={bus}>
          <loaded.Component
            {...(activation === undefined ? {} : { activation })}
            {...(context === undefined ? {} : { context })}
          />
        </BusProvider>
      </div>
    </FillingBoundary>
  );
}

interface BoundaryProps {
  onFailure: () => void;
  children: ReactNode;
}

/** A filling that throws leaves its place empty. */
class FillingBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn(error);
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
