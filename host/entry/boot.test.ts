import { bootElementId, remotesOfScript } from '@clinic/contracts/host';
import type { PageBoot } from '@clinic/contracts/host';
import { readBoot } from './boot.ts';

const qa = { release: '1.0.0+a', base: '/artifacts/qa/1.0.0+a/', integrity: 'sha384-a' };
const booking = { release: '1.0.0+b', base: '/artifacts/booking/1.0.0+b/', integrity: 'sha384-b' };

/** A page that carries this boot data. */
function aPage(boot: Partial<Omit<PageBoot, 'remotes'>> & { remotes: object }): void {
  document.body.innerHTML = `<script type="application/json" id="${bootElementId}"></script>`;
  (document.getElementById(bootElementId) as HTMLElement).textContent = JSON.stringify(boot);
}

/** The script of the composition runs. */
function runScript(remotes: object, others?: object): void {
  Object.assign(globalThis, { [remotesOfScript.global]: remotes, ...(others && { [remotesOfScript.others]: others }) });
  dispatchEvent(new Event(remotesOfScript.event));
}

afterEach(() => {
  for (const name of [remotesOfScript.global, remotesOfScript.others]) Reflect.deleteProperty(globalThis, name);
});

test('a page that carries its remotes waits for nothing', async () => {
  aPage({ lang: 'ar', remotes: { qa } });
  expect(await readBoot()).toEqual({ lang: 'ar', remotes: { qa } });
});

test('the remotes come from the script of the composition, which has run', async () => {
  aPage({ lang: 'ar', remotesByScript: true, remotes: {} });
  runScript({ qa });
  expect(await readBoot()).toMatchObject({ lang: 'ar', remotes: { qa } });
});

test('or which runs later, after it failed', async () => {
  aPage({ remotesByScript: true, remotes: {} });
  const reading = readBoot();
  runScript({ qa });
  expect(await reading).toMatchObject({ remotes: { qa } });
});

test('a remote that the page names wins', async () => {
  aPage({ remotesByScript: true, remotes: { qa: { ...qa, release: 'dev-1' } } });
  runScript({ qa, booking });
  expect((await readBoot()).remotes).toEqual({ qa: { ...qa, release: 'dev-1' }, booking });
});

test('the script says where the other remotes are; a page of one of them names it', async () => {
  const others = { names: ['booking'], url: '/compositions/c-1/a.json', integrity: 'sha384-o' };
  aPage({ remotesByScript: true, remotes: { booking } });
  runScript({ qa }, others);
  expect(await readBoot()).toMatchObject({ remotes: { qa, booking }, otherRemotes: others });
});
