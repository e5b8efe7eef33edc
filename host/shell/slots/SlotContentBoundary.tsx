import { Component, useState } from 'react';
import type { ReactNode } from 'react';
import { BusProvider } from '@clinic/kit/events';
import { useHost } from '../app/host-context.ts';
import { useRemoteBus } from '../app/use-remote-bus.ts';

interface SlotContentBoundaryProps {
  remote: string;
  /** Another release replaced the one that threw: it is to be loaded and drawn. */
  onReplaced: () => void;
  /** It threw, and there is no fallback: the slot stays empty. */
  onFailure?: () => void;
  children: ReactNode;
}

/** Surrounds the content of a slot: gives it its remote's scoped bus, and contains its failure. */
export function SlotContentBoundary({ remote, onReplaced, onFailure, children }: SlotContentBoundaryProps) {
  const bus = useRemoteBus(remote);
  const { catalogue, modules } = useHost();
  // Its content may throw when the page is at another release already.
  const [release] = useState(() => catalogue.releaseOf(remote));
  const failed = (error: unknown) => {
    modules.outcomes.report({ remote, release, module: null, phase: 'draw', ok: false, milliseconds: 0, error });
    modules.failOver(remote, release).then(onReplaced, () => onFailure?.());
  };
  return (
    <ErrorBoundary onFailure={failed}>
      <div data-remote={remote}>
        <BusProvider bus={bus}>{children}</BusProvider>
      </div>
    </ErrorBoundary>
  );
}

interface BoundaryProps {
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** Content that throws leaves its slot empty until another release replaces it. */
class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn(error);
    this.props.onFailure(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
