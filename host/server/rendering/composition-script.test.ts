import { brotliDecompressSync } from 'node:zlib';
import type { RemoteDescriptor } from '@clinic/contracts';
import { pageDescriptor } from '@clinic/contracts/host';
import type { CatalogueEntry } from '@clinic/contracts/host';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { compositionScript } from './composition-script.ts';

const entry = (name: string, more: Partial<RemoteDescriptor> = {}): CatalogueEntry => ({
  release: '1.0.0+0000000',
  base: `/artifacts/${name}/1.0.0+0000000/`,
  integrity: 'sha384-a',
  descriptor: pageDescriptor(aRemote(name, { routes: [aRoute(`/${name}`)], ...more })),
});
const textOf = ({ brotli }: { brotli: Buffer }) => brotliDecompressSync(brotli).toString();
const remotes = { parking: entry('parking'), labs: entry('labs') };

test.each<[string, Partial<RemoteDescriptor>]>([
  [
    'navigation',
    { navigation: [{ slot: 'more', id: 'a', order: 0, to: '/a', label: { ar: 'أ', en: 'A' }, audience: 'all' }] },
  ],
  ['slot content', { slots: [{ slot: 'footer', module: './link', order: 0, activateOn: [] }] }],
  ['a conversion', { conversion: { started: 'booking/wizard.started@1', completed: 'booking/appointment.created@1' } }],
  ['a page with a purpose', { routes: [aRoute('/enter', './enter', { purpose: 'sign-in' })] }],
])('a remote with %s has a place in the frame; others are named and described elsewhere', async (_what, more) => {
  const all = { ...remotes, ours: entry('ours', more) };
  const { others, ...script } = await compositionScript('c-1', all, true);
  const [, json = ''] =
    /;clinicRemotes=(.*);dispatchEvent\(new Event\("clinic:remotes"\)\)$/.exec(textOf(script)) ?? [];
  expect(JSON.parse(json)).toEqual({ ours: all.ours });
  expect([...(others?.names ?? [])]).toEqual(['labs', 'parking']);
  expect(JSON.parse(textOf(others?.file ?? script))).toEqual(remotes);
});

test('for a host that cannot fetch them later, and where each has a place, the script brings all', async () => {
  const older = await compositionScript('c-1', remotes, false);
  expect(older.others).toBeNull();
  expect(textOf(older)).toBe(`clinicRemotes=${JSON.stringify(remotes)};dispatchEvent(new Event("clinic:remotes"))`);
});
