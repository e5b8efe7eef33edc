import { act } from '@testing-library/react';
import type { DeskEvent } from '@clinic/contracts/desk-events';

/** What jsdom lacks: streams that a test opens, fills and breaks. The newest one comes last. */
export const streams: FakeEventSource[] = [];

class FakeEventSource implements Pick<EventSource, 'url' | 'readyState' | 'close'> {
  static readonly CLOSED = 2;
  readonly url: string;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(url: string) {
    this.url = url;
    streams.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  open(): void {
    this.readyState = 1;
    act(() => this.onopen?.());
  }

  /** The connection fails or is lost; the browser tries again by itself. */
  fail(): void {
    this.readyState = 0;
    act(() => this.onerror?.());
  }

  say(event: DeskEvent): void {
    act(() => this.onmessage?.({ data: JSON.stringify(event) }));
  }
}

/** Gives each test of a file a browser that has streams. */
export function withStreams(): void {
  beforeEach(() => {
    streams.length = 0;
    Object.assign(globalThis, { EventSource: FakeEventSource });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'EventSource');
  });
}

/** Hides the tab, or shows it again. */
export function showTab(visibility: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
