import { createMemoryRouter } from 'react-router-dom';
import { createI18n } from '@clinic/kit/i18n';
import { pageDescriptor } from '@clinic/contracts/host';
import { Catalogue } from '../shell/remotes/catalogue.ts';
import { RemoteModules } from '../shell/remotes/modules.ts';
import { aRemote } from '@clinic/contracts/testing';
import { swapOnDemand } from './swap-on-demand.ts';

const entryOf = (name: string, release: string, base = `/artifacts/${name}/${release}/`) => ({
  release,
  base,
  integrity: '',
  descriptor: pageDescriptor(
    aRemote(name, name === 'strip' ? { slots: [{ slot: 'banner', module: './strip', order: 0, activateOn: [] }] } : {}),
  ),
});

let stop = () => undefined as void;
afterEach(() => stop());

/** Asks for a swap as the local proxy does, in a page that is marked for one remote. */
function ask(named: string, remote: string, entry: ReturnType<typeof entryOf>) {
  const catalogue = new Catalogue(
    Object.fromEntries(['qa', 'strip', 'other'].map((name) => [name, entryOf(name, '1.0.0+0000000')])),
  );
  const registered: string[] = [];
  const revalidate = jest.fn(() => Promise.resolve());
  const modules = new RemoteModules(() => Promise.resolve({ Component: () => null }), createI18n('ar'), catalogue);
  const router = Object.assign(createMemoryRouter([{ path: '*', element: null }]), { revalidate });
  const register = (name: string) => registered.push(name);
  stop = swapOnDemand({ remote: named }, { catalogue, register, modules, router });
  const event = new CustomEvent('clinic:swap-remote', { detail: { remote, entry }, cancelable: true });
  dispatchEvent(event);
  return {
    done: event.defaultPrevented,
    registered,
    release: catalogue.releaseOf(remote),
    revalidated: revalidate.mock.calls.length,
  };
}

test('the remote that is developed is swapped in place, and its screen drawn again', () => {
  expect(ask('qa', 'qa', entryOf('qa', 'dev-1'))).toEqual({
    done: true,
    registered: ['qa'],
    release: 'dev-1',
    revalidated: 1,
  });
});

test.each([
  ['another remote', 'qa', 'other', entryOf('other', 'dev-1')],
  ['the files of another remote', 'qa', 'qa', entryOf('other', 'dev-1')],
  ['another site', 'qa', 'qa', entryOf('qa', 'dev-1', '//evil.example/artifacts/qa/dev-1/')],
  ['a way out of its folder', 'qa', 'qa', entryOf('qa', 'dev-1', '/artifacts/qa/../other/')],
  ['what stands in the frame of every page', 'strip', 'strip', entryOf('strip', 'dev-1')],
])('%s is not', (_what, named, remote, entry) => {
  expect(ask(named, remote, entry)).toEqual({
    done: false,
    registered: [],
    release: '1.0.0+0000000',
    revalidated: 0,
  });
});
