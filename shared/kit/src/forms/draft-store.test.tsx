import { act, render, screen } from '@testing-library/react';
import { forgetTab } from '../session/tab-owner.ts';
import { createDraftStore } from './index.ts';

interface Note {
  title: string;
  text: string;
}
const initial: Note = { title: '', text: '' };
const open = (more: { version?: number; maxAgeMs?: number; storage?: 'tab' | 'device' } = {}) =>
  createDraftStore<Note>('note', { initial, storage: 'tab', version: 1, ...more });

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('what was typed is there again after a reload, and forgetting it leaves nothing behind', () => {
  open().set({ text: 'half a sentence' });
  const reloaded = open();
  expect(reloaded.get()).toEqual({ title: '', text: 'half a sentence' });
  reloaded.forget();
  expect(reloaded.get()).toEqual(initial);
  expect(sessionStorage).toHaveLength(0);
});

test('signing out takes it away everywhere, and what is drawn of it too', () => {
  const store = open();
  const Shown = () => <p>{store.useDraft().text || 'nothing'}</p>;
  render(<Shown />);
  act(() => store.set({ text: 'private' }));
  expect(screen.getByText('private')).toBeVisible();
  act(() => forgetTab());
  expect(screen.getByText('nothing')).toBeVisible();
  act(() => store.set({ title: 'the next person' }));
  expect(store.get()).toEqual({ title: 'the next person', text: '' });
});

test('a draft of another format, of another version or past its age counts as none', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T07:00:00Z') });
  open({ maxAgeMs: 1000 }).set({ text: 'old' });
  expect(open({ version: 2 }).get()).toEqual(initial);
  expect(open({ maxAgeMs: 1000 }).get().text).toBe('old');
  jest.setSystemTime(new Date('2026-11-21T07:00:02Z'));
  expect(open({ maxAgeMs: 1000 }).get()).toEqual(initial);
  sessionStorage.setItem('note', '{');
  expect(open().get()).toEqual(initial);
});

test('on the device it outlives the tab', () => {
  open({ storage: 'device' }).set({ text: 'later' });
  act(() => forgetTab());
  expect(open({ storage: 'device' }).get().text).toBe('later');
});

test('where the browser refuses its storage, a draft lives as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = open();
  store.set({ text: 'typed' });
  store.set({ title: 'later' });
  expect(store.get()).toEqual({ title: 'later', text: 'typed' });
});
