import { Component } from 'react';
import type { ReactNode } from 'react';
import { BusProvider } from '@clinic/shared/events';
import { useRemoteBus } from '../app/use-remote-bus.ts';

interface FillingFrameProps {
  remote: string;
  onFailure?: () => void;
  children: ReactNode;
}

/** What stands around every filling: its remote's own bus, and a border that its failure does not cross. */
export function FillingFrame({ remote, onFailure, children }: FillingFrameProps) {
  const bus = useRemoteBus(remote);
  return (
    <FillingBoundary onFailure={onFailure}>
      <div data-remote={remote}>
        <BusProvider bus={bus}>{children}</BusProvider>
      </div>
    </FillingBoundary>
  );
}

interface BoundaryProps {
  onFailure: (() => void) | undefined;
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
    this.props.onFailure?.();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
